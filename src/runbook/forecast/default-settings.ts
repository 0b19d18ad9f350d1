import type { OwnRunbook } from '../model/own-runbook.ts'
import type { ForecastSettings } from './simulate.ts'
import type { SpreadSource } from './spreads.ts'

/** The same for everyone, so that a link’s figures are the sender’s. */
const runs = 10_000

/** Where a spread can come from in this runbook. */
export function spreadSources({ tasks }: Pick<OwnRunbook, 'tasks'>): SpreadSource[] {
  return [
    'never',
    'once',
    'measured',
    ...(tasks.some(({ spread }) => spread) ? (['columns'] as const) : []),
    ...(tasks.some(({ actual }) => actual !== undefined) ? (['earlier run'] as const) : []),
  ]
}

/** What a runbook is simulated with until its reader changes it. */
export function defaultSettings(own: Pick<OwnRunbook, 'tasks' | 'forecast'>): ForecastSettings {
  const sources = spreadSources(own)
  const spread = sources.find((source) => source === 'columns' || source === 'earlier run')
  return { runs, seed: 1710, spread: spread ?? 'once', together: 'together', ...own.forecast }
}
