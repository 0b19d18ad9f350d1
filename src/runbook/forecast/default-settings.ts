import type { OwnRunbook } from '../model/own-runbook.ts'
import type { RunTasks } from '../model/task.ts'
import { measuredIn } from './measured.ts'
import type { ForecastSettings } from './simulate.ts'
import type { SpreadSource } from './spreads.ts'

/** The same for everyone, so that a link’s figures are the sender’s. */
const runs = 10_000

/** Where a spread can come from in this runbook. */
export function spreadSources({ tasks, backout }: RunTasks): SpreadSource[] {
  const { all } = measuredIn([...tasks, ...backout])
  return [
    'never',
    'once',
    'measured',
    ...(all ? (['this sheet'] as const) : []),
    ...(tasks.some(({ spread }) => spread) ? (['columns'] as const) : []),
    ...(tasks.some(({ actual }) => actual !== undefined) ? (['earlier run'] as const) : []),
  ]
}

/** A forecast of durations that are known so well. */
export function forecastWith(spread: SpreadSource): Omit<ForecastSettings, 'runs'> {
  return { seed: 1710, spread, together: 'together' }
}

/** Whether a runbook, or whoever sent it, says how well its durations are known. */
export function isSpreadKnown(own: Pick<OwnRunbook, 'tasks' | 'backout' | 'forecast'>): boolean {
  return own.forecast !== undefined || spreadInFile(own) !== undefined
}

/** What a runbook is simulated with until its reader changes it. */
export function defaultSettings(
  own: Pick<OwnRunbook, 'tasks' | 'backout' | 'forecast'>,
): ForecastSettings {
  return { runs, ...forecastWith(spreadInFile(own) ?? 'once'), ...own.forecast }
}

function spreadInFile(own: RunTasks): SpreadSource | undefined {
  return spreadSources(own).find((source) => source === 'this sheet' || source === 'columns')
}
