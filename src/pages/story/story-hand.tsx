import { paragraphId } from '../../content/stories.ts'
import type { Moments } from '../../content/stories/schema.ts'

/** px below the top of the window: the paragraph that is there is being read. */
const line = 230
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
  const names = told.map(({ told: paragraph }) => `--${paragraphId(paragraph!)}`)
  const styles = [
    `.story{timeline-scope:${names.join()}}`,
    ...names.map(
      (name) =>
        `#${name.slice(2)}{view-timeline:${name};view-timeline-inset:${line}px calc(100% - ${line + 1}px)}`,
    ),
  ]
  return (
    <div className="story-hand no-print" aria-hidden>
      <style>{styles.join('')}</style>
      <span
        className="story-hand-done"
        style={{
          left: percent(start),
          right: percent(1 - start - (1 - start) * (event.done / event.length)),
        }}
      />
      {told.map(({ words, place }, i) => (
        <span key={words} className="story-now" style={{ animationTimeline: names[i] }}>
          <i style={{ left: percent(place) }} />
          <b>{words}</b>
        </span>
      ))}
    </div>
  )
}

function percent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`
}
