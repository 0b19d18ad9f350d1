import { StoryDrawing } from '../../components/story-drawing/story-drawing.tsx'
import { isSample, sampleNote } from '../../content/sample.ts'
import { keepDurations } from '../../lib/durations.ts'
import type { Story } from '../../content/stories/schema.ts'
import { drawn } from './copy.ts'

/** More letters than these do not fit beside a drawing in full size. */
const mostLetters = 10

/** The story's drawing from edge to edge. Its key figure stands where the files leave room for it. */
export function StoryStage({ story }: { story: Story }) {
  const { value, label } = story.metrics[story.key]
  const isDark = story.scenario !== 'Planned Change'
  return (
    <figure>
      <div className={`story-stage page ${isDark ? 'on-dark' : ''}`}>
        <div className="story-picture">
          <StoryDrawing drawing={story.drawing} show={['wide', 'tall']} />
          <p className={`story-key ${value.length > mostLetters ? 'story-key-long' : ''}`}>
            <b>{value}</b> <span>{keepDurations(label)}</span>
          </p>
        </div>
      </div>
      <figcaption className="page pt-3.5 text-small text-ink-3">
        {drawn}
        {isSample(story) && ` ${sampleNote}.`}
      </figcaption>
    </figure>
  )
}
