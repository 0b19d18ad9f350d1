import { screens } from '../../screens/screens.tsx'
import type { Scene } from './copy.ts'

/** A screen with its moment, its name and what it is for. On a desk the words stay beside a taller screen. */
export function SceneOf({ name, time, day, subtitle, description }: Scene) {
  const { title, Component } = screens[name]
  return (
    <article className="scene" id={name}>
      <div className="scene-words">
        <p className="text-small">
          <b className="scene-time figures">{time}</b>
          <span className="max-sm:sr-only">{day}</span>
        </p>
        <h2 className="text-claim">{title}</h2>
        <p className="scene-subtitle">{subtitle}</p>
        <p>{description}</p>
      </div>
      <Component />
    </article>
  )
}
