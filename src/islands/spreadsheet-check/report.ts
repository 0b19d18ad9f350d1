import type { TaskView } from '../../runbook/task-view.ts'
import type { FindingGroup } from './finding.ts'

/** What the check says about one sheet. Times are whole minutes from T0. */
export type Report = {
  readonly fileName: string
  readonly tasks: number
  readonly owners: number
  /** Rows that are headings or totals. */
  readonly passedOver: number
  readonly groups: readonly FindingGroup[]
  readonly finish: number
  /** The wall clock at T0, 'hh:mm'; null where the sheet has no start times. */
  readonly t0: string | null
  /** The day of T0 as a date, '2026-10-17'; null where the sheet names no day. */
  readonly date: string | null
  /** The chain that sets the finish, by key. */
  readonly critical: readonly string[]
  /** In the sheet's order. */
  readonly views: readonly TaskView[]
}

/** How many findings there are, listed or not. */
export function findingCount({ groups }: Report): number {
  return groups.reduce((sum, { count }) => sum + count, 0)
}
