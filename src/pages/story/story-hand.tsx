import { percent } from '../../components/story-drawing/size.ts'
import { paragraphId } from '../../content/stories.ts'
import type { Moments } from '../../content/stories/schema.ts'

/** Parts of the phone's bar that what came before the event takes, one for each moment. */
const beforePart = 0.05

/**
 * On a phone the event is a bar under the header, and the moment of the paragraph being read is a cell
 * in it with its name beside the brand. A view timeline of each paragraph moves them, without a script.
 */
export function StoryHand({ moments }: { moments: Moments | undefined }) {
  if (!moments) return null
  const { before, event } = moments
  const start = beforePart * before.list.length
  const told = [
    ...before.list.map((moment, i) => ({ ...moment, place: beforePart * i })),
    ...event.list.map((moment) => ({
      ...moment,
      place: start + (1 - start) * (moment.at / event.length),
    })),
  ].filter(({ told: paragraph }) => paragraph !== undefined)
  return (
    <div className="story-hand no-print" aria-hidden>
      <span
        className="story-hand-done"
        style={{
          left: percent(start),
          right: percent(1 - start - (1 - start) * (event.done / event.length)),
        }}
      />
      {told.map(({ words, place, told: paragraph }) => (
        <span
          key={words}
          className="story-now"
          style={{ animationTimeline: timelineOf(paragraphId(paragraph!)) }}
        >
          <i style={{ left: percent(place) }} />
          <b>{words}</b>
        </span>
      ))}
    </div>
  )
}

/** The paragraphs of a story's HTML, each with its view timeline. */
export function withTimelines(html: string): string {
  return html.replaceAll(/<p id="([^"]+)"/g, (tag, id: string) => {
    return `${tag} style="view-timeline-name:${timelineOf(id)}"`
  })
}

/** The timelines of a story's two sections, for what contains both the paragraphs and the bar. */
export function timelinesIn(...sections: readonly string[]): string {
  const ids = Array.from(sections.join('').matchAll(/<p id="([^"]+)"/g), ([, id = '']) => id)
  return ids.map(timelineOf).join()
}

function timelineOf(id: string): string {
  return `--${id}`
}
