import type { ReactNode } from 'react'
import { product } from '../../site.ts'
import type { Screen } from './screen.ts'

type Props = {
  of: Screen
  /** Its table is read out as a table; otherwise the drawing is one picture with a description. */
  isTable?: boolean
  isDark?: boolean
  isRehearsal?: boolean
  className?: string
  children: ReactNode
}

/** The product's window: a title bar that says which screen it is, whose, and when. */
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
