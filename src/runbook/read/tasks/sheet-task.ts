import type { Link } from '../../model/link.ts'
import type { Duration } from '../cells/durations.ts'
import type { Moment } from '../cells/starts.ts'
import type { SheetRow } from './task-rows.ts'

/** One task as the sheet has it. */
export type SheetTask = {
  readonly row: SheetRow
  /** The id as it is written; '' where there is none. */
  readonly id: string
  /** One of a kind, to be told apart by: the id, and the row as well where the id is taken. */
  readonly key: string
  readonly name: string
  readonly owner: string
  readonly duration: Duration
  readonly shortest: Duration
  readonly longest: Duration
  readonly actual: Duration
  /** When it really started and finished, in minutes; null where the sheet doesn't say. */
  readonly began: number | null
  readonly ended: number | null
  readonly start: Moment
  /** Whether its date lies so far from the others that it is most likely mistyped. */
  readonly hasStrayStart: boolean
  /** Whether the sheet itself calls the start fixed: 'not before', a constraint. */
  readonly isFixed: boolean
  /** Minutes from T0; null without a start that can be read, and for one that is mistyped. */
  readonly startMinute: number | null
  /** What it waits for, by the keys of other tasks; a link to a group is one to its tasks. */
  readonly links: readonly Link[]
  /** Predecessors and successors that name no task of the sheet. */
  readonly unknown: readonly string[]
  /** The key of its group; null where it is in none. */
  readonly group: string | null
  /** What it takes back, by the keys of other tasks, and what of it is no task of the sheet. */
  readonly undoes: readonly string[]
  readonly unknownUndone: readonly string[]
}
