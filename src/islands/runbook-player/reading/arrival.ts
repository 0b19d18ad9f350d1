import { sampleRunbook } from '../../../product/sample-runbook/sample-runbook.ts'
import { failure } from '../../../runbook/failure.ts'
import type { Failure } from '../../../runbook/failure.ts'
import type { RunbookSource } from '../../../runbook/open.ts'
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
  const runbook = wanted === sample ? sampleRunbook() : examples.get(wanted)
  return runbook ? { runbook } : { link: wanted }
}
