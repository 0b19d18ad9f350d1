import { type Delay, withDelays } from '../model/delay.ts'
import { schedule, timingOf } from '../model/schedule.ts'
import { knownUntil, underWay } from '../model/under-way.ts'
import type { Numbers } from './numbers.ts'

export const planned = 0
export const running = 1
export const done = 2

/** How far each task of a run has come, in the order of the numbers. */
export type Situation = {
  /** Nothing that is still planned starts before this minute. */
  readonly now: number
  readonly state: Uint8Array
  /** When the running and the done tasks started, and the done ones finished. */
  readonly start: Float64Array
  readonly finish: Float64Array
  /** Minutes that a task takes on top of what is drawn for it; below 0 where it finishes early. */
  readonly extra: Float64Array
}

/**
 * A run at `minute`, which has gone by its plan and these delays; null for one that is as its tasks
 * say: before its start, or as far as a sheet under way knows. As in `stateAt`, a task that ends this
 * minute is done and one that starts is running.
 */
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
  const course = schedule(underWay(withDelays(tasks, delays)))
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
