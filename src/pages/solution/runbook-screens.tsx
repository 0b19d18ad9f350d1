import { screens } from '../../product/screens.tsx'
import { Roles, ShowcaseTitle } from './showcase-text.tsx'
import { showcases } from './copy.ts'

const record = showcases['runbook-record-page']
const planner = showcases['runbook-planner']
const overview = showcases['runbook-overview']
const RecordPage = screens['runbook-record-page'].Component
const Planner = screens['runbook-planner'].Component
const Overview = screens['runbook-overview'].Component

/** A runbook as a record, as a chart being edited, and against its rehearsal. */
export function RunbookScreens({ title }: { title: string }) {
  return (
    <>
      <section className="ruled">
        <div className="page band cols gap-y-10">
          <div className="col-span-12 lg:col-span-5 lg:pr-8">
            <h2>{title}</h2>
            <ShowcaseTitle
              name="runbook-record-page"
              subtitle={record.subtitle}
              className="mt-[clamp(40px,6vw,96px)]"
            />
            <p className="show-text">{record.description}</p>
            <Roles roles={record.roles} className="mt-8" />
          </div>
          <div className="show-raised col-span-12 lg:col-span-7">
            <RecordPage />
          </div>
        </div>
      </section>
      <section className="ruled bg-ground-2">
        <div className="page pt-[var(--band)]">
          <div className="show-statement">
            <ShowcaseTitle name="runbook-planner" subtitle={planner.subtitle} />
          </div>
        </div>
        <div className="wide show-planner">
          <Planner />
        </div>
        <div className="page cols pb-[var(--band)]">
          <p className="show-text col-span-12 md:col-start-6 md:col-end-13">
            {planner.description}
          </p>
        </div>
      </section>
      <section className="ruled">
        <div className="page band cols gap-y-10">
          <div className="col-span-12 lg:col-start-9 lg:col-end-13 lg:order-2 lg:sticky lg:top-[calc(var(--header)+32px)] lg:self-start">
            <ShowcaseTitle name="runbook-overview" subtitle={overview.subtitle} />
            <p className="show-text">{overview.description}</p>
          </div>
          <div className="col-span-12 lg:col-span-7">
            <Overview />
          </div>
        </div>
      </section>
    </>
  )
}
