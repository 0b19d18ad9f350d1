import { ownersOf } from '../lib/spreadsheet/overlaps.ts'
import type { OwnRunbook } from '../runbook/own-runbook.ts'

/** Everyone who has a cue, in the runbook's order. */
export function cueOwners({ tasks }: OwnRunbook): string[] {
  return [...new Set(tasks.flatMap(({ owner }) => ownersOf(owner)))]
}
