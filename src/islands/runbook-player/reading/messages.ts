import type { ForecastSettings } from '../../../runbook/forecast/simulate.ts'
import type { Refusal } from '../../../runbook/failure.ts'
import type { OpenRunbook } from '../../../runbook/open.ts'
import type { Weighed } from '../../../runbook/weigh.ts'
import type { Choices } from '../../../runbook/read/questions/choices.ts'

/** What is to be opened: a file, what a fragment of the address asks for, or what this device keeps. */
export type Arrival =
  { readonly file: File } | { readonly wanted: string } | { readonly kept: true }

/** `id` numbers the requests: the answer to an older one is of no interest any more. */
export type ReadRequest = { readonly id: number } & (
  Arrival | { readonly choices: Choices } | { readonly known: Known | null }
)

/** What a chance depends on besides the runbook, once somebody has said it. */
export type Known = { readonly windowEnd: number; readonly settings: ForecastSettings }

/** What was read, and how it is called; null where a hand-over has gone or was never made. */
export type ReadResult = {
  readonly name: string
  readonly read: OpenRunbook | Refusal
  readonly weighed: Weighed | null
} | null

export type ReadAnswer =
  | ({ readonly id: number } & (
      { readonly result: ReadResult } | { readonly weighed: Weighed | null }
    ))
  | 'ready'
