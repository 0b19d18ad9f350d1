import { forecastWith } from '../forecast/default-settings.ts'
import type { RunbookSource } from '../open.ts'

/** The name under which the sample is shown and saved. */
export const sampleName = 'Payments platform, move to site B.csv'

/**
 * The sample for a visitor without a runbook at hand: a bank's payments platform moves to its second
 * site between a Saturday evening and Sunday morning, in payments-move.csv as a visitor would have it.
 * Its people are invented. What a file doesn't say is given beside it, as in the form: the window, from
 * 20:00 to 05:30, and that its durations were rehearsed once.
 */
export function sampleSource(bytes: Uint8Array): RunbookSource {
  return { name: sampleName, bytes, windowEnd: 570, forecast: forecastWith('once') }
}
