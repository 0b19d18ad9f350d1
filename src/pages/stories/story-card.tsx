import { StoryDrawing } from '../../components/story-drawing/story-drawing.tsx'
import type { Story } from '../../content/stories/schema.ts'
import { americanDate } from '../../lib/dates.ts'
import { keepTogether } from '../../lib/keep-together.ts'
import { paths } from '../../paths.ts'

/** A story on the boards: its drawing, the figure that the drawing explains, then what happened. */
export function StoryCard({ story }: { story: Story }) {
  const metric = story.metrics[story.key]
  return (
    <article className="story-card relative flex flex-col">
      <StoryDrawing drawing={story.drawing} show={['card']} />
      <p className="mt-3 sm:min-h-12 text-small leading-tight text-ink-2">
        <b className="text-claim fw-520 narrow text-ink mr-1.5">{metric.value}</b>{' '}
        {keepTogether(metric.label)}
      </p>
      <h3 className="mt-1.5 text-body leading-tight text-balance">
        <a href={paths.story(story.id)} className="no-underline whole-card">
          {story.title}
        </a>
      </h3>
      <p className="mt-2 text-small text-ink-2">
        {story.useCase}
        <time dateTime={story.publishedDate} className="block text-ink-3">
          {americanDate(story.publishedDate)}
        </time>
      </p>
    </article>
  )
}
