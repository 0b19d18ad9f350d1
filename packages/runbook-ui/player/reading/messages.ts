import type { OwnRunbook, Reached } from '@cuewright/runbook/model'
import type { Failure, OpenRunbook, Reading } from '@cuewright/runbook/open'
import type { Compared, Earlier, Reason, PlanSettings } from '@cuewright/runbook/versions'

/** Where a runbook comes from. `kept` is the name of a kept one. */
export type Source =
  | { readonly file: File }
  | { readonly example: OwnRunbook }
  | { readonly fragment: string }
  | { readonly kept: string }

/** `before`: the runbook with which a file is compared. */
export type ToOpen = Source & { readonly before?: Earlier }

/** A change to how the open runbook is read. `backout`: the group that is the backout of a saved one. */
export type ReadAgain = { readonly reading: Reading } | { readonly backout: string }

/** `id` numbers the requests, so that late answers can be ignored. */
export type ReadRequest = { readonly id: number } & (
  ToOpen | ReadAgain | { readonly planSettings: PlanSettings }
)

/** What is kept beside a runbook. */
export type KeptState = {
  /** How its file was read, to read the next version so. */
  readonly reading?: Reading | null
  readonly reached?: Reached | null
  /** When it was stored, in milliseconds since 1970. */
  readonly at?: number | undefined
}

export type ReadResult = KeptState & {
  readonly name: string
  readonly opened: OpenRunbook | Failure
  /** The comparison with an earlier version. */
  readonly compared?: Compared | null
}

export type ReadAnswer =
  | ({ readonly id: number } & (
      | { readonly result: ReadResult }
      /** What has moved the chance since the earlier version. */
      | { readonly reasons: readonly Reason[] }
    ))
  | 'ready'
