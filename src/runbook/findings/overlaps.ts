import { ownersOf } from '../model/owners.ts'

/** A task's place on the clock, in minutes from T0. */
export type Slot = {
  readonly key: string
  readonly owner: string
  readonly start: number
  readonly finish: number
}

export type Overlap<Place extends Slot = Slot> = {
  readonly first: Place
  readonly second: Place
  /** For how long both run. */
  readonly minutes: number
}

/** An owner who has two tasks at once. */
export type Overlapped<Place extends Slot = Slot> = {
  readonly owner: string
  /** In order of time. */
  readonly overlaps: readonly Overlap<Place>[]
  /** The most tasks that they have at one moment. */
  readonly atOnce: number
}

/** Each task against the one that runs longest of those started before it, given in order of start. */
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

/**
 * Everyone who has two tasks at once, in the order in which it happens. A crowd of n tasks gives
 * n − 1 overlaps, not n². Tasks that only touch do not overlap, and a milestone never does.
 */
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
