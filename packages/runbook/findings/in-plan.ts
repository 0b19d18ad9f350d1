import { counted } from '../words/counts.ts'
import type { Course } from '../model/course.ts'
import { isBackout } from '../words/backout.ts'
import { findOverlaps, type Overlap } from './overlaps.ts'
import { isChange } from '../model/event.ts'
import { linksOf } from '../model/link.ts'
import { isTeam } from '../model/owners.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import { called, finding, timeIn, type Finding } from './finding.ts'

/** By how many minutes the finish would move if the second task waited for the first. */
function costOf({ second, minutes }: Overlap): number {
  return Math.max(0, minutes - second.float)
}

/** Returns one finding for each owner: the overlap that costs most. */
function overlaps(runbook: OwnRunbook, plan: Course): Finding[] {
  return findOverlaps(plan.tasks).map(({ owner, overlaps: clashes }) => {
    const worst = clashes.reduce((most, clash) => (costOf(clash) > costOf(most) ? clash : most))
    const [first, second] = [worst.first.task, worst.second.task]
    const from = worst.second.start
    const more = clashes.length - 1
    const others = more > 0 ? `, and ${counted(more, 'more clash', 'more clashes')}` : ''
    return finding(
      'overlap',
      `${owner} has two tasks at once`,
      `${called(first)} and ${called(second)}, from ${timeIn(runbook, from)} to ${timeIn(runbook, from + worst.minutes)}${others}.`,
      [second.id, first.id],
      { minutes: costOf(worst), owner: { owner, isTeam: isTeam(owner, runbook.teams) } },
    )
  })
}

function ownerless(runbook: OwnRunbook, plan: Course): Finding[] {
  const tasks = [...runbook.tasks, ...runbook.backout].filter(({ owner }) => owner === '')
  const [first] = tasks
  if (!first) return []
  const critical = plan.tasks.filter(
    ({ task, isCritical }) => task.owner === '' && isCritical,
  ).length
  const isOne = tasks.length === 1
  const share = isOne
    ? 'It sets the finish.'
    : `${critical} of them ${critical === 1 ? 'is' : 'are'} on the critical path.`
  return [
    finding(
      'no-owner',
      isOne ? `${called(first)} has no owner` : `${counted(tasks.length, 'task')} have no owner`,
      `Without an owner, ${isOne ? 'it gets' : 'they get'} no cue.${critical > 0 ? ` ${share}` : ''}`,
      tasks.map(({ id }) => id),
      { isBlocking: true },
    ),
  ]
}

/** Finds decisions without conditions. If none has any in writing, waiting for a task counts as a condition. */
function emptyGates({ tasks }: OwnRunbook): Finding[] {
  const areWritten = tasks.some(({ gate }) => gate?.conditions !== undefined)
  return tasks
    .filter(({ gate }) => gate && gate.conditions === undefined)
    .filter((task) => areWritten || linksOf(task).length === 0)
    .map((task) =>
      finding(
        'empty-gate',
        `${called(task)} has no go/no-go criteria`,
        areWritten
          ? 'Other decisions in this runbook have theirs written down.'
          : 'It waits for no task, so it can be passed before anything is checked.',
        [task.id],
      ),
    )
}

function missingBackout(runbook: OwnRunbook): Finding[] {
  if (runbook.backout.length > 0 || !isChange(runbook.kind)) return []
  const group = runbook.groups.find(({ name }) => isBackout(name))
  return [
    finding(
      'no-backout',
      group ? `“${group.name}” has no tasks` : 'There is no backout',
      'Add its tasks to see how long a backout takes and the last minute to call it.',
      [],
    ),
  ]
}

/** Finds what is wrong whatever the runbook was read from. */
export function findInPlan(runbook: OwnRunbook, plan: Course): Finding[] {
  return [
    ...overlaps(runbook, plan),
    ...ownerless(runbook, plan),
    ...emptyGates(runbook),
    ...missingBackout(runbook),
  ]
}
