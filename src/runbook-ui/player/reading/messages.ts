import type { OwnRunbook, Reached } from '#runbook/model'
import type { Failure, OpenRunbook, Weighed, Choices } from '#runbook/open'
import type { ReadingAnswer, Compared, Said } from '#runbook/versions'

export type Arrival =
  | { readonly file: File }
  | { readonly example: OwnRunbook }
  | { readonly wanted: string }
  | { readonly kept: string }

/** `id` numbers the requests, so that late answers can be ignored. */
export type ReadRequest = { readonly id: number } & (
  Arrival | { readonly choices: Choices } | { readonly said: Said }
)

/** What is kept beside a runbook. */
export type KeptState = {
  /** Answers to reuse when the next version of this file is read. */
  readonly answers?: readonly ReadingAnswer[]
  readonly reached?: Reached | null
}

/** Null if the file that another page stored is gone. */
export type ReadResult =
  | (KeptState & {
      readonly name: string
      /** Whether it is only in this page, and lost when the page is left. */
      readonly isFile?: boolean
      readonly read: OpenRunbook | Failure
      readonly weighed: Weighed | null
      /** The comparison with an earlier version. */
      readonly compared?: Compared | null
      /** The answers that an earlier version has given. */
      readonly choices?: Choices
    })
  | null

export type ReadAnswer =
  | ({ readonly id: number } & (
      { readonly result: ReadResult } | { readonly weighed: Weighed | null }
    ))
  | 'ready'
