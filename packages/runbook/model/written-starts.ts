import { day } from '../words/minutes.ts'
import { inShort, lagMinutes, type Link } from './link.ts'
import { inOrder } from './order.ts'

/** A task as a file states it. Times are minutes from T0. */
export type WrittenTask = {
  readonly key: string
  readonly links: readonly Link[]
  readonly length: number
  /** Null if nothing says it. */
  readonly start: number | null
  /** Whether the start is a day, within which links may say when. */
  readonly isDayAlone: boolean
  readonly notBefore: number | null
  /** What it waits for that nobody knows. */
  readonly unknown: readonly string[]
}

export type Scheduled<Task extends WrittenTask> = Task & {
  /** The earliest start in minutes from T0; null if its links alone say when it starts. */
  readonly cue: number | null
  /** When it starts, in minutes from T0. */
  readonly begins: number
  /** By how many minutes it starts before its links would let it; the written overlap is kept. */
  readonly early: number
}

type Times = { readonly start: number; readonly finish: number }

/** When a link lets a task start; null where its other task is unknown. */
type Bound = { readonly link: Link; readonly before: Times | null; readonly at: number }

/** When a link lets a task start. A link to a finish bounds the start by the task's length. */
function boundOf(link: Link, before: Times, length: number): number {
  const [from, to] = link.kind.split('-to-')
  const lag = Math.round(lagMinutes(link.lag, before.finish - before.start))
  const at = (from === 'finish' ? before.finish : before.start) + lag
  return to === 'finish' ? at - length : at
}

function later(link: Link, before: Times, minutes: number): Link {
  const lag = Math.round(lagMinutes(link.lag, before.finish - before.start))
  return { ...link, lag: { minutes: lag + minutes } }
}

/** The row above each, among the tasks of the plan and among those of the backout. */
function rowsAbove<Task extends WrittenTask>(
  rows: readonly Task[],
  isBack: (row: Task) => boolean,
): ReadonlyMap<string, Task> {
  const above = new Map<string, Task>()
  const last = new Map<boolean, Task>()
  for (const row of rows) {
    const side = isBack(row)
    const before = last.get(side)
    if (before) above.set(row.key, before)
    last.set(side, row)
  }
  return above
}

/**
 * A link that would let the task start later becomes a lead, and the one that comes last, at `latest`, gets the gap as
 * its lag. `latest` is Infinity where a fixed time says why the task waits.
 */
function asWritten({ link, before, at }: Bound, start: number, latest: number): Link {
  if (!before) return link
  const isLast = at === latest && latest < start
  return at > start || isLast ? later(link, before, start - at) : link
}

/** When a row starts whose links let it at `latest`, and whose row above ends at `aboveEnds`. */
function startOf(
  { start, isDayAlone, notBefore }: WrittenTask,
  latest: number,
  aboveEnds: number | undefined,
  follows: boolean,
): number {
  if (start !== null && isDayAlone) {
    // A day says when only as far as links and the row before don't.
    const from = latest > -Infinity ? latest : (aboveEnds ?? start)
    return from > start && from < start + day ? from : start
  }
  if (start !== null) return start
  const least = Math.max(0, notBefore ?? 0)
  if (latest > -Infinity) return Math.max(least, latest)
  if (notBefore !== null || !follows) return least
  return Math.max(least, aboveEnds ?? 0)
}

/**
 * Keeps every written start. A start that its links explain follows them; a later one is a gap, which is a lag of the
 * link that comes last, or a fixed time where the file sets one; an earlier one is an overlap, which is a lead. Rows
 * without a start follow their links, or the row before them in a plan that has no links. Circles must be open.
 */
export function keepWritten<Task extends WrittenTask>(
  rows: readonly Task[],
  isBack: (row: Task) => boolean,
): Scheduled<Task>[] {
  const hasLinks = rows.some(({ links }) => links.length > 0)
  const hasStarts = rows.some(({ start }) => start !== null)
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const { order } = inOrder(
    rows.map(({ key, links }) => ({ ...emptyTask, id: key, ...inShort(links) })),
  )
  const times = new Map<string, Times>()
  const done = new Map<string, Scheduled<Task>>()
  const above = rowsAbove(rows, isBack)

  function schedule(row: Task): Scheduled<Task> {
    const bounds = row.links.map((link): Bound => {
      const before = times.get(link.from) ?? null
      return { link, before, at: before ? boundOf(link, before, row.length) : -Infinity }
    })
    const latest = bounds.reduce((most, { at }) => Math.max(most, at), -Infinity)
    // A task that waits for something unknown doesn't start before the row above it ends.
    const follows = !hasLinks || hasStarts || row.unknown.length > 0
    const start = startOf(row, latest, times.get(above.get(row.key)?.key ?? '')?.finish, follows)
    const isFree = latest === -Infinity
    const isFixed = row.notBefore !== null && row.notBefore > latest && row.notBefore <= start
    const early = Math.max(0, isFree ? 0 : latest - start)
    const links = bounds.map((bound) => asWritten(bound, start, isFixed ? Infinity : latest))
    times.set(row.key, { start, finish: start + row.length })
    return { ...row, links, early, begins: start, cue: isFree || isFixed ? start : null }
  }

  // Rows without links follow the row above, so that one has to be placed first.
  const waiting: string[] = []
  for (const { id } of order) {
    for (let at: string | undefined = id; at !== undefined && !done.has(at); at = needs(at))
      waiting.push(at)
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
      if (!done.has(at)) done.set(at, schedule(byKey.get(at)!))
  }

  /** The row above, if this one takes its place in time from it and it isn't placed yet. */
  function needs(key: string): string | undefined {
    const row = byKey.get(key)!
    const isOpen = row.links.length === 0 && (row.start === null || row.isDayAlone)
    const before = isOpen ? above.get(key) : undefined
    return before && before.links.length === 0 ? before.key : undefined
  }

  return rows.map(({ key }) => done.get(key)!)
}

const emptyTask = { name: '', owner: '', phase: 'implementation', duration: 0 } as const
