import { failure, type Failure, type RunbookSource } from '#runbook/open'
import { sampleSource } from '#runbook/sample'
import csv from '../../../runbook/samples/payments-move.csv?url'
import { takeOver, keptRunbook } from '#runbook/device'
import { handedOver, sample } from '../fragment.ts'
import type { Arrival, KeptState } from './messages.ts'

/** Loads a kept runbook or one that a fragment names. Null if the file that another page stored is gone. */
export async function sourceOf(
  arrival: Extract<Arrival, { kept: string } | { wanted: string }>,
): Promise<(RunbookSource & KeptState) | Failure | null> {
  if ('kept' in arrival) {
    const kept = await keptRunbook(arrival.kept)
    return kept
  }
  const { wanted } = arrival
  if (wanted === handedOver) return takeOver()
  if (wanted === sample) {
    const response = await fetch(csv).catch(() => null)
    if (!response?.ok) return failure('not_loaded')
    return sampleSource(new Uint8Array(await response.arrayBuffer()))
  }
  return { link: wanted }
}
