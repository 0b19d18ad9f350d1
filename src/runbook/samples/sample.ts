import type { RunbookSource } from '../open.ts'

export const sampleName = 'Payments platform, move to site B.csv'

/** The 300-task sample: an invented bank moves its payments platform to a second site, from 20:00 to 05:30. */
export function sampleSource(bytes: Uint8Array): RunbookSource {
  return { name: sampleName, bytes, windowEnd: 570, forecast: { spread: 'once' } }
}
