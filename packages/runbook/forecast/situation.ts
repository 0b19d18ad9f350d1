import type { Delay } from '../model/delay.ts'
import { expectedSchedule } from '../model/expected.ts'
import { timingOf } from '../model/schedule.ts'
import { knownUntil } from '../model/under-way.ts'
import type { Numbers } from './numbers.ts'

export const planned = 0
export const running = 1
export const done = 2

export type Situation = {
  /** The current minute. No planned task starts earlier. */
  readonly now: number
  readonly state: Uint8Array
  /** Minutes from T0; only of running and done tasks. */
  readonly start: Float64Array
  readonly finish: Float64Array
  /** Minutes of delay; below 0 if the task finishes early. */
  readonly extra: Float64Array
}

/** How far a run has got at `minute` with these delays; null takes the progress from the sheet. */
export function situationAt(
  { tasks }: Numbers,
  delays: readonly Delay[],
  minute: number | null,
): Situation {
  const extra = Float64Array.from(tasks, () => 0)
  const number = new Map(tasks.map(({ id }, place) => [id, place]))
  for (const delay of delays) {
    const place = number.get(delay.task)
    if (place !== undefined) extra[place]! += delay.minutes
  }
  const now = Math.max(minute ?? -Infinity, knownUntil(tasks) ?? -Infinity)
  const course = expectedSchedule(tasks, delays)
  const timings = tasks.map(({ id }) => timingOf(course, id))
  return {
    now: Math.max(0, now),
    extra,
    start: Float64Array.from(timings, ({ earliestStart }) => earliestStart),
    finish: Float64Array.from(timings, ({ earliestFinish }) => earliestFinish),
    state: Uint8Array.from(timings, ({ earliestStart, earliestFinish }) => {
      if (earliestFinish <= now) return done
      return earliestStart <= now ? running : planned
    }),
  }
}
