import { failure, type Failure } from '../../../runbook/failure.ts'
import type { RunbookSource } from '../../../runbook/open.ts'
import { sampleSource } from '../../../runbook/samples/sample.ts'
import csv from '../../../runbook/samples/payments-move.csv?url'
import { takeOver } from '../../../runbook/take-away/device/hand-over.ts'
import { keptRunbook } from '../../../runbook/take-away/device/kept-runbook.ts'
import { examples } from '../examples.ts'
import { handedOver, sample } from '../fragment.ts'

/**
 * What this device keeps, or what a fragment asks for: the file that another page has put down, one
 * of the site's own events, the sample, or a link's runbook. Null where a hand-over has gone or was
 * never made.
 */
export async function sourceOf(wanted: string | null): Promise<RunbookSource | Failure | null> {
  if (wanted === null) {
    const runbook = await keptRunbook()
    return runbook ? { runbook } : failure('nothing_kept')
  }
  if (wanted === handedOver) return takeOver()
  if (wanted === sample) {
    const response = await fetch(csv).catch(() => null)
    if (!response?.ok) return failure('not_loaded')
    return sampleSource(new Uint8Array(await response.arrayBuffer()))
  }
  const runbook = examples.get(wanted)
  return runbook ? { runbook } : { link: wanted }
}
