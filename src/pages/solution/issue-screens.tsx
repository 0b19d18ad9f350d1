import { screens } from '../../product/screens.tsx'
import { ShowcaseTitle } from './showcase-text.tsx'
import { showcases } from './copy.ts'

const raise = showcases['raise-issues']
const manage = showcases['issue-management']
const RaiseIssues = screens['raise-issues'].Component
const IssueManagement = screens['issue-management'].Component

/** The form in which an issue begins, and the board on which it ends. */
export function IssueScreens({ title }: { title: string }) {
  return (
    <section className="ruled">
      <div className="page pt-[var(--band)] cols gap-y-10">
        <div className="col-span-12 md:order-2 md:col-start-8 md:col-end-13 md:self-center">
          <h2>{title}</h2>
          <ShowcaseTitle name="raise-issues" subtitle={raise.subtitle} className="mt-12" />
          <p className="show-text">{raise.description}</p>
        </div>
        <div className="col-span-12 md:col-span-6">
          <RaiseIssues />
        </div>
      </div>
      <div className="page band">
        <IssueManagement />
        <div className="show-below">
          <ShowcaseTitle name="issue-management" subtitle={manage.subtitle} />
          <p className="show-text">{manage.description}</p>
        </div>
      </div>
    </section>
  )
}
