import { drawStory } from '../../components/story-drawing/draw.tsx'
import { percent, wide } from '../../components/story-drawing/size.ts'
import { Hatch, StoryDrawing } from '../../components/story-drawing/story-drawing.tsx'
import { isSample, sampleNote } from '../../content/sample.ts'
import { keepDurations } from '../../lib/durations.ts'
import type { Story } from '../../content/stories/schema.ts'
import { drawn } from './copy.ts'

/** The story's drawing from edge to edge, with its key figure where the drawing leaves room. */
export function StoryStage({ story }: { story: Story }) {
  const { value, label } = story.metrics[story.key]
  const { key } = drawStory(story.drawing, wide)
  const isDark = story.scenario !== 'Planned Change'
  const left = key?.x ? { left: percent(key.x / wide.width) } : undefined
  return (
    <figure>
      <div className={isDark ? 'story-stage on-dark' : 'story-stage'}>
        {isDark && <Hatch id="late-hatch-dark" />}
        <div className="story-picture">
          <p
            className={['story-key', key && 'story-key-apart', key?.isLow && 'story-key-low']
              .filter(Boolean)
              .join(' ')}
            style={left}
          >
            <b className={value.length > 6 ? 'story-long' : undefined}>{value}</b>{' '}
            <span>{keepDurations(label)}</span>
          </p>
          <StoryDrawing figures={story.drawing} size={wide} />
        </div>
      </div>
      <Hatch id="late-hatch" />
      <figcaption className="page pt-3.5 text-small text-ink-3">
        {drawn}
        {isSample(story) && ` ${sampleNote}.`}
      </figcaption>
    </figure>
  )
}
