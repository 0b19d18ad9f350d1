import type { Deadline, EventKind, Limit, Risk } from '../schema.ts'
import type { ForecastSettings } from '../forecast/simulate.ts'
import type { Delay } from './delay.ts'
import type { OwnerKind } from './owners.ts'
import type { Group, Task } from './task.ts'

/** A visitor’s runbook. Plain data, so it survives JSON and `postMessage`. */
export type OwnRunbook = {
  readonly title: string
  /** 'hh:mm'; null if the file has no start times. */
  readonly t0: string | null
  /** '2026-10-17'; null if the file names no day. */
  readonly date: string | null
  readonly kind?: EventKind
  /** The time limits of a recovery, sorted by end. */
  readonly limits?: readonly Limit[]
  /** The end of a change's window in minutes from T0; null if not set. */
  readonly windowEnd: number | null
  readonly groups: readonly Group[]
  /** In the file’s order. Ids are unique over tasks and backout. */
  readonly tasks: readonly Task[]
  readonly backout: readonly Task[]
  /** Included in a link, so that it gives the same figures everywhere. */
  readonly forecast?: Omit<ForecastSettings, 'runs'>
  readonly teams?: readonly OwnerKind[]
  readonly delays?: readonly Delay[]
  readonly risks?: readonly Risk[]
  readonly deadlines?: readonly Deadline[]
}
