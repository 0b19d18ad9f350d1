import { isSample, sampleNote } from '../../content/sample.ts'
import type { Story } from '../../content/stories/schema.ts'
import { americanDate } from '../../lib/dates.ts'
import { keepDurations } from '../../lib/durations.ts'
import { paths } from '../../paths.ts'

/** A story on the boards: the figure that it was about, then what happened. */
export function StoryCard({ story }: { story: Story }) {
  const [metric] = story.metrics
  return (
    <article className="story-card">
      <p className="story-card-metric">
        <b>{metric.value}</b> {keepDurations(metric.label)}
      </p>
      <h3>
        <a href={paths.story(story.id)}>{story.title}</a>
      </h3>
      <p className="story-card-use">{story.useCase}</p>
      <p className="story-card-date">
        <time dateTime={story.publishedDate}>{americanDate(story.publishedDate)}</time>
        {isSample(story) && <span className="sample">{sampleNote}</span>}
      </p>
    </article>
  )
}
