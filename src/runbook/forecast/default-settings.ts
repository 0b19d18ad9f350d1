import type { OwnRunbook } from '../model/own-runbook.ts'
import type { RunTasks } from '../model/task.ts'
import { measuredIn } from './measured.ts'
import type { ForecastSettings } from './simulate.ts'
import type { SpreadSource } from './spreads.ts'

/** Everyone simulates as many runs, so that a link gives the sender’s figures. */
const runs = 10_000

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

export function forecastWith(spread: SpreadSource): Omit<ForecastSettings, 'runs'> {
  return { seed: 1710, spread, together: 'together' }
}

/** Whether the file or its sender says how well durations are known. */
export function isSpreadKnown(own: Pick<OwnRunbook, 'tasks' | 'backout' | 'forecast'>): boolean {
  return own.forecast !== undefined || spreadInFile(own) !== undefined
}

export function defaultSettings(
  own: Pick<OwnRunbook, 'tasks' | 'backout' | 'forecast'>,
): ForecastSettings {
  return { runs, ...forecastWith(spreadInFile(own) ?? 'once'), ...own.forecast }
}

function spreadInFile(own: RunTasks): SpreadSource | undefined {
  return spreadSources(own).find((source) => source === 'this sheet' || source === 'columns')
}
