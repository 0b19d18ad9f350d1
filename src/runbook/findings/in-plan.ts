import { clockTime, duration, relativeTime } from '../../lib/clock.ts'
import { counted } from '../../lib/counted.ts'
import type { Course, TaskTimes } from '../model/course.ts'
import { ownersOf } from '../model/owners.ts'
import { isBackout, isTeamName } from '../read/cells/words.ts'
import { findOverlaps, type Overlap } from './overlaps.ts'
import { isChange } from '../model/event.ts'
import { criticalPath } from '../model/critical-path.ts'
import { linksOf } from '../model/link.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import { called, type Finding } from './finding.ts'

/** A wait is worth a cue when it is longer than this, in minutes. */
const longWait = 60
/** One owner is a risk from this share of the critical path on, where others are on it too. */
const mostOfPath = 0.5
/** On a shorter path somebody has most of it in any case. */
const shortPath = 4

/** A minute as the runbook writes it: by the clock where it has one. */
function at(runbook: OwnRunbook, minute: number): string {
  return runbook.t0 === null ? relativeTime(minute) : clockTime(runbook.t0, minute)
}

/** So many tasks at once are the work of a team. */
const crowd = 4

/** One owner with two tasks at once: one finding for each owner, with the dearest of the clashes. */
function overlaps(runbook: OwnRunbook, plan: Course): Finding[] {
  const slots = plan.tasks.map(({ task, start, finish, float }) => ({
    key: task.id,
    called: called(task),
    owner: task.owner,
    start,
    finish,
    float,
  }))

  /** How much later the finish would be if the second task waited for the first. */
  function costOf({ second, minutes }: Overlap<(typeof slots)[number]>): number {
    return Math.max(0, minutes - second.float)
  }

  return findOverlaps(slots).map(({ owner, overlaps: clashes, atOnce }) => {
    const worst = clashes.reduce((most, clash) => (costOf(clash) > costOf(most) ? clash : most))
    const from = worst.second.start
    const more = clashes.length - 1
    return {
      kind: 'overlap',
      minutes: costOf(worst),
      isBlocking: false,
      title: `${owner} has two tasks at once`,
      detail: `${worst.first.called} and ${worst.second.called}, from ${at(runbook, from)} to ${at(runbook, from + worst.minutes)}${more > 0 ? `, and ${counted(more, 'more clash', 'more clashes')}` : ''}.`,
      tasks: [worst.second.key, worst.first.key],
      owner: { owner, isTeam: isTeamName(owner) || atOnce >= crowd },
    }
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
    {
      kind: 'no-owner',
      minutes: null,
      isBlocking: true,
      title: isOne
        ? `${called(first)} has no owner`
        : `${counted(tasks.length, 'task')} have no owner`,
      detail: `Without an owner, ${isOne ? 'it gets' : 'they get'} no cue.${critical > 0 ? ` ${share}` : ''}`,
      tasks: tasks.map(({ id }) => id),
    },
  ]
}

/**
 * Decisions with nothing to decide by. Where the runbook writes conditions down, each needs its own;
 * otherwise what a decision waits for counts as its condition.
 */
function emptyGates({ tasks }: OwnRunbook): Finding[] {
  const areWritten = tasks.some(({ gate }) => gate?.conditions !== undefined)
  return tasks
    .filter(({ gate }) => gate && gate.conditions === undefined)
    .filter((task) => areWritten || linksOf(task).length === 0)
    .map((task) => ({
      kind: 'empty-gate',
      minutes: null,
      isBlocking: false,
      title: `${called(task)} decides without conditions`,
      detail: areWritten
        ? 'It has no conditions written down, and other decisions have.'
        : 'It waits for nothing, so it can be passed before anything is known.',
      tasks: [task.id],
    }))
}

function missingBackout(runbook: OwnRunbook): Finding[] {
  if (runbook.backout.length > 0 || !isChange(runbook.kind)) return []
  const group = runbook.groups.find(({ name }) => isBackout(name))
  return [
    {
      kind: 'no-backout',
      minutes: null,
      isBlocking: false,
      title: group ? `“${group.name}” has no tasks` : 'There is no backout',
      detail:
        'Without its tasks, there’s no telling how long a backout takes, or by when to call it.',
      tasks: [],
    },
  ]
}

/**
 * The longest time that an owner waits between two tasks with nothing to say when to be back. A
 * recovery begins at an hour that nobody chose, so its tasks have no hour to be back by.
 */
function longestWait(runbook: OwnRunbook, plan: Course): Finding[] {
  if (!isChange(runbook.kind)) return []
  const byOwner = Map.groupBy(
    plan.tasks.flatMap((times) => ownersOf(times.task.owner).map((owner) => ({ owner, times }))),
    ({ owner }) => owner.toLowerCase(),
  )
  let longest: { owner: string; before: TaskTimes; next: TaskTimes; wait: number } | undefined
  for (const theirs of byOwner.values()) {
    const inTurn = theirs.toSorted((a, b) => a.times.start - b.times.start)
    let before = inTurn[0]!.times
    for (const { owner, times: next } of inTurn.slice(1)) {
      const wait = next.start - before.finish
      if (next.task.cue === undefined && wait > (longest?.wait ?? longWait))
        longest = { owner, before, next, wait }
      if (next.finish > before.finish) before = next
    }
  }
  if (!longest) return []
  const { owner, before, next, wait } = longest
  return [
    {
      kind: 'long-wait',
      minutes: null,
      isBlocking: false,
      title: `${owner} waits ${duration(wait)} without a cue`,
      detail: `Between ${called(before.task)} and ${called(next.task)}, which starts at ${at(runbook, next.start)} if nothing slips.`,
      tasks: [next.task.id, before.task.id],
    },
  ]
}

/** One owner with most of the critical path: if they are ill, so is the finish. */
function oneOwner(runbook: OwnRunbook, plan: Course): Finding[] {
  const onPath = new Set(criticalPath(plan))
  const path = runbook.tasks.filter(({ id }) => onPath.has(id))
  const total = path.reduce((sum, task) => sum + task.duration, 0)
  const minutes = new Map<string, number>()
  for (const { owner, duration: each } of path)
    if (owner !== '') minutes.set(owner, (minutes.get(owner) ?? 0) + each)
  const [most] = [...minutes].toSorted((a, b) => b[1] - a[1])
  if (!most || minutes.size < 2 || path.length < shortPath) return []
  if (most[1] <= total * mostOfPath) return []
  return [
    {
      kind: 'one-owner',
      minutes: null,
      isBlocking: false,
      title: `${most[0]} has most of the critical path`,
      detail: `${duration(most[1])} of ${duration(total)}. Name a second person who can take over.`,
      tasks: path.flatMap(({ id, owner }) => (owner === most[0] ? [id] : [])),
    },
  ]
}

/** What is wrong with a runbook, whatever it was read from. */
export function findInPlan(runbook: OwnRunbook, plan: Course): Finding[] {
  return [
    ...overlaps(runbook, plan),
    ...ownerless(runbook, plan),
    ...emptyGates(runbook),
    ...missingBackout(runbook),
    ...longestWait(runbook, plan),
    ...oneOwner(runbook, plan),
  ]
}
