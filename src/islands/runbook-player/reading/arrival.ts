import { failure, type Failure } from '../../../runbook/failure.ts'
import type { RunbookSource } from '../../../runbook/open.ts'
import { sampleSource } from '../../../runbook/samples/sample.ts'
import csv from '../../../runbook/samples/payments-move.csv?url'
import { takeOver } from '../../../runbook/take-away/device/hand-over.ts'
import { keptRunbook } from '../../../runbook/take-away/device/kept-runbook.ts'
import type { ReadingAnswer } from '../../../runbook/versions/answers.ts'
import { examples } from '../examples.ts'
import { handedOver, sample } from '../fragment.ts'
import type { Arrival } from './messages.ts'

/**
 * What this device keeps under a name, or what a fragment asks for: the file that another page has put
 * down, one of the site's own events, the sample, or a link's runbook. Null where a hand-over has gone or
 * was never made.
 */
export async function sourceOf(
  arrival: Exclude<Arrival, { file: File }>,
): Promise<(RunbookSource & { answers?: readonly ReadingAnswer[] }) | Failure | null> {
  if ('kept' in arrival) {
    const kept = await keptRunbook(arrival.kept)
    return kept.ok ? { name: kept.name, runbook: kept.runbook, answers: kept.answers } : kept
  }
  const { wanted } = arrival
  if (wanted === handedOver) return takeOver()
  if (wanted === sample) {
    const response = await fetch(csv).catch(() => null)
    if (!response?.ok) return failure('not_loaded')
    return sampleSource(new Uint8Array(await response.arrayBuffer()))
  }
  const runbook = examples.get(wanted)
  return runbook ? { runbook } : { link: wanted }
}
