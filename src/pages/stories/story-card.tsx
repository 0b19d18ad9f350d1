import { StoryDrawing } from '../../components/story-drawing/story-drawing.tsx'
import type { Story } from '../../content/stories/schema.ts'
import { americanDate } from '../../lib/dates.ts'
import { keepTogether } from '../../lib/keep-together.ts'
import { paths } from '../../paths.ts'

/** A story in the list: its figure above its drawing, then what happened. */
export function StoryCard({ story }: { story: Story }) {
  const { value, label } = story.metrics[story.key]
  return (
    <article className="story-card relative">
      <div className="p-6 rounded-bar bg-ground-2">
        {/* Two lines below the figure, so that all drawings of a row begin at one height. */}
        <p className="min-h-22 leading-tight text-balance text-ink-2">
          <b className="block mb-1 text-figure fw-540 figures text-ink">{value}</b>
          {keepTogether(label)}
        </p>
        <StoryDrawing drawing={story.drawing} show={['card']} />
      </div>
      <h3 className="mt-4">
        <a href={paths.story(story.id)} className="no-underline whole-card">
          {story.title}
        </a>
      </h3>
      <StoryLine story={story} of={[story.useCase]} />
    </article>
  )
}

/** 'Cloud Migration, September 15, 2026' */
export function StoryLine({ story, of }: { story: Story; of: readonly string[] }) {
  const { publishedDate } = story
  return (
    <p className="mt-2 text-small text-ink-3 [.on-dark_&]:text-on-bottle-2">
      {[...new Set(of)].join(', ')},{' '}
      <time dateTime={publishedDate} className="whitespace-nowrap">
        {americanDate(publishedDate)}
      </time>
    </p>
  )
}
