import { ownersOf } from '../model/owners.ts'

/** A task's place on the clock, in minutes from T0. */
export type Slot = {
  readonly key: string
  readonly owner: string
  readonly start: number
  readonly finish: number
}

export type Overlap = {
  readonly owner: string
  readonly first: Slot
  readonly second: Slot
  /** For how long both run. */
  readonly minutes: number
}

/**
 * Where one owner has two tasks at once. Each task is set against the one of the same owner that
 * runs longest of those started before it, so a crowd of n tasks gives n − 1 overlaps, not n². Tasks
 * that only touch do not overlap, and a milestone never does. In order of time.
 */
export function findOverlaps(slots: readonly Slot[]): Overlap[] {
  const byOwner = new Map<string, { name: string; slots: Slot[] }>()
  for (const slot of slots.filter(({ start, finish }) => finish > start))
    for (const name of ownersOf(slot.owner)) {
      const known = byOwner.get(name.toLowerCase())
      if (known) known.slots.push(slot)
      else byOwner.set(name.toLowerCase(), { name, slots: [slot] })
    }

  const overlaps: Overlap[] = []
  for (const { name: owner, slots: theirs } of byOwner.values()) {
    let longest: Slot | undefined
    for (const second of theirs.toSorted((a, b) => a.start - b.start || b.finish - a.finish)) {
      if (longest && second.start < longest.finish) {
        const minutes = Math.min(longest.finish, second.finish) - second.start
        overlaps.push({ owner, first: longest, second, minutes })
      }
      if (!longest || second.finish > longest.finish) longest = second
    }
  }
  return overlaps.toSorted((a, b) => a.second.start - b.second.start)
}
