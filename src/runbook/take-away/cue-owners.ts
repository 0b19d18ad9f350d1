import { ownersOf } from '../read/overlaps.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'

/** Everyone who has a cue, in the runbook's order. */
export function cueOwners({ tasks }: OwnRunbook): string[] {
  return [...new Set(tasks.flatMap(({ owner }) => ownersOf(owner)))]
}
