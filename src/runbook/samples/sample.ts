import type { RunbookSource } from '../open.ts'

/** The name under which the sample is shown and saved. */
export const sampleName = 'Payments platform, move to site B.csv'

/**
 * The sample for a visitor without a runbook at hand: a bank's payments platform moves to its second
 * site between a Saturday evening and Sunday morning, in payments-move.csv as a visitor would have it.
 * Its people are invented. The window, from 20:00 to 05:30, is given beside the file, as in the form.
 */
export function sampleSource(bytes: Uint8Array): RunbookSource {
  return { name: sampleName, bytes, windowEnd: 570 }
}
