import type { StoryColumn } from '../../content/stories.ts'
import { StoryCard } from './story-card.tsx'

type Props = {
  title: string
  lead: string
  columns: readonly StoryColumn[]
  /** What a column says that has no story yet, around its link. */
  empty: { before: string; link: { href: string; label: string }; after: string }
}

/** The stories on four boards, one for each kind of event, each with its count. */
export function StoryBoards({ title, lead, columns, empty }: Props) {
  return (
    <section className="ruled">
      <div className="page pt-[clamp(32px,3.5vw,48px)] pb-[clamp(40px,5vw,72px)]">
        <h1 className="max-w-[10.1em]">{title}</h1>
        <p className="lead mt-6">{lead}</p>
      </div>
      <div className="page grid gap-x-6 gap-y-14 sm:grid-cols-3 lg:grid-cols-5 pb-[var(--band-bottom,var(--band))]">
        {columns.map(({ title: name, count, stories }) => (
          <section key={name} className="story-board">
            <h2 className="pt-2.5 pb-3 border-0 border-t-3 border-solid border-ink text-[1.1875rem] leading-[1.3] tracking-normal [font-stretch:100%]">
              {name} <span className="block text-[.9375rem] fw-400 text-ink-3">{count}</span>
            </h2>
            {stories.length === 0 ? (
              <div className="lg:self-start pt-4.5 px-4 pb-5.5 border border-dashed border-rule-strong text-[.9375rem] leading-[1.45] text-ink-2">
                <p>
                  {empty.before}
                  <a href={empty.link.href}>{empty.link.label}</a>
                  {empty.after}
                </p>
              </div>
            ) : (
              <div className="story-cards">
                {stories.map((story) => (
                  <StoryCard key={story.id} story={story} />
                ))}
              </div>
            )}
          </section>
        ))}
      </div>
    </section>
  )
}
