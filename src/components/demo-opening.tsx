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
      <div className={`page pb-7 ${note ? '' : 'lg:min-h-75'}`}>
        <Breadcrumbs trail={trail} />
        <h1 className="mt-4 max-w-15em">{title}</h1>
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5 mt-4.5">
          <div>
            <p className={isDark ? 'lead text-balance text-on-bottle-2!' : 'lead text-balance'}>
              {lead}
            </p>
            {note && <p className="sample mt-4">{note}</p>}
          </div>
          <DemoButton />
        </div>
      </div>
    </div>
  )
}
