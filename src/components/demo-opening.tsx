import type { Crumb } from '../paths.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { DemoButton } from './demo-button.tsx'

type Props = {
  trail: readonly Crumb[]
  title: string
  lead: string
  note?: string
  isDark?: boolean
}

/** A claim in a few lines, so that the page's drawing begins in the first view. */
export function DemoOpening({ trail, title, lead, note, isDark }: Props) {
  return (
    <div className={isDark ? 'ruled on-dark' : 'ruled'}>
      <div className="page pb-9 lg:pb-11">
        <Breadcrumbs trail={trail} />
        <div className={`cols items-end gap-y-4.5 mt-4 ${note ? '' : 'lg:mt-13'}`}>
          <h1 className="col-span-12 lg:col-span-7">{title}</h1>
          <div className="col-span-12 lg:col-span-5">
            <p className={isDark ? 'lead text-on-bottle-2!' : 'lead'}>{lead}</p>
            {note && <p className="sample mt-3">{note}</p>}
            <p className="mt-5">
              <DemoButton />
            </p>
          </div>
        </div>
      </div>
    </div>
  )
}
