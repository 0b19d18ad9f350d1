import type { OpenRunbook, RunbookFile } from '../open.ts'

export const sampleName = 'Payments platform, move to site B.csv'

/** The 300-task sample: an invented bank moves its payments platform to a second site, from 20:00 to 05:30. */
export function sampleFile(bytes: Uint8Array): RunbookFile {
  return { name: sampleName, bytes }
}

/** The window and the spread of the sample, which its file doesn't say. */
export function withSampleInputs<Opened extends OpenRunbook>(opened: Opened): Opened {
  const runbook = { ...opened.runbook, windowEnd: 570, forecast: { spread: 'once' } as const }
  return { ...opened, runbook }
}
