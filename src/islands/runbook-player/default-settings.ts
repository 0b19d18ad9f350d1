import type { ForecastSettings } from '../../runbook/forecast/simulate.ts'
import type { OwnRunbook } from '../../runbook/model/own-runbook.ts'
import { spreadSources } from './report/settings.tsx'

/** The same for everyone, so that a link’s figures are the sender’s. */
const runs = 10_000

/** What a runbook is simulated with until its reader changes it. */
export function defaultSettings(own: OwnRunbook): ForecastSettings {
  const sources = spreadSources(own)
  const spread = sources.find((source) => source === 'columns' || source === 'earlier run')
  return { runs, seed: 1710, spread: spread ?? 'once', together: 'together', ...own.forecast }
}
