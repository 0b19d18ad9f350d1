import { screens } from '../../product/screens.tsx'
import { ShowcaseTitle } from './showcase-text.tsx'
import { showcases } from './copy.ts'

const { subtitle, description } = showcases['task-slide-in']
const SlideIn = screens['task-slide-in'].Component

/** One task over the running timetable, cut off by the end of its band. */
export function TaskScreen({ title }: { title: string }) {
  return (
    <section className="ruled on-dark overflow-hidden">
      <div className="page pt-[var(--band)] cols gap-y-12">
        <h2 className="col-span-12 lg:col-span-6">{title}</h2>
        <div className="col-span-12 lg:col-start-8 lg:col-end-13">
          <ShowcaseTitle name="task-slide-in" subtitle={subtitle} />
          <p className="show-text">{description}</p>
        </div>
        <div className="show-cut col-span-12">
          <SlideIn />
        </div>
      </div>
    </section>
  )
}
