import type { ReactNode } from 'react'
import { duration } from '../../../../lib/clock.ts'
import type { Course, Tally } from '../../course.ts'
import type { TimeText } from '../../times.ts'

type Props = {
  readonly title: string
  readonly facts: string
  readonly course: Course
  readonly tally: Tally
  readonly minute: number | null
  readonly message: string
  readonly at: TimeText
  readonly children: ReactNode
}

/** What runs, the clock, the finish if nothing else slips, and the controls. */
export function BoardHead({ title, facts, course, tally, minute, message, at, children }: Props) {
  const late = course.finish - course.plannedFinish
  const counts = [
    `${tally.done} done`,
    tally.running > 0 && `${tally.running} running`,
    tally.late > 0 && `${tally.late} late`,
  ]
  return (
    <div className="player-head">
      <div className="player-event">
        <h3>{title}</h3>
        <p>
          {facts}
          {minute !== null && ` · ${counts.filter(Boolean).join(', ')}`}
        </p>
        <p role="status">{message}</p>
      </div>
      <dl className="player-times">
        <div>
          <dt>Clock</dt>
          <dd className="player-clock">{at(minute ?? 0)}</dd>
        </div>
        <div>
          <dt>{course.backedOutAt === null ? 'Finish if nothing else slips' : 'Backed out by'}</dt>
          <dd className="player-finish" data-testid="player-finish">
            {at(course.finish)}
            {course.backedOutAt === null && late > 0 && <small>{duration(late)} late</small>}
          </dd>
        </div>
      </dl>
      {children}
    </div>
  )
}
