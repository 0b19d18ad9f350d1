import { FactSheet } from '../../components/fact-sheet.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { legal, notStarted, page, post, story } from './copy.ts'

export function Component() {
  return <NotFound {...page} />
}

export function PostNotFound() {
  return <NotFound {...post} />
}

export function StoryNotFound() {
  return <NotFound {...story} />
}

export function LegalNotFound() {
  return <NotFound {...legal} />
}

type Missing = typeof page | typeof post | typeof story | typeof legal

/** `data-not-found` makes the browser log the path. */
function NotFound({ heading, text, back, task, facts, ...head }: Missing) {
  return (
    <>
      <PageHead {...head} />
      <div className="ruled on-dark" data-not-found>
        <div className="page cols items-end gap-y-12 py-[12vh]">
          <div className="col-span-12 md:col-span-6">
            <h1
              className={
                heading === page.heading
                  ? 'text-poster line-through [text-decoration-thickness:.06em] [text-decoration-color:var(--late-d)]'
                  : ''
              }
            >
              {heading}
            </h1>
            <p className="text-claim my-6">{text}</p>
            <a href={back.href} className="btn btn-light">
              {back.label}
            </a>
          </div>
          <div className="window text-small col-span-12 md:col-span-6">
            <p className="flex justify-between gap-4 items-baseline py-3.5 px-4 fw-600">
              {task}
              <span className="chip state-chip">{notStarted}</span>
            </p>
            <FactSheet facts={facts} className="-mb-px px-4" />
          </div>
        </div>
      </div>
    </>
  )
}
