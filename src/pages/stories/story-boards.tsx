import { ScenarioGlyph } from '../../components/scenario-glyph/scenario-glyph.tsx'
import type { StoryColumn } from '../../content/stories.ts'
import type * as copy from './copy.ts'
import { StoryCard } from './story-card.tsx'
import { StoryKey } from './story-key.tsx'

type Props = typeof copy.intro &
  Pick<typeof copy, 'empty' | 'invitation'> & {
    /** Shown once, while any of the stories is a sample. */
    sample?: string
    columns: readonly StoryColumn[]
  }

/** Four boards of stories with their counts. The first is the widest and has two stories a row. */
export function StoryBoards({ title, lead, sample, columns, empty, invitation }: Props) {
  return (
    <section className="ruled">
      <div className="page cols gap-y-5 items-end pt-[clamp(32px,3.5vw,48px)] pb-6">
        <h1 className="col-span-12 lg:col-span-7 max-w-[10.1em]">{title}</h1>
        <div className="col-span-12 lg:col-span-5">
          <p className="lead">{lead}</p>
          {sample && <p className="sample mt-3.5">{sample}</p>}
        </div>
      </div>
      <StoryKey />
      <div className="page grid gap-x-6 gap-y-12 lg:grid-cols-4 lg:gap-x-4 lg:gap-y-0 min-[1280px]:grid-cols-5! pb-[var(--band-bottom,var(--band))]">
        {columns.map(({ id, title: name, count, stories }, i) => (
          <section
            key={name}
            className="lg:grid lg:row-span-12 lg:[grid-template-rows:subgrid] lg:gap-x-4 min-[1280px]:first:col-span-2 min-[1280px]:first:parts-1-1"
          >
            <h2 className="lg:col-span-full flex items-start gap-3 pt-2.5 pb-5 edge-t-3-ink text-topic">
              <ScenarioGlyph id={id} className="w-12 shrink-0" />
              {/* On a line of its own: beside a long name it would wrap, and move the cards of every column. */}
              <span>
                {name} <span className="block text-small fw-400 text-ink-3">{count}</span>
              </span>
            </h2>
            {stories.length === 0 ? (
              <p className="lg:self-start pt-4.5 px-4 pb-5.5 edge-dashed-rule-strong text-small text-ink-2">
                {empty.before}
                <a href={empty.link.href}>{empty.link.label}</a>
                {empty.after}
              </p>
            ) : (
              <div className="grid gap-x-6 gap-y-11 sm:max-lg:parts-1-1 lg:contents lg:[&>article]:mb-11">
                {stories.map((story) => (
                  <StoryCard key={story.id} story={story} />
                ))}
              </div>
            )}
            {i === columns.length - 1 && (
              <Invitation {...invitation} row={2 + mostStories(columns.slice(-2))} />
            )}
          </section>
        ))}
      </div>
    </section>
  )
}

function mostStories(columns: readonly StoryColumn[]): number {
  return Math.max(1, ...columns.map(({ stories }) => stories.length))
}

/** Below the last two columns and as wide as both: an invitation to try one's own runbook. */
function Invitation({ title, text, link, row }: Props['invitation'] & { row: number }) {
  return (
    <div
      className="on-dark max-lg:mt-8 lg:mb-11 lg:-ml-[calc(100%+1rem)] flex flex-col items-start p-6 rounded-bar"
      style={{ gridRow: row }}
    >
      <h3 className="text-title">{title}</h3>
      <p className="max-w-26em mt-4 mb-5 text-topic text-on-bottle-2">{text}</p>
      <a href={link.href} className="btn btn-light mt-auto">
        {link.label}
      </a>
    </div>
  )
}
