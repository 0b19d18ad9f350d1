import type { ReactNode } from 'react'
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

/** The newest story across the page, and below it the others by scenario, each with its count. */
export function StoryList({ title, lead, sample, columns, stories, ...copy }: Props) {
  const [newest] = stories
  return (
    <PageIntro
      title={title}
      lead={lead}
      className="pt-opening pb-band-end print:pb-0"
      beside={sample && <p className="sample mt-3.5">{sample}</p>}
    >
      <StoryKey />
      {newest && <StoryLead story={newest} />}
      <div className="grid grid-cols-1 lg:grid-cols-3 gap-x-6 gap-y-9 md:gap-y-16">
        {columns.map((column, i) => (
          <Group key={column.id} {...column} without={newest}>
            {i === 0 && <Invitation {...copy.invitation} />}
            {column.stories.length === 0 && (
              <p className="text-ink-2">
                {copy.empty.before}
                <a href={copy.empty.link.href}>{copy.empty.link.label}</a>
                {copy.empty.after}
              </p>
            )}
          </Group>
        ))}
      </div>
    </PageIntro>
  )
}

/** By how many stories stand beside each other on a wide screen. */
const widths = {
  1: { group: '', cards: '' },
  2: { group: 'lg:col-span-2', cards: 'lg:grid-cols-2' },
  3: { group: 'lg:col-span-3', cards: 'lg:grid-cols-3' },
} as const

type GroupProps = StoryColumn & { without?: Story; children: ReactNode }

/** Up to three stories wide. On phones they are a row to swipe. */
function Group({ id, title, count, stories, without, children }: GroupProps) {
  const others = stories.filter((story) => story !== without)
  const { group, cards } = widths[others.length > 2 ? 3 : others.length === 2 ? 2 : 1]
  return (
    <section className={group}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-3 edge-t-3-ink">
        <ScenarioGlyph id={id} className="w-12 shrink-0" />
        <h2 className="text-topic">{title}</h2>
        <p className="ml-auto text-small text-ink-3">
          {count}
          {without && stories.includes(without) && ', the newest above'}
        </p>
      </div>
      <div
        className={`${others.length > 0 ? 'swipe' : ''} sm:grid sm:grid-cols-[repeat(auto-fill,minmax(300px,1fr))] ${cards} gap-x-6 gap-y-9 md:gap-y-14 mt-5`}
      >
        {others.map((story) => (
          <StoryCard key={story.id} story={story} />
        ))}
        {children}
      </div>
    </section>
  )
}

/** Fills the row of a group: the sample's forecast, and a way to try one's own runbook. */
function Invitation({ title, text, link, sample }: typeof copy.invitation) {
  return (
    <div className="on-dark flex flex-col p-6 rounded-bar">
      <h3 className="text-claim">{title}</h3>
      <p className="mt-3 text-on-bottle-2">{text}</p>
      <div className="mt-auto py-5">
        <SampleHistogram height="h-24 sm:h-32" />
      </div>
      <a href={link.href} className="btn btn-light self-start">
        {link.label}
      </a>
      <p className="mt-3 text-small text-on-bottle-2 max-sm:hidden">{sample}</p>
    </div>
  )
}
