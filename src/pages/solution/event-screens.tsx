import { screens } from '../../product/screens.tsx'
import { Roles, ShowcaseTitle } from './showcase-text.tsx'
import { showcases } from './copy.ts'

const home = showcases['home-page']
const record = showcases['event-record-page']
const runbooks = showcases['event-runbooks']
const planner = showcases['event-planner']
const HomePage = screens['home-page'].Component
const RecordPage = screens['event-record-page'].Component
const Runbooks = screens['event-runbooks'].Component
const Planner = screens['event-planner'].Component

/** What a person sees first, and the record that it comes from. */
export function EventScreens({ title }: { title: string }) {
  return (
    <>
      <section className="ruled">
        <div className="page band cols gap-y-[clamp(56px,7vw,120px)]">
          <h2 className="col-span-12 max-w-[13.3em]">{title}</h2>
          <div className="col-span-12 lg:col-span-4 lg:sticky lg:top-[calc(var(--header)+32px)] lg:self-start">
            <ShowcaseTitle name="home-page" subtitle={home.subtitle} />
            <p className="show-text">{home.description}</p>
          </div>
          <div className="col-span-12 lg:col-span-8">
            <HomePage />
          </div>
        </div>
        <div className="page pb-[var(--band)] cols gap-y-4">
          <ShowcaseTitle
            name="event-record-page"
            subtitle={record.subtitle}
            className="col-span-12 md:col-span-5"
          />
          <p className="show-text col-span-12 md:col-start-7 md:col-end-13 md:self-end">
            {record.description}
          </p>
          <div className="col-span-12 mt-6">
            <RecordPage />
          </div>
        </div>
      </section>
      <section className="ruled bg-ground-2">
        <div className="page band">
          <Runbooks />
          <div className="cols gap-y-6 mt-10">
            <ShowcaseTitle
              name="event-runbooks"
              subtitle={runbooks.subtitle}
              className="col-span-12 md:col-span-6 lg:col-span-4"
            />
            <p className="show-text col-span-12 md:col-span-6 lg:col-span-5">
              {runbooks.description}
            </p>
            <Roles roles={runbooks.roles} className="col-span-12 lg:col-span-3" />
          </div>
        </div>
      </section>
      <section className="ruled">
        <div className="page band cols gap-y-10">
          <div className="col-span-12 lg:col-span-3 lg:order-2 lg:self-end">
            <ShowcaseTitle name="event-planner" subtitle={planner.subtitle} />
            <p className="show-text">{planner.description}</p>
          </div>
          <div className="col-span-12 lg:col-span-9">
            <Planner />
          </div>
        </div>
      </section>
    </>
  )
}
