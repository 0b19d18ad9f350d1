import { failure } from '../../lib/spreadsheet/failure.ts'
import type { Failure } from '../../lib/spreadsheet/failure.ts'
import type { Mapping } from '../../lib/spreadsheet/fields.ts'
import { findOverlaps, ownersOf } from '../../lib/spreadsheet/overlaps.ts'
import type { Sheet } from '../../lib/spreadsheet/table.ts'
import { readTasks } from '../../lib/spreadsheet/tasks.ts'
import type { SheetTask } from '../../lib/spreadsheet/tasks.ts'
import { duration } from '../../lib/clock.ts'
import { criticalPath } from '../../runbook/critical-path.ts'
import { schedule, timingOf } from '../../runbook/schedule.ts'
import type { Schedule } from '../../runbook/schedule.ts'
import { viewTask } from '../../runbook/task-view.ts'
import type { Task } from '../../runbook/task.ts'
import { breakCycles } from './break-cycles.ts'
import { describeTask, findInTasks } from './find-in-tasks.ts'
import { inGroups } from './finding.ts'
import type { Finding } from './finding.ts'
import type { Report } from './report.ts'

const dayMilliseconds = 86_400_000

/** The sheet's task as the engine takes it; a duration that nobody can read counts as nothing. */
function toTask({ key, name, owner, duration: minutes, links, startMinute }: SheetTask): Task {
  return {
    id: key,
    name: name || '(no name)',
    owner: owner || 'No owner',
    phase: 'implementation',
    duration: typeof minutes === 'number' ? minutes : 0,
    after: [...new Set(links.map((link) => link.key))],
    cue: startMinute ?? undefined,
  }
}

function circles(cycles: readonly string[][]): Finding[] {
  return cycles.map((cycle) => ({
    kind: 'cycle',
    text:
      cycle.length === 1
        ? `${cycle[0]} waits for itself`
        : `${shorten(cycle).join(', then ')}, then ${cycle[0]} again`,
  }))
}

function shorten(cycle: readonly string[]) {
  return cycle.length <= 12
    ? cycle
    : [...cycle.slice(0, 6), `${cycle.length - 11} more`, ...cycle.slice(-5)]
}

function overlaps(tasks: readonly SheetTask[], plan: Schedule): Finding[] {
  const byKey = new Map(tasks.map((task) => [task.key, task]))
  const slots = tasks.map(({ key, owner }) => {
    const { earliestStart: start, earliestFinish: finish } = timingOf(plan, key)
    return { key, owner, start, finish }
  })
  return findOverlaps(slots).map(({ owner, first, second, minutes }) => ({
    kind: 'overlap',
    text: `${owner}: ${short(byKey.get(first.key)!)} and ${short(byKey.get(second.key)!)}, for ${duration(minutes)}`,
  }))
}

function short({ key, name }: SheetTask) {
  return name ? `${key} ${name}` : key
}

function earlyStarts(tasks: readonly SheetTask[], plan: Schedule): Finding[] {
  return tasks.flatMap((task): Finding[] => {
    if (task.startMinute === null) return []
    const early = timingOf(plan, task.key).earliestStart - task.startMinute
    return early > 0
      ? [{ kind: 'early-start', text: `${describeTask(task)}: ${duration(early)} too early` }]
      : []
  })
}

function clockText(minutes: number) {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

function dateText(serialDay: number) {
  return new Date(Date.UTC(1899, 11, 30) + serialDay * dayMilliseconds).toISOString().slice(0, 10)
}

/**
 * Checks one sheet by its mapping: findings, the timetable that the sheet's own dependencies give,
 * its critical path and finish, which is at most 1,400 days for each task: starts that are kept do
 * not pause for more than 300 days, and neither a duration nor a distance from T0 is over 366. Fails
 * with no_tasks when no row holds a task.
 */
export function analyse(
  fileName: string,
  sheet: Sheet,
  mapping: Mapping,
): { ok: true; report: Report } | Failure {
  const result = readTasks(sheet, mapping)
  if (!result.ok) return result
  const { tasks: rows, timeline, passedOver } = result.read
  if (rows.length === 0) return failure('no_tasks')

  const { tasks, cycles } = breakCycles(rows.map(toTask))
  const plan = schedule(tasks)
  const groups = inGroups([
    ...findInTasks(rows, mapping.columns),
    ...circles(cycles),
    ...overlaps(rows, plan),
    ...earlyStarts(rows, plan),
  ])
  const report: Report = {
    fileName,
    tasks: rows.length,
    owners: new Set(rows.flatMap(({ owner }) => ownersOf(owner.toLowerCase()))).size,
    passedOver,
    groups,
    finish: plan.finish,
    t0: timeline.clock === null ? null : clockText(timeline.clock),
    date: timeline.day === null ? null : dateText(timeline.day),
    critical: criticalPath(tasks, plan),
    views: tasks.map((task) => {
      const timing = timingOf(plan, task.id)
      return viewTask(task, -Infinity, timing, timing)
    }),
  }
  return { ok: true, report }
}
