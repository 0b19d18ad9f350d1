import type { TaskTimes } from '../model/course.ts'
import { ownersOf } from '../model/owners.ts'

/** `minutes`: how long both tasks run at once. */
export type Overlap = {
  readonly first: TaskTimes
  readonly second: TaskTimes
  readonly minutes: number
}

export type Overlapped = {
  readonly owner: string
  readonly overlaps: readonly Overlap[]
}

/** Compares each task, by start, with the earlier one that ends last: n tasks at once give n − 1 overlaps. */
function overlapsOf(inTurn: readonly TaskTimes[]): Overlap[] {
  const overlaps: Overlap[] = []
  let longest: TaskTimes | undefined
  for (const second of inTurn) {
    if (longest && second.start < longest.finish) {
      const minutes = Math.min(longest.finish, second.finish) - second.start
      overlaps.push({ first: longest, second, minutes })
    }
    if (!longest || second.finish > longest.finish) longest = second
  }
  return overlaps
}

/** Finds everyone who has two tasks at once, by time. Milestones and tasks that only touch don’t overlap. */
export function findOverlaps(tasks: readonly TaskTimes[]): Overlapped[] {
  const owned = tasks
    .filter(({ start, finish }) => finish > start)
    .flatMap((times) => [...new Set(ownersOf(times.task.owner))].map((owner) => ({ owner, times })))
  return [...Map.groupBy(owned, ({ owner }) => owner.toLowerCase()).values()]
    .map((theirs) => {
      const all = theirs.map(({ times }) => times)
      const inTurn = all.toSorted((a, b) => a.start - b.start || b.finish - a.finish)
      return { owner: theirs[0]!.owner, overlaps: overlapsOf(inTurn) }
    })
    .filter(({ overlaps }) => overlaps.length > 0)
    .toSorted((a, b) => a.overlaps[0]!.second.start - b.overlaps[0]!.second.start)
}
