import { duration } from '../words/times.ts'
import { called } from '../findings/finding.ts'
import { check } from '../model/check.ts'
import { linksOf, type Link } from '../model/link.ts'
import { onlyAmong } from '../model/mark-backout.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import type { Task } from '../model/task.ts'
import { linksText, matchTasks } from './match.ts'

/** A change, and how many of 100 runs more or fewer end in time because of it. */
export type Reason = { readonly what: string; readonly by: number }

type Changed = { readonly was?: Task | undefined; readonly now?: Task | undefined }

/** A limit for the tasks simulated in all: enough to try 12 changes of 300 tasks, or 2 of 2,000. */
const mostTasks = 4000
const mostChanges = 12

/** The earlier version's tasks with the later one's ids. */
function renumbered(before: OwnRunbook, after: OwnRunbook): Task[] {
  const pairs = matchTasks(before, after)?.pairs ?? []
  const ids = new Map(pairs.map(({ was, now }) => [was.id, now.id]))

  function idOf(id: string) {
    return ids.get(id) ?? `${id} of the earlier version`
  }

  return before.tasks.map((task) => ({
    ...task,
    id: idOf(task.id),
    after: task.after.map(idOf),
    links: task.links?.map((link) => ({ ...link, from: idOf(link.from) })),
  }))
}

function whatOf({ was, now }: Changed): string {
  if (!was || !now) return now ? `${called(now)} is added` : `${called(was!)} is gone`
  const more = now.duration - was.duration
  return more === 0
    ? `${called(now)} now waits for other tasks`
    : `${called(now)} takes ${duration(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`
}

/** The most that a change can move the finish, in minutes. */
function sizeOf({ was, now }: Changed): number {
  const more = (now?.duration ?? 0) - (was?.duration ?? 0)
  return Math.abs(more) || now!.duration
}

function replaced(task: Task, id: string, links: readonly Link[]): Task {
  const own = linksOf(task)
  const others = own.filter(({ from }) => from !== id)
  return others.length === own.length ? task : { ...task, after: [], links: [...others, ...links] }
}

/** The later version's tasks without one change. Tasks that waited for an added task wait for its predecessors. */
function undone(tasks: readonly Task[], earlier: readonly Task[], { was, now }: Changed): Task[] {
  if (was && now)
    return tasks.map((task) =>
      task === now ? { ...was, cue: now.cue, began: now.began, ended: now.ended } : task,
    )
  if (now)
    return tasks.filter((task) => task !== now).map((task) => replaced(task, now.id, linksOf(now)))
  const backTo = new Map(
    earlier.map((task) => [task.id, linksOf(task).filter(({ from }) => from === was!.id)]),
  )
  const waiting = tasks.map((task): Task => ({
    ...task,
    links: [...(task.links ?? []), ...(backTo.get(task.id) ?? [])],
  }))
  return waiting.toSpliced(earlier.indexOf(was!), 0, { ...was!, cue: undefined })
}

/** Returns the changes that moved the chance most, the largest first. Each is undone separately. */
export function reasonsFor(
  before: OwnRunbook,
  after: OwnRunbook,
  chanceOf: (own: OwnRunbook) => number,
): Reason[] {
  const earlier = renumbered(before, after)
  const [byId, lateById] = [earlier, after.tasks].map(
    (tasks) => new Map(tasks.map((task) => [task.id, task])),
  )
  const changes = [...new Set([...byId!.keys(), ...lateById!.keys()])]
    .map((id): Changed => ({ was: byId!.get(id), now: lateById!.get(id) }))
    .filter(
      ({ was, now }) =>
        !was || !now || was.duration !== now.duration || linksText(was) !== linksText(now),
    )
  const most = Math.min(mostChanges, Math.floor(mostTasks / after.tasks.length))
  const chance = chanceOf(after)
  return (
    changes
      .toSorted((a, b) => sizeOf(b) - sizeOf(a))
      .slice(0, most)
      .map((change) => ({ change, tasks: onlyAmong(undone(after.tasks, earlier, change)) }))
      // Undoing one change alone may close a circle of links.
      .filter(({ tasks }) => check(tasks).length === 0)
      .map(({ change, tasks }) => ({
        what: whatOf(change),
        by: chance - chanceOf({ ...after, tasks }),
      }))
      .filter(({ by }) => by !== 0)
      .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))
  )
}
