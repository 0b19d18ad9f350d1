import type { Failure } from '../../lib/spreadsheet/failure.ts'
import type { MappingChange } from '../../lib/spreadsheet/fields.ts'
import type { Checked } from './checker.ts'

/** `id` numbers the requests: the answer to an older one is of no interest any more. */
export type Request = { readonly id: number } & (
  | { readonly type: 'read'; readonly name: string; readonly bytes: ArrayBuffer }
  | { readonly type: 'remap'; readonly change: MappingChange }
  | { readonly type: 'turnTo'; readonly sheet: number }
)

export type Answer = { readonly id: number; readonly result: Checked | Failure } | 'ready'
