import type { ReactNode } from 'react'
import { DemoButton } from '../demo-button.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import type { Crumb } from '../../paths.ts'

type Props = {
  trail?: readonly Crumb[]
  title: string
  lead: string
  /** What stands beside or below the demo button. */
  action?: ReactNode
  /** What fills the right-hand columns. */
  children?: ReactNode
}

/** The words of a scenario page's opening: where this is, its claim, and the way to a demo. */
export function OpeningWords({ trail, title, lead, action }: Omit<Props, 'children'>) {
  return (
    <>
      {trail && <Breadcrumbs trail={trail} />}
      <h1>{title}</h1>
      <p className="lead mt-7">{lead}</p>
      <div className="flex flex-wrap gap-3.5 mt-8">
        <DemoButton />
        {action}
      </div>
    </>
  )
}

/** The opening of a scenario page on light ground, with room for a figure at the right. */
export function Opening({ children, ...words }: Props) {
  return (
    <div className="ruled">
      <div className="page cols opening">
        <div className={children ? 'opening-words' : 'opening-words opening-wide'}>
          <OpeningWords {...words} />
        </div>
        {children}
      </div>
    </div>
  )
}
