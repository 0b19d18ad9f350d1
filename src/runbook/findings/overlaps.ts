import { ownersOf } from '../model/owners.ts'

/** Minutes from T0. */
export type Slot = {
  readonly key: string
  readonly owner: string
  readonly start: number
  readonly finish: number
}

export type Overlap<Place extends Slot = Slot> = {
  readonly first: Place
  readonly second: Place
  /** Minutes in which both run. */
  readonly minutes: number
}

export type Overlapped<Place extends Slot = Slot> = {
  readonly owner: string
  readonly overlaps: readonly Overlap<Place>[]
  readonly atOnce: number
}

/** Compares each slot, by start, with the earlier one that ends last: n slots at once give n − 1 overlaps. */
function overlapsOf<Place extends Slot>(slots: readonly Place[]): Overlap<Place>[] {
  const overlaps: Overlap<Place>[] = []
  let longest: Place | undefined
  for (const second of slots) {
    if (longest && second.start < longest.finish) {
      const minutes = Math.min(longest.finish, second.finish) - second.start
      overlaps.push({ first: longest, second, minutes })
    }
    if (!longest || second.finish > longest.finish) longest = second
  }
  return overlaps
}

function mostAtOnce(slots: readonly Slot[]): number {
  const changes = slots
    .flatMap(({ start, finish }) => [
      { at: start, by: 1 },
      { at: finish, by: -1 },
    ])
    .toSorted((a, b) => a.at - b.at || a.by - b.by)
  let [now, most] = [0, 0]
  for (const { by } of changes) most = Math.max(most, (now += by))
  return most
}

/** Finds everyone who has two tasks at once, by time. Milestones and tasks that only touch don’t overlap. */
export function findOverlaps<Place extends Slot>(slots: readonly Place[]): Overlapped<Place>[] {
  const byOwner = new Map<string, { owner: string; slots: Place[] }>()
  for (const slot of slots.filter(({ start, finish }) => finish > start))
    for (const owner of new Set(ownersOf(slot.owner))) {
      const known = byOwner.get(owner.toLowerCase())
      if (known) known.slots.push(slot)
      else byOwner.set(owner.toLowerCase(), { owner, slots: [slot] })
    }
  return [...byOwner.values()]
    .map(({ owner, slots: theirs }) => {
      const inTurn = theirs.toSorted((a, b) => a.start - b.start || b.finish - a.finish)
      return { owner, overlaps: overlapsOf(inTurn), atOnce: mostAtOnce(theirs) }
    })
    .filter(({ overlaps }) => overlaps.length > 0)
    .toSorted((a, b) => a.overlaps[0]!.second.start - b.overlaps[0]!.second.start)
}
