import type { OwnRunbook } from '../model/own-runbook.ts'
import type { Task } from '../model/task.ts'
import { idKey } from '../read/cells/id-key.ts'
import { plain } from '../read/cells/words.ts'
import { alike, pairsOf } from '../read/tasks/unread-links.ts'

/** A task of a runbook, as an earlier version and a later one have it. */
export type Pair = { readonly was: Task; readonly now: Task }

export type Matched = {
  readonly pairs: readonly Pair[]
  readonly gone: readonly Task[]
  readonly added: readonly Task[]
}

/** So much of all tasks, by name, makes two runbooks versions of one (Dice's coefficient). */
const enough = 0.5
/** How much of its name a task keeps that is renamed in a sheet whose numbers have moved. */
const keptOfName = 0.5

function allOf({ tasks, backout }: OwnRunbook): readonly Task[] {
  return [...tasks, ...backout]
}

/**
 * Tasks of one name in one group: by their numbers, or in the sheet's order where the numbers have moved
 * and as many are there as before.
 */
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

/** The only one of its kind on each side. */
function pairSingles(was: readonly Task[], now: readonly Task[]): Pair[] {
  return was.length === 1 && now.length === 1 ? [{ was: was[0]!, now: now[0]! }] : []
}

/**
 * Which task of a later version is which of an earlier one: the same name in the same group, then the same
 * number and name, then a name that only one task has, then the same number under another name. Numbers
 * alone count for little where rows have been inserted: then a renamed task keeps half of its name as well.
 * Null where the two share too few names to be versions of one runbook.
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
  pairBy(
    ({ id }) => idKey(id),
    (some, others) =>
      pairSingles(some, others).filter(
        (pair) =>
          !areRenumbered || alike(pairsOf(pair.was.name), pairsOf(pair.now.name)) >= keptOfName,
      ),
  )
  return { pairs, gone: was, added: now }
}

/** Whether a task has another name than before. */
export function isRenamed({ was, now }: Pair): boolean {
  return was.name !== now.name && plain(was.name) !== plain(now.name)
}
