import { keptRunbook } from '../../runbook/take-away/device/kept-runbook.ts'
import { takeOver } from '../../runbook/take-away/device/hand-over.ts'
import { findFaults } from '../../runbook/findings/find-faults.ts'
import { openLink } from '../../runbook/take-away/link/runbook-link.ts'
import { sampleRunbook } from '../../product/sample-runbook/sample-runbook.ts'
import type { OwnRunbook } from '../../runbook/model/own-runbook.ts'
import { examples } from './examples.ts'
import { handedOver, sample } from './fragment.ts'
import type { OwnRead } from './reading/refusal.ts'

/** A runbook that no file of the visitor's had to be read for. */
export type Arrival = { readonly name: string; readonly read: OwnRead }

function arrivalWith(name: string, runbook: OwnRunbook): Arrival {
  const findings = findFaults(runbook)
  return { name, read: { ok: true, runbook, guesses: [], findings, leftOut: [] } }
}

/** The runbook that was kept on this device, or a sentence that there is none. */
export async function keptArrival(): Promise<Arrival> {
  const kept = await keptRunbook()
  if (kept) return arrivalWith(kept.title, kept)
  const sentence =
    'No runbook is kept on this device. Tick ‘Keep on this device’ under an open one.'
  return { name: 'This device', read: { ok: false, code: 'nothing_kept', sentence, guesses: [] } }
}

/**
 * What a fragment asks for: the file that another page has put down, one of the site's own events,
 * the sample, or a link's runbook. Null where a hand-over has gone or was never made.
 */
export async function arrivalOf(wanted: string): Promise<Arrival | File | null> {
  if (wanted === handedOver) {
    const file = await takeOver()
    return file && new File([Uint8Array.from(file.bytes)], file.name)
  }
  if (wanted === sample) {
    const runbook = sampleRunbook()
    return arrivalWith(runbook.title, runbook)
  }
  const example = examples.get(wanted)
  if (example) return arrivalWith(example.title, example)
  const opened = openLink(wanted)
  if (opened.ok) return arrivalWith(opened.runbook.title, opened.runbook)
  const { code, sentence } = opened
  return { name: 'This link', read: { ok: false, code, sentence, guesses: [] } }
}
