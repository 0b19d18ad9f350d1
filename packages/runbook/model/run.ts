import { courseOf, stateAt, type Course, type TaskState, type TaskTimes } from './course.ts'
import type { Delay } from './delay.ts'
import type { RunTasks, Task } from './task.ts'
import { knownUntil } from './under-way.ts'

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
  | { readonly kind: 'taken back'; readonly minute: number; readonly finish: number }
  | { readonly kind: 'finished' | 'backed out'; readonly minute: number }
  | { readonly kind: 'refused'; readonly why: string }

export type Run = {
  readonly runbook: RunTasks
  readonly mode: 'ready' | 'playing' | 'paused'
  /** Whole minutes from T0. */
  readonly minute: number
  readonly delays: readonly Delay[]
  /** Recomputed by delays and backouts, not by the clock. */
  readonly course: Course
  readonly news: RunNews | null
}

export type Reached = { readonly minute: number; readonly backedOutAt: number | null }

/** Creates a run that waits for its start. It is paused at `reached`, or where a sheet under way has got to. */
export function newRun(
  runbook: RunTasks,
  delays: readonly Delay[] = [],
  reached: Reached | null = null,
): Run {
  const known = knownUntil(runbook.tasks)
  const minute = reached?.minute ?? known
  return {
    runbook,
    mode: minute === null ? 'ready' : 'paused',
    minute: minute ?? 0,
    delays,
    course: courseOf(runbook, delays, reached?.backedOutAt),
    news: null,
  }
}

/** Null before the start. */
export function reachedBy({ mode, minute, course }: Run): Reached | null {
  return mode === 'ready' ? null : { minute, backedOutAt: course.backedOutAt }
}

/** The forward tasks, and once it is called, the backout’s. */
export function tasksOf({ tasks, backout }: Course): readonly TaskTimes[] {
  return backout.length === 0 ? tasks : [...tasks, ...backout]
}

/** Null before the start. */
export function nowOf({ mode, minute }: Run): number | null {
  return mode === 'ready' ? null : minute
}

export type TaskView = TaskTimes & { readonly state: TaskState }

export type RunView = {
  readonly status: 'ready' | 'running' | 'finished' | 'backing out' | 'backed out'
  readonly minute: number
  readonly tasks: readonly TaskView[]
  readonly running: readonly TaskView[]
  /** All planned tasks that share the earliest start. */
  readonly next: readonly TaskView[]
  readonly plannedFinish: number
  readonly finish: number
  readonly noReturn: (NonNullable<Course['noReturn']> & { readonly isPassed: boolean }) | null
}

export function statusOf(run: Run): RunView['status'] {
  const { backedOutAt, finish } = run.course
  if (run.mode === 'ready') return 'ready'
  if (backedOutAt === null) return run.minute >= finish ? 'finished' : 'running'
  return run.minute >= finish ? 'backed out' : 'backing out'
}

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

/** Suggests a task to delay: a running one or else the next, critical ones first. */
export function worthDelaying({ running, tasks }: RunView): string | undefined {
  const planned = tasks.filter(({ state }) => state === 'planned')
  const open = running.length > 0 ? running : planned.toSorted((a, b) => a.start - b.start)
  return (open.find(({ isCritical }) => isCritical) ?? open[0])?.task.id
}
