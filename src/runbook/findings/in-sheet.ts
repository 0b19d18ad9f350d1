import { duration } from '../../lib/clock.ts'
import { counted } from '../../lib/counted.ts'
import { capitalised } from '../../lib/in-words.ts'
import { courseOf, type Course } from '../model/course.ts'
import { idKey } from '../read/cells/id-key.ts'
import type { SheetTask, SheetTasks } from '../read/tasks/tasks.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import { called, finding, timeIn, type Finding, type SheetKnowledge } from './finding.ts'

/** Findings name at most this many tasks: with more, the sheet has a different problem. */
const mostNamed = 20

function keysOf(tasks: readonly SheetTask[]): string[] {
  return tasks.map(({ key }) => key)
}

function plural(tasks: readonly SheetTask[], one: string, many: string) {
  const [first] = tasks
  return tasks.length === 1
    ? `${called(first!)} ${one}`
    : `${counted(tasks.length, 'task')} ${many}`
}

function circles({ circles: found }: SheetKnowledge): Finding[] {
  return found.map((circle) =>
    finding(
      'circle',
      circle.length === 1
        ? `${circle[0]} waits for itself`
        : `${shortened(circle).join(', then ')}, then ${circle[0]} again`,
      'A circle can never start. The dependency that closes it is left out here.',
      circle,
      { isBlocking: true },
    ),
  )
}

function shortened(circle: readonly string[]) {
  return circle.length <= 6
    ? circle
    : [...circle.slice(0, 3), `${circle.length - 5} more`, ...circle.slice(-2)]
}

/** Tasks of unknown duration get the median, which may be wrong and move the finish. */
function durations(
  runbook: OwnRunbook,
  plan: Course,
  { tasks: all, usual }: SheetTasks,
  why: 'missing' | 'unreadable',
): Finding[] {
  const tasks = all.filter((task) => task.duration === why)
  const [first] = tasks
  if (!first) return []
  const keys = new Set(tasks.map(({ key }) => key))
  const without = runbook.tasks.map((task) => (keys.has(task.id) ? { ...task, duration: 0 } : task))
  const cost = plan.finish - courseOf({ tasks: without }).finish
  const text = first.text('duration')
  const cell = text === '' ? '' : ` ${capitalised(first.place)} says “${text}”.`
  const effect = cost > 0 ? `, which makes the finish ${duration(cost)} later` : ''
  const title =
    why === 'missing'
      ? plural(tasks, 'has no duration', 'have no duration')
      : plural(tasks, 'has a duration that can’t be read', 'have durations that can’t be read')
  return [
    finding(
      why === 'missing' ? 'no-duration' : 'bad-duration',
      title,
      `Counted as ${duration(usual)}${effect}.${cell}`,
      [...keys],
      { minutes: cost, isBlocking: true },
    ),
  ]
}

function dangling(
  all: readonly SheetTask[],
  textsOf: (task: SheetTask) => readonly string[],
  [one, many]: readonly [string, string],
): Finding[] {
  const byText = Map.groupBy(
    all.flatMap((task) => textsOf(task).map((text) => ({ task, text }))),
    ({ text }) => text.toLowerCase(),
  )
  return [...byText.values()].slice(0, mostNamed).map((same) => {
    const tasks = same.map(({ task }) => task)
    const { text } = same[0]!
    return finding(
      'dangling',
      plural(tasks, `${one} “${text}”`, `${many} “${text}”`),
      'No task has this number or name. The dependency is left out here.',
      keysOf(tasks),
      { isBlocking: true },
    )
  })
}

/** Finds starts that are earlier than the links allow. A “not before” time is no such start. */
function latePlan(runbook: OwnRunbook, plan: Course, all: readonly SheetTask[]): Finding[] {
  const timed = all.filter(({ isFixed }) => !isFixed)
  const planned = new Map(plan.tasks.map((times) => [times.task.id, times.start]))
  const early = timed.flatMap((task) => {
    const start = planned.get(task.key)
    return start !== undefined && task.startMinute !== null && start > task.startMinute
      ? [{ task, by: start - task.startMinute }]
      : []
  })
  const [worst] = early.toSorted((a, b) => b.by - a.by)
  if (!worst) return []
  const ends = all.flatMap(({ startMinute, duration: minutes }) =>
    startMinute === null ? [] : [startMinute + (typeof minutes === 'number' ? minutes : 0)],
  )
  const ownFinish = ends.reduce((last, end) => Math.max(last, end), 0)
  const cost = Math.max(0, plan.finish - ownFinish)
  const tasks = early.map(({ task }) => task)
  return [
    finding(
      'late-plan',
      plural(
        tasks,
        'starts before its predecessors finish',
        'start before their predecessors finish',
      ),
      `${called(worst.task)} is ${duration(worst.by)} too early.${cost > 0 ? ` The sheet ends at ${timeIn(runbook, ownFinish)}; its dependencies need ${duration(cost)} more.` : ''}`,
      keysOf(tasks),
      { minutes: cost },
    ),
  ]
}

function duplicates(all: readonly SheetTask[]): Finding[] {
  const byId = Map.groupBy(
    all.filter(({ id }) => id !== ''),
    ({ id }) => idKey(id),
  )
  return [...byId.values()]
    .filter((same) => same.length > 1)
    .slice(0, mostNamed)
    .map((same) =>
      finding(
        'duplicate-id',
        `${counted(same.length, 'task')} have the number ${same[0]!.id}`,
        `Rows ${same.map(({ number }) => number).join(', ')}. Dependencies on it mean the first.`,
        keysOf(same),
        { isBlocking: true },
      ),
    )
}

function unlinked(all: readonly SheetTask[]): Finding[] {
  const hasLinks = all.some(({ links, unknown }) => links.length + unknown.length > 0)
  if (hasLinks || all.length < 2) return []
  return [
    finding(
      'no-links',
      'No task waits for another',
      'Without dependencies, a delay moves only its own task.',
      [],
    ),
  ]
}

function unnamed(all: readonly SheetTask[]): Finding[] {
  const tasks = all.filter(({ name }) => name === '')
  const [first] = tasks
  if (!first) return []
  const detail = `${capitalised(first.place)} doesn’t say what to do.`
  return [finding('no-name', plural(tasks, 'has no name', 'have no name'), detail, keysOf(tasks))]
}

/** Finds what is missing in the sheet or cannot be read. */
export function findInSheet(
  runbook: OwnRunbook,
  plan: Course,
  knowledge: SheetKnowledge,
): Finding[] {
  const { tasks } = knowledge.read
  return [
    ...circles(knowledge),
    ...durations(runbook, plan, knowledge.read, 'missing'),
    ...durations(runbook, plan, knowledge.read, 'unreadable'),
    ...dangling(tasks, ({ unknown }) => unknown, ['waits for', 'wait for']),
    ...dangling(tasks, ({ unknownUndone }) => unknownUndone, ['undoes', 'undo']),
    ...latePlan(runbook, plan, tasks),
    ...duplicates(tasks),
    ...unlinked(tasks),
    ...unnamed(tasks),
  ]
}
