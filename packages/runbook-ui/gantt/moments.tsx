import type { RefCallback } from 'react'
import { clockTime } from '@cuewright/runbook/words'
import type { Course } from '@cuewright/runbook/model'
import { hoursUpTo } from './scale.ts'

/** What a chart marks beside its tasks. All times are minutes from T0. */
export type Moments = {
  t0: string
  now: number
  /** The ref of the line of now. */
  line: RefCallback<Element>
  /** The end of the change window. The scale has hours up to here. */
  windowEnd: number
  /** Text at the left of the scale. */
  note: string
  /** The run without the delay, drawn as ghosts, and its finish. */
  delayed: { from: Course; finish: number } | undefined
  calledAt: number | undefined
}

/** The minutes that a label covers. */
type Mark = readonly [from: number, to: number]

const windowEnds = 'Window ends'
/** The minutes of a narrow chart that 'called 22:21' covers. */
const calledMinutes = 64

export function Scale({ t0, now, windowEnd, note, delayed, calledAt }: Moments) {
  const moved = delayed && delayed.finish > delayed.from.finish ? delayed : undefined
  const marks: Mark[] = [[now, now]]
  if (calledAt !== undefined) marks.push([calledAt, calledAt + calledMinutes])
  if (moved) marks.push([moved.from.finish, moved.finish])
  // The delayed bar would cover this label, so it moves to the side.
  const isCovered = moved && moved.finish >= windowEnd && moved.from.finish <= windowEnd
  return (
    <>
      <p className="gantt-note">{note}</p>
      <div className="gantt-scale" aria-hidden>
        {hoursUpTo(windowEnd).map((minute) => (
          <span key={minute} style={{ '--at': minute }} data-near={isNear(minute, marks)}>
            {clockTime(t0, minute)}
          </span>
        ))}
        <span
          className="[translate:6px_0] whitespace-nowrap text-$bar-late max-lg:[clip-path:inset(50%)]"
          style={{ '--at': isCovered ? moved.finish : windowEnd }}
        >
          {windowEnds}
        </span>
      </div>
    </>
  )
}

export function Overlay({ t0, now, line, windowEnd, delayed, calledAt }: Moments) {
  const moved = delayed && delayed.finish - delayed.from.finish
  return (
    <div className="gantt-overlay" aria-hidden>
      {hoursUpTo(windowEnd).map((minute) => (
        <i key={minute} style={{ '--at': minute }} />
      ))}
      <div className="gantt-window-line" style={{ '--at': windowEnd }}>
        <span className="lg:hidden">{windowEnds}</span>
      </div>
      {delayed && moved !== undefined && moved > 0 && (
        <div
          className="gantt-moved"
          style={{ '--from': delayed.from.finish, '--to': delayed.finish }}
        >
          <span>+{moved}</span>
        </div>
      )}
      {calledAt !== undefined && (
        <div className="gantt-called" style={{ '--at': calledAt }}>
          <span>called {clockTime(t0, calledAt)}</span>
        </div>
      )}
      <div ref={line} className="gantt-now" style={{ '--at': now }}>
        <span>{clockTime(t0, now)}</span>
      </div>
    </div>
  )
}

/** Whether another mark would cover this hour's label. */
function isNear(minute: number, marks: readonly Mark[]) {
  return marks.some(([from, to]) => minute > from - 26 && minute < to + 26) || undefined
}
