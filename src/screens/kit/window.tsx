import type { ReactNode, ComponentType } from 'react'
import { product } from '../../site.ts'

type Props = {
  of: Screen
  /** Screen readers get its table. Otherwise the drawing is one picture with a description. */
  isTable?: boolean
  isDark?: boolean
  isRehearsal?: boolean
  className?: string
  children: ReactNode
}

export function Window({ of, isTable, isDark, isRehearsal, className, children }: Props) {
  const drawing = (
    <div className={isDark ? 'window ui ui-dark' : 'window ui'} data-rehearsal={isRehearsal}>
      <div className="ui-title" aria-hidden={isTable || undefined}>
        <b>{of.title}</b>
        <span>{product}</span>
        <span>
          {of.when} · {of.desk}
        </span>
      </div>
      <div className={className}>{children}</div>
    </div>
  )
  if (isTable)
    return (
      <figure className="screen">
        {drawing}
        <figcaption className="sr-only">{of.alt}</figcaption>
      </figure>
    )
  return (
    <div className="screen" role="img" aria-label={of.alt}>
      {drawing}
    </div>
  )
}

export type Screen = {
  readonly title: string
  /** Describes the drawing for screen readers. */
  readonly alt: string
  /** The moment shown: days from the event, and minutes from that day's T0. */
  readonly days: number
  readonly minute?: number
  /** The same moment in words, and whose desk it is on. */
  readonly when: string
  readonly desk: string
  readonly Component: ComponentType
}
