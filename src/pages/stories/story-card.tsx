import { isSample, sampleNote } from '../../content/sample.ts'
import type { Story } from '../../content/stories/schema.ts'
import { americanDate } from '../../lib/dates.ts'
import { keepDurations } from '../../lib/durations.ts'
import { paths } from '../../paths.ts'

/** A story on the boards: the figure that it was about, then what happened. */
export function StoryCard({ story }: { story: Story }) {
  const [metric] = story.metrics
  return (
    <article className="group relative flex flex-col pt-4.5 pb-5.5 line-t">
      <p className="text-[.875rem] leading-[1.35] text-ink-2">
        <b className="block text-[2.5rem] leading-[1.05] fw-520 [font-stretch:84%] tracking-[-.02em] text-ink">
          {metric.value}
        </b>{' '}
        {keepDurations(metric.label)}
      </p>
      <h3 className="mt-4 text-[1.125rem] leading-[1.25] decoration-1 underline-offset-3 group-hover:underline">
        <a href={paths.story(story.id)} className="no-underline whole-card">
          {story.title}
        </a>
      </h3>
      <p className="mt-2.5 mb-3 text-[.9375rem]">{story.useCase}</p>
      <p className="flex flex-wrap gap-x-3 gap-y-1 mt-auto text-[.875rem] text-ink-3">
        <time dateTime={story.publishedDate}>{americanDate(story.publishedDate)}</time>
        {isSample(story) && <span className="sample">{sampleNote}</span>}
      </p>
    </article>
  )
}
