import type { EventKind, Limit } from '../../contracts/own-runbook.ts'
import type { Link } from './link.ts'

export type Phase = 'pre-implementation' | 'implementation' | 'post-implementation' | 'backout'

/** A go/no-go decision, the role that takes it, and what it is decided by. */
export type Gate = {
  readonly decidedBy: string
  readonly pointOfNoReturn?: boolean
  readonly conditions?: string
}

/** How long a task may take, in minutes: at best, most often and at worst, in this order. */
export type Spread = {
  readonly optimistic: number
  readonly likely: number
  readonly pessimistic: number
}

/** One line of a runbook. Times are whole minutes; `cue` counts from T0. */
export type Task = {
  readonly id: string
  readonly name: string
  /** The team or person that does it; '' where nobody is named. */
  readonly owner: string
  readonly phase: Phase
  /** 0 is a milestone. */
  readonly duration: number
  /**
   * What it was planned to take, where `duration` is what it really takes. A task that must not
   * finish before another one is started by its plan: nobody knows of its delay yet.
   */
  readonly planned?: number
  /** Ids of the tasks that must finish first. */
  readonly after: readonly string[]
  /** Everything else that it waits for: other kinds of link, and links with a lag or a lead. */
  readonly links?: readonly Link[]
  /** The earliest minute at which it may start, whatever has finished. */
  readonly cue?: number
  /** The group that it belongs to, by id. */
  readonly group?: string
  readonly gate?: Gate
  /** For a backout task: the forward tasks whose work it takes back. Without it, every backout runs it. */
  readonly undoes?: readonly string[]
  /** Where its duration is known as a spread. */
  readonly spread?: Spread
  /** What it took, in minutes: in an earlier run, or in this one. */
  readonly actual?: number
  /** When it started and finished in a run that is under way, in minutes from T0. */
  readonly began?: number
  readonly ended?: number
  /** The start that the file gives as its plan, in minutes from T0: shown, never obeyed. */
  readonly plannedStart?: number
  /** The row of the file that it was read from, as a spreadsheet program counts. */
  readonly row?: number
}

/**
 * A summary task: a heading over tasks and other groups. It takes no time itself and nothing
 * waits for it: a file's link to a group is read as links to tasks of the group.
 */
export type Group = {
  readonly id: string
  readonly name: string
  /** The group that it is in, by id. */
  readonly parent?: string
}

export type Runbook = {
  /** The wall clock at T0, such as '22:00'. */
  readonly t0: string
  /** What it is for; a change where nothing is said. */
  readonly kind?: EventKind
  /** What a recovery must end by, the earliest first. */
  readonly limits?: readonly Limit[]
  /** The end of a change's window, in minutes from T0. */
  readonly windowEnd?: number
  /** The forward tasks. */
  readonly tasks: readonly Task[]
  readonly backout: readonly Task[]
}

/** What a run needs of a runbook: its times depend on nothing else. */
export type RunTasks = Pick<Runbook, 'tasks' | 'backout'>
