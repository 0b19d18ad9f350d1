import { plannedDuration } from '../model/network.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import type { RunTasks } from '../model/task.ts'
import { knownUntil } from '../model/under-way.ts'
import type { ForecastSettings } from './simulate.ts'
import type { SpreadSource } from './spreads.ts'

/** The same for everyone, so that a link gives its sender's figures. */
const runs = 10_000

export function spreadSources({ tasks }: Pick<RunTasks, 'tasks'>): SpreadSource[] {
  return [
    'never',
    'once',
    'measured',
    ...(tasks.some(({ spread }) => spread) ? (['columns'] as const) : []),
    ...(tasks.some(({ actual }) => actual !== undefined) ? (['earlier run'] as const) : []),
  ]
}

/** Whether the file or its sender says how well durations are known. */
export function isSpreadKnown(own: Pick<OwnRunbook, 'tasks' | 'backout' | 'forecast'>): boolean {
  return own.forecast !== undefined || spreadInFile(own) !== undefined
}

export function asksSpread(own: Pick<OwnRunbook, 'tasks' | 'backout' | 'forecast'>): boolean {
  return !isSpreadKnown(own) || (own.forecast === undefined && isRehearsed(own))
}

export function defaultSettings(
  own: Pick<OwnRunbook, 'tasks' | 'backout' | 'forecast'>,
): ForecastSettings {
  return { runs, spread: spreadInFile(own) ?? 'once', ...own.forecast }
}

/** Whether half of the tasks have the time that they took in a rehearsal. Times that are all the plan’s are copies. */
export function isRehearsed({ tasks }: RunTasks): boolean {
  const timed = tasks.filter((task) => plannedDuration(task) > 0)
  const known = timed.filter(({ actual = 0 }) => actual > 0)
  return (
    knownUntil(tasks) === null &&
    known.length * 2 >= timed.length &&
    known.some((task) => task.actual !== plannedDuration(task))
  )
}

function spreadInFile(own: RunTasks): SpreadSource | undefined {
  if (isRehearsed(own)) return 'earlier run'
  return own.tasks.some(({ spread }) => spread) ? 'columns' : undefined
}
