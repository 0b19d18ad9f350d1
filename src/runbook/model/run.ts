import { courseOf, stateAt, type Course, type TaskState, type TaskTimes } from './course.ts'
import type { Delay } from './delay.ts'
import type { RunTasks, Task } from './task.ts'
import { knownUntil } from './under-way.ts'

/** What the last action brought, for whoever tells it: `tell` makes a sentence of it. */
export type RunNews =
  | { readonly kind: 'started' }
  | { readonly kind: 'decided'; readonly gate: Task; readonly minute: number }
  | {
      readonly kind: 'delayed'
      readonly task: Task
      readonly minutes: number
      readonly from: number
      readonly to: number
    }
  | {
      readonly kind: 'called'
      readonly minute: number
      readonly tasks: number
      readonly finish: number
    }
  | { readonly kind: 'finished' | 'backed out'; readonly minute: number }
  /** Nothing else has changed: why not, as a sentence. */
  | { readonly kind: 'refused'; readonly why: string }

/** A run of a runbook: all that was done to it. */
export type Run = {
  readonly runbook: RunTasks
  readonly mode: 'ready' | 'playing' | 'paused'
  /** Whole minutes from T0. */
  readonly minute: number
  readonly delays: readonly Delay[]
  /** How it goes on if nothing else slips: worked out anew by a delay and a backout, never by the clock. */
  readonly course: Course
  /** The news of the last action that had any. */
  readonly news: RunNews | null
}

/** A run that waits for its start, with the delays already known; one under way goes on from its state. */
export function newRun(runbook: RunTasks, delays: readonly Delay[] = []): Run {
  const known = knownUntil(runbook.tasks)
  return {
    runbook,
    mode: known === null ? 'ready' : 'paused',
    minute: known ?? 0,
    delays,
    course: courseOf(runbook, delays),
    news: null,
  }
}

/** The forward tasks in the runbook's order, then the backout's once it has been called. */
export function tasksOf({ tasks, backout }: Course): readonly TaskTimes[] {
  return backout.length === 0 ? tasks : [...tasks, ...backout]
}

/** The minute that a run's clock shows; null before the start. */
export function nowOf({ mode, minute }: Run): number | null {
  return mode === 'ready' ? null : minute
}

/** A task as it is at a minute. */
export type TaskView = TaskTimes & { readonly state: TaskState }

/** A run as it is at its minute. Everything is looked up in its course. */
export type RunView = {
  readonly status: 'ready' | 'running' | 'finished' | 'backing out' | 'backed out'
  readonly minute: number
  readonly tasks: readonly TaskView[]
  /** Those running now, late ones among them. */
  readonly running: readonly TaskView[]
  /** The planned tasks that start next: all that share the earliest start. */
  readonly next: readonly TaskView[]
  readonly plannedFinish: number
  readonly finish: number
  readonly noReturn: (NonNullable<Course['noReturn']> & { readonly isPassed: boolean }) | null
}

/** How far a run has come. */
export function statusOf(run: Run): RunView['status'] {
  const { backedOutAt, finish } = run.course
  if (run.mode === 'ready') return 'ready'
  if (backedOutAt === null) return run.minute >= finish ? 'finished' : 'running'
  return run.minute >= finish ? 'backed out' : 'backing out'
}

/** Whether nothing more can happen in a run. */
export function isOver(run: Run): boolean {
  return run.mode !== 'ready' && run.minute >= run.course.finish
}

export function viewRun(run: Run): RunView {
  const { course, minute } = run
  const now = nowOf(run)
  const tasks = tasksOf(course).map((times) => ({ ...times, state: stateAt(times, now) }))
  const planned = tasks.filter(({ state }) => state === 'planned')
  const soonest = Math.min(...planned.map((view) => view.start))
  const { noReturn } = course
  return {
    status: statusOf(run),
    minute,
    tasks,
    running: tasks.filter(({ state }) => state === 'running' || state === 'late'),
    next: planned.filter((view) => view.start === soonest),
    plannedFinish: course.plannedFinish,
    finish: course.finish,
    noReturn: noReturn && { ...noReturn, isPassed: now !== null && noReturn.decidedAt <= now },
  }
}

/** The task that a delay teaches most about: the next critical one, or the one that runs. */
export function worthDelaying({ running, tasks }: RunView): string | undefined {
  const planned = tasks.filter(({ state }) => state === 'planned')
  const open = [...planned.toSorted((a, b) => a.start - b.start), ...running]
  return (open.find(({ isCritical }) => isCritical) ?? open[0])?.task.id
}
