import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { DemoButton } from '../../components/demo-button.tsx'
import type { Crumb } from '../../paths.ts'

type Props = { trail: readonly Crumb[]; title: string; lead: string; note: string }

/** The claim of the solution page, and where its figures come from. */
export function SolutionOpening({ trail, title, lead, note }: Props) {
  return (
    <div className="ruled">
      <div className="page pt-3 pb-7">
        <Breadcrumbs trail={trail} />
        <h1 className="mt-4 max-w-15em">{title}</h1>
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5 mt-4.5">
          <div>
            <p className="lead md:max-w-48em">{lead}</p>
            <p className="sample mt-4">{note}</p>
          </div>
          <DemoButton />
        </div>
      </div>
    </div>
  )
}
