import type { EventKind, Limit } from '../schema.ts'
import type { Link } from './link.ts'

export type Phase = 'pre-implementation' | 'implementation' | 'post-implementation' | 'backout'

export type Gate = {
  readonly decidedBy: string
  readonly pointOfNoReturn?: boolean
  readonly conditions?: string
}

/** Minutes, in rising order. */
export type Spread = {
  readonly optimistic: number
  readonly likely: number
  readonly pessimistic: number
}

/** One line of a runbook. Times are whole minutes. */
export type Task = {
  readonly id: string
  readonly name: string
  /** A team or person; '' if nobody is named. */
  readonly owner: string
  readonly phase: Phase
  /** 0 for a milestone. */
  readonly duration: number
  /** True if the duration is unknown; `duration` is then the median of the others. */
  readonly assumed?: true
  /** The planned duration, if `duration` is an actual one. Links to this task’s finish use it. */
  readonly planned?: number
  /** Ids of the tasks that must finish first; `links` has all other links. */
  readonly after: readonly string[]
  readonly links?: readonly Link[]
  /** The earliest start, in minutes from T0; for a backout task, from its call. */
  readonly cue?: number
  readonly group?: string
  readonly gate?: Gate
  /** The forward tasks that a backout task undoes. Without any, it is part of every backout. */
  readonly undoes?: readonly string[]
  readonly spread?: Spread
  /** The actual duration, in an earlier run or in this one. */
  readonly actual?: number
  /** Actual start and finish of a run under way, in minutes from T0. */
  readonly began?: number
  readonly ended?: number
  /** The start written in the file, in minutes from T0. It is shown but not scheduled. */
  readonly plannedStart?: number
  /** The row number in its sheet, from 1. */
  readonly row?: number
}

/** A summary task. It takes no time; a link to it is read as links to its tasks. */
export type Group = {
  readonly id: string
  readonly name: string
  readonly parent?: string
}

export type Runbook = {
  /** The time at T0, 'hh:mm'. */
  readonly t0: string
  readonly kind?: EventKind
  /** The time limits of a recovery, sorted by end. */
  readonly limits?: readonly Limit[]
  /** The end of a change's window, in minutes from T0. */
  readonly windowEnd?: number
  readonly tasks: readonly Task[]
  readonly backout: readonly Task[]
}

export type RunTasks = Pick<Runbook, 'tasks' | 'backout'>
