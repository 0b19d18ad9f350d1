import { ScenarioGlyph } from '../../components/scenario-glyph/scenario-glyph.tsx'
import { PageIntro } from '../../components/page-intro.tsx'
import { SampleHistogram } from '../../components/sample-histogram.tsx'
import type { Story } from '../../content/stories/schema.ts'
import type { StoryColumn } from '../../content/stories.ts'
import { StoryLead } from './story-lead.tsx'
import type * as copy from './copy.ts'
import { StoryCard } from './story-card.tsx'
import { StoryKey } from './story-key.tsx'

type Props = typeof copy.intro &
  Pick<typeof copy, 'empty' | 'invitation'> & {
    /** Shown once, while any of the stories is a sample. */
    sample?: string
    columns: readonly StoryColumn[]
    /** The newest first. */
    stories: readonly Story[]
  }

/** The scenarios with their counts, the newest story across the page, and the others in three columns. */
export function StoryList({ title, lead, list, sample, columns, stories, ...copy }: Props) {
  const [newest, ...others] = stories
  return (
    <PageIntro
      title={title}
      lead={lead}
      className="pt-opening pb-band-end"
      beside={sample && <p className="sample mt-3.5">{sample}</p>}
    >
      <div className="grid grid-cols-2 lg:grid-cols-4 gap-x-6 gap-y-5 mt-10">
        {columns.map((column) => (
          <Count key={column.id} {...column} />
        ))}
      </div>
      {columns.some((column) => column.stories.length === 0) && (
        <p className="mt-5 text-ink-2">
          {copy.empty.before}
          <a href={copy.empty.link.href}>{copy.empty.link.label}</a>
          {copy.empty.after}
        </p>
      )}
      <StoryKey />
      {newest && <StoryLead story={newest} />}
      <h2 className="sr-only">{list}</h2>
      <div className="grid md:grid-cols-2 lg:grid-cols-3 gap-x-6 gap-y-9 md:gap-y-14">
        {others.map((story) => (
          <StoryCard key={story.id} story={story} />
        ))}
        <Invitation {...copy.invitation} />
      </div>
    </PageIntro>
  )
}

function Count({ id, title, count }: StoryColumn) {
  return (
    <div className="flex gap-3 pt-3 edge-t-3-ink">
      <ScenarioGlyph id={id} className="w-12 shrink-0 self-start" />
      <div>
        <h2 className="text-topic">{title}</h2>
        <p className="text-small text-ink-3">{count}</p>
      </div>
    </div>
  )
}

/** Fills the last row: the sample's forecast, and a way to try one's own runbook. */
function Invitation({ title, text, link, sample }: typeof copy.invitation) {
  return (
    <div className="on-dark flex flex-col p-6 rounded-bar lg:col-span-2">
      <h3 className="text-heading">{title}</h3>
      <p className="max-w-26em mt-4 text-on-bottle-2">{text}</p>
      <div className="mt-auto py-6">
        <SampleHistogram height="h-32 lg:h-44" />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={link.href} className="btn btn-light">
          {link.label}
        </a>
        <p className="text-small text-on-bottle-2">{sample}</p>
      </div>
    </div>
  )
}
