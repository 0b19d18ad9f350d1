import type { Refusal } from '../../../runbook/failure.ts'
import type { OpenRunbook } from '../../../runbook/open.ts'
import type { Weighed } from '../../../runbook/weigh.ts'
import type { Choices } from '../../../runbook/read/questions/choices.ts'
import type { ReadingAnswer } from '../../../runbook/versions/answers.ts'
import type { Compared, Said } from '../../../runbook/versions/version.ts'

/** What is to be opened: a file, what a fragment of the address asks for, or what is kept under a name. */
export type Arrival =
  { readonly file: File } | { readonly wanted: string } | { readonly kept: string }

/** `id` numbers the requests: the answer to an older one is of no interest any more. */
export type ReadRequest = { readonly id: number } & (
  Arrival | { readonly choices: Choices } | { readonly said: Said }
)

/** What was read, and how it is called; null where a hand-over has gone or was never made. */
export type ReadResult = {
  readonly name: string
  readonly read: OpenRunbook | Refusal
  readonly weighed: Weighed | null
  /** Beside the version that was open before, or is kept. */
  readonly compared?: Compared | null
  /** What a later version of it need not ask again. */
  readonly answers?: readonly ReadingAnswer[]
  /** By which answers a later version is read; otherwise by those that were asked for. */
  readonly choices?: Choices
} | null

export type ReadAnswer =
  | ({ readonly id: number } & (
      { readonly result: ReadResult } | { readonly weighed: Weighed | null }
    ))
  | 'ready'
