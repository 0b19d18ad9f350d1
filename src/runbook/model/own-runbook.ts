import type { Deadline, EventKind, Limit, Risk } from '../../contracts/own-runbook.ts'
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
  /** When the clocks change after T0, and by how much, both in minutes. */
  readonly clockChange?: { readonly at: number; readonly by: number }
  readonly kind?: EventKind
  /** Of a recovery, the earliest first. */
  readonly limits?: readonly Limit[]
  /** Of a change, in minutes from T0; null until it is set. */
  readonly windowEnd: number | null
  readonly groups: readonly Group[]
  /** In the file’s order. Ids are unique over tasks and backout. */
  readonly tasks: readonly Task[]
  readonly backout: readonly Task[]
  /** Sent with a link, so that it gives the same figures everywhere. */
  readonly forecast?: Omit<ForecastSettings, 'runs'>
  readonly teams?: readonly OwnerKind[]
  readonly delays?: readonly Delay[]
  readonly risks?: readonly Risk[]
  readonly deadlines?: readonly Deadline[]
}
