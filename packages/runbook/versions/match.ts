import { linksOf } from '../model/link.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import type { Task } from '../model/task.ts'
import { idKey } from '../words/id-key.ts'
import { plain } from '../words/plain.ts'

export type Pair = { readonly was: Task; readonly now: Task }

export type Matched = {
  readonly pairs: readonly Pair[]
  readonly gone: readonly Task[]
  readonly added: readonly Task[]
}

/** Two files are versions if they share at least this much of their task names (Dice’s coefficient). */
const enough = 0.5
/** A renamed task may be longer or shorter by this share of its length. */
const keptOfLength = 0.25

function allOf({ tasks, backout }: OwnRunbook): readonly Task[] {
  return [...tasks, ...backout]
}

/** Pairs tasks of the same name and group: by number, or by order if they were renumbered. */
function pairTwins(was: readonly Task[], now: readonly Task[]): Pair[] {
  const byId = new Map(now.map((task) => [idKey(task.id), task]))
  const same = was.filter(({ id }) => byId.has(idKey(id)))
  if (was.length === now.length && same.length < was.length)
    return was.map((task, i) => ({ was: task, now: now[i]! }))
  const pairs = same.map((task) => ({ was: task, now: byId.get(idKey(task.id))! }))
  const paired = new Set(pairs.flatMap((pair) => [pair.was, pair.now]))
  const rest = now.filter((task) => !paired.has(task))
  const left = was.filter((task) => !paired.has(task)).slice(0, rest.length)
  return [...pairs, ...left.map((task, i) => ({ was: task, now: rest[i]! }))]
}

function pairSingles(was: readonly Task[], now: readonly Task[]): Pair[] {
  return was.length === 1 && now.length === 1 ? [{ was: was[0]!, now: now[0]! }] : []
}

function isAsLong({ was, now }: Pair): boolean {
  const most = Math.max(was.duration, now.duration)
  return Math.abs(was.duration - now.duration) <= keptOfLength * most
}

/** Returns the same text for the same links in any order. `idOf` turns an earlier version’s id into the later one’s. */
export function linksText(task: Task, idOf = (id: string): string | undefined => id): string {
  return linksOf(task)
    .map((link) => JSON.stringify({ ...link, from: idOf(link.from) }))
    .toSorted()
    .join()
}

/** Whether a removed and an added task wait for the same tasks. Tasks without links don’t count. */
function haveSameLinks({ was, now }: Pair, pairs: readonly Pair[]): boolean {
  const ids = new Map(pairs.map((pair) => [pair.was.id, pair.now.id]))
  const text = linksText(now)
  return text !== '' && text === linksText(was, (id) => ids.get(id))
}

/**
 * Pairs tasks by name and group, number and name, then unique name. Null if too few match. What is left is renamed
 * if it keeps its number, its links or its place in the sheet, and three quarters of its length.
 */
export function matchTasks(before: OwnRunbook, after: OwnRunbook): Matched | null {
  const pairs: Pair[] = []
  let was = allOf(before)
  let now = allOf(after)
  const groups = [before, after].map(
    (own) => new Map(own.groups.map(({ id, name }) => [id, plain(name)])),
  )

  function pairBy(
    keyOf: (task: Task, side: number) => string,
    pairUp: (was: readonly Task[], now: readonly Task[]) => readonly Pair[],
  ) {
    const later = Map.groupBy(now, (task) => keyOf(task, 1))
    const found = [...Map.groupBy(was, (task) => keyOf(task, 0))].flatMap(([key, some]) =>
      key === '' ? [] : pairUp(some, later.get(key) ?? []),
    )
    const paired = new Set(found.flatMap((pair) => [pair.was, pair.now]))
    was = was.filter((task) => !paired.has(task))
    now = now.filter((task) => !paired.has(task))
    pairs.push(...found)
  }

  function nameIn(task: Task, side: number) {
    const group = groups[side]!.get(task.group ?? '') ?? ''
    return task.name === '' ? '' : `${plain(task.name)}\n${group}`
  }

  pairBy(nameIn, pairTwins)
  pairBy(({ id, name }) => `${idKey(id)}\n${plain(name)}`, pairSingles)
  pairBy(({ name }) => plain(name), pairSingles)
  const all = allOf(before).length + allOf(after).length
  if ((2 * pairs.length) / all < enough) return null

  const areRenumbered = pairs.some((pair) => idKey(pair.was.id) !== idKey(pair.now.id))

  function isInPlace(pair: Pair) {
    return !areRenumbered && allOf(before).indexOf(pair.was) === allOf(after).indexOf(pair.now)
  }

  pairBy(
    ({ id }) => idKey(id),
    (some, others) =>
      pairSingles(some, others).filter(
        (pair) =>
          pair.was.phase === pair.now.phase &&
          isAsLong(pair) &&
          (isInPlace(pair) || haveSameLinks(pair, pairs)),
      ),
  )
  return { pairs, gone: was, added: now }
}

export function isRenamed({ was, now }: Pair): boolean {
  return was.name !== now.name && plain(was.name) !== plain(now.name)
}
