import { screens } from '../../screens/screens.tsx'
import type * as copy from './copy.ts'
import type { Scene } from './copy.ts'
import { SceneOf } from './scene.tsx'

type Props = {
  indexTitle: string
  scenes: typeof copy.scenes
  dusk: typeof copy.dusk
  dawn: typeof copy.dawn
}

/** The screens in the order of their moments: days before on the page's ground, then the night. */
export function OneNight({ indexTitle, scenes: { before, night }, dusk, dawn }: Props) {
  return (
    <div className="ruled one-night" data-band="Screens">
      <nav aria-label={indexTitle} className="screen-index on-dark no-print">
        <ol className="page list-none">
          {[...before, ...night].flat().map(({ name, time }) => (
            <li key={name}>
              <a href={`#${name}`}>
                <b className="figures">{time}</b> {screens[name].title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="page">
        <Scenes moments={before} />
      </div>
      <div className="after-dark on-dark">
        <div className="page">
          <Moment {...dusk} className="dusk" />
          <Scenes moments={night} />
          <Moment {...dawn} className="dawn" />
        </div>
      </div>
    </div>
  )
}

/** Two screens of one time are beside each other on a phone, to swipe. */
function Scenes({ moments }: { moments: readonly (readonly Scene[])[] }) {
  return moments.map((scenes) => {
    const parts = scenes.map((scene) => <SceneOf key={scene.name} {...scene} />)
    if (parts.length === 1) return parts
    const names = scenes.map(({ name }) => screens[name].title)
    return (
      <div
        key={names[0]}
        className="swipe sm:contents"
        role="group"
        aria-label={names.join(' and ')}
      >
        {parts}
      </div>
    )
  })
}

/** The night's beginning or its end, in a number that fills its place. */
function Moment({ time, text, className }: typeof copy.dusk & { className: string }) {
  return (
    <p className={className}>
      <b className="figures">{time}</b>
      {text}
    </p>
  )
}
