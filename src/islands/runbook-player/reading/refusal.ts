import { failure, failureText } from '../../../runbook/read/failure.ts'
import type { FailureCode } from '../../../runbook/read/failure.ts'
import type { LinkCode } from '../../../runbook/take-away/link/runbook-link.ts'
import type { ReadRunbook } from '../../../runbook/read/read-runbook.ts'

/** Why there is nothing to play: of a file, of a link, or of this device. */
export type Refusal = Omit<ReadRunbook & { ok: false }, 'code'> & {
  readonly code: FailureCode | LinkCode | 'nothing_kept'
}

export type OwnRead = (ReadRunbook & { readonly ok: true }) | Refusal

/** A failure that the reader could not tell of itself. */
export function refusal(code: FailureCode): ReadRunbook & { ok: false } {
  return { ok: false, code, sentence: failureText(failure(code)), guesses: [] }
}
