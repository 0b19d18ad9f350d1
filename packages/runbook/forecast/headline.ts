import type { Limit } from '../schema.ts'
import { counted } from '../words/counts.ts'
import { chanceText } from '../model/event.ts'
import { areLinked } from '../model/link.ts'
import type { RunTasks, Task } from '../model/task.ts'
import { knownUntil } from '../model/under-way.ts'
import { chanceInside, chanceOf100, finishKeptBy } from './figures.ts'
import type { Forecast } from './simulate.ts'
import type { SpreadSource } from './spreads.ts'

type Told = {
  readonly forecast: Pick<Forecast, 'finishes'>
  readonly limits: readonly Limit[]
  readonly spread: SpreadSource
  /** Whether the file or the visitor says how well durations are known. */
  readonly hasSpread: boolean
  /** Whether the file has two rehearsals, of which the second counts. */
  readonly isLater: boolean
  readonly at: (minute: number) => string
}

/** Whether this spread comes from a rehearsal, and not from the run under way. */
export function isByRehearsal({ tasks }: RunTasks, spread: SpreadSource): boolean {
  return spread === 'earlier run' && knownUntil(tasks) === null
}

/** Says what is missing before anything can be forecast; null if nothing is. */
export function lackingText(tasks: readonly Task[]): string | null {
  if (!areLinked(tasks))
    return 'No task waits for another, so there’s nothing to forecast. Add or choose a column for what each one waits for.'
  const timed = tasks.filter(({ duration }) => duration > 0)
  const known = timed.filter(({ assumed }) => !assumed).length
  if (known * 2 >= timed.length) return null
  return known === 0
    ? 'We can’t read any task’s duration, so there’s nothing to forecast. Choose the column that has them.'
    : `Only ${known} of ${counted(timed.length, 'task')} have a duration, too few for a forecast. Say how long the others take.`
}

/** Returns the forecast in a sentence that says what its figure is based on. */
export function headline(own: RunTasks, told: Told): string {
  const { forecast, limits, spread, hasSpread, isLater, at } = told
  const basis = !hasSpread
    ? ' if rehearsed once'
    : isByRehearsal(own, spread)
      ? `, based on the ${isLater ? 'second ' : ''}rehearsal in this file`
      : ''
  if (limits.length === 0) return `80 of 100 runs end by ${at(finishKeptBy(forecast, 80))}${basis}.`
  return chanceText(limits, (end) => chanceOf100(chanceInside(forecast, end)), basis)
}
