import type { Crumb } from '../../paths.ts'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { DemoButton } from '../demo-button.tsx'

type Props = { trail: readonly Crumb[]; title: string; lead: string; isDark?: boolean }

/** A scenario page's claim in a few lines, so that its drawing begins in the first view. */
export function ScenarioOpening({ trail, title, lead, isDark = false }: Props) {
  return (
    <div className={isDark ? 'ruled on-dark' : 'ruled'}>
      <div className="page pt-3 pb-7 lg:min-h-75">
        <Breadcrumbs trail={trail} />
        <h1 className="mt-4 max-w-15em">{title}</h1>
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5 mt-4.5">
          <p className={isDark ? 'lead text-on-bottle-2! md:max-w-48em' : 'lead md:max-w-48em'}>
            {lead}
          </p>
          <DemoButton />
        </div>
      </div>
    </div>
  )
}
