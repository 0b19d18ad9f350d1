import type { Choices } from '../../../runbook/read/choices.ts'
import type { ReadRunbook } from '../../../runbook/read/read-runbook.ts'

/** `id` numbers the requests: the answer to an older one is of no interest any more. */
export type Request = { readonly id: number } & (
  | { readonly type: 'open'; readonly name: string; readonly bytes: ArrayBuffer }
  | { readonly type: 'choose'; readonly choices: Choices }
)

export type Answer = { readonly id: number; readonly result: ReadRunbook } | 'ready'
