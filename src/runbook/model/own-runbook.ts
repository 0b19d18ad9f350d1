import type { Deadline, EventKind, Limit, Risk } from '../../contracts/own-runbook.ts'
import type { ForecastSettings } from '../forecast/simulate.ts'
import type { Delay } from './delay.ts'
import type { Group, Task } from './task.ts'

/**
 * A visitor's runbook as a file or a link says it, before anyone has set what it leaves open.
 * Plain data: it goes through JSON and `postMessage` unchanged.
 */
export type OwnRunbook = {
  /** The file's name without its ending, or the project's own title. */
  readonly title: string
  /** The wall clock at T0, 'hh:mm'; null where there are no start times: T0 is then minute 0. */
  readonly t0: string | null
  /** The day of T0, '2026-10-17'; null where no day is named. */
  readonly date: string | null
  /** What it is for; a change where nothing is said. */
  readonly kind?: EventKind
  /** What a recovery must end by, the earliest first. */
  readonly limits?: readonly Limit[]
  /** The end of a change's window, in minutes from T0; null until it is set. */
  readonly windowEnd: number | null
  readonly groups: readonly Group[]
  /** In the file's order; their ids are unique over both lists. */
  readonly tasks: readonly Task[]
  /** The tasks of the phase or group that is the backout; empty until there is one. */
  readonly backout: readonly Task[]
  /** How it is forecast, where somebody has said: with it a link gives the same figures everywhere. */
  readonly forecast?: Omit<ForecastSettings, 'runs'>
  /** Which owners are teams that can do several tasks at once, where somebody has said. */
  readonly teams?: readonly OwnerKind[]
  /** What is known already of tasks that take longer, or less. */
  readonly delays?: readonly Delay[]
  /** What may happen to single tasks, and how often. */
  readonly risks?: readonly Risk[]
  /** By when single forward tasks must have finished. */
  readonly deadlines?: readonly Deadline[]
}

/** What somebody has said of an owner. */
export type OwnerKind = { readonly owner: string; readonly isTeam: boolean }
