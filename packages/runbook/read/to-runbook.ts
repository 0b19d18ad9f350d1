import type { Deadline, Risk } from '../schema.ts'
import { clockTime } from '../words/times.ts'
import { inShort, type Link } from '../model/link.ts'
import { groupsAround } from '../model/groups.ts'
import { withBackout } from '../model/mark-backout.ts'
import { openCircles } from '../model/open-circles.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import { keepWritten } from '../model/written-starts.ts'
import type { Gate, Group, Spread, Task } from '../model/task.ts'
import type { Reading } from '../reading.ts'
import { day } from '../words/minutes.ts'
import { dayText } from './cells/dates.ts'
import { namesIn } from './cells/names.ts'
import { isGate } from './cells/word-lists.ts'
import type { OutlineGroup } from './rows/outline.ts'
import type { Lengths } from './times/lengths.ts'
import type { Timeline } from './times/timeline.ts'
import { readProgress, type Progress } from './times/under-way.ts'
import type { Scheduled, Written, WrittenTimes } from './times/written.ts'

/** A longer name is cut, because it is an instruction. */
const longestName = 500

function short(text: string): string {
  return text.slice(0, longestName)
}

type Present<Fields> = { [Key in keyof Fields]?: NonNullable<Fields[Key]> }

function present<Fields extends object>(fields: Fields): Present<Fields> {
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(given) as Present<Fields>
}

function gateOf({ name, text }: Written, owner: string): Gate | null {
  const [conditions, decidedBy] = [text('conditions'), text('decidedBy')]
  if (!isGate(name) && decidedBy === '') return null
  return {
    decidedBy: short(decidedBy || owner),
    ...(/point of no return/i.test(name) ? { pointOfNoReturn: true } : {}),
    ...(conditions === '' ? {} : { conditions: short(conditions) }),
  }
}

function ownerOf(row: Written): string {
  const [owner = ''] = (['owner', 'team'] as const)
    .map((role) => namesIn(row.text(role)))
    .filter(
      (text) =>
        text !== '' &&
        !/^(n\/?a|null|nan|set\(\)|tb[acd]|none|nobody|unassigned|[-–—?]+)$/i.test(text),
    )
  return short(owner)
}

/** A spread beside the length, or a range in the same cell. */
function spreadOf(row: Written, lengths: Lengths): Spread | null {
  const range = lengths.rangeOf(row)
  const [shortest, longest] = range
    ? [range.shortest, range.longest]
    : [lengths.of(row, 'shortest'), lengths.of(row, 'longest')]
  if (typeof shortest !== 'number' || typeof longest !== 'number') return null
  return shortest <= row.length && row.length <= longest
    ? { optimistic: shortest, likely: row.length, pessimistic: longest }
    : null
}

function actualOf(row: Scheduled, lengths: Lengths, { of }: Progress): number | null {
  const rehearsed = lengths.rehearsed(row)
  if (typeof rehearsed === 'number') return rehearsed
  const { began = null, ended = null } = of.get(row.key) ?? {}
  return began === null || ended === null ? null : Math.max(0, ended - began)
}

/** Reads risks as the cleaned sheet writes them: 'Restore fails, 10%, +90 min; …'. Other texts are ignored. */
function risksOf({ key, text }: Written): Risk[] {
  const written = text('risks').matchAll(/([^;]+?), (\d+(?:\.\d+)?)%, \+(\d{1,6}) min(?:; |$)/g)
  return Array.from(written, ([, what = '', percent, minutes]) => ({
    task: key,
    what: short(what),
    percent: Math.min(100, Number(percent)),
    minutes: Math.max(1, Number(minutes)),
  }))
}

function deadlineOf({ key, dueBy }: Scheduled, early: number): Deadline[] {
  return dueBy === null || dueBy + early < 0 ? [] : [{ task: key, by: dueBy + early }]
}

function usedGroups(rows: readonly Written[], groups: readonly OutlineGroup[]): Group[] {
  const parents = new Map(groups.map(({ id, parent }) => [id, parent]))
  const used = new Set(rows.flatMap(({ group }) => groupsAround(group, parents)))
  return groups
    .filter(({ id }) => used.has(id))
    .map(({ id, name, parent }) => ({ id, name: short(name), ...present({ parent }) }))
}

/** Opens circles, so that tasks can be scheduled: of each circle the link that closes it is left out. */
function withoutCircles(rows: readonly Written[]): {
  rows: readonly Written[]
  circles: readonly (readonly string[])[]
} {
  const { tasks, circles } = openCircles(
    rows.map(({ key, links }): Task => ({
      id: key,
      name: '',
      owner: '',
      phase: 'implementation',
      duration: 0,
      after: [],
      links,
    })),
  )
  if (circles.length === 0) return { rows, circles }
  const kept = new Map(tasks.map(({ id, links = [] }) => [id, links]))
  return { rows: rows.map((row) => ({ ...row, links: kept.get(row.key)! })), circles }
}

/** Each task waits for the one before it, as the visitor has said of a plan without links. */
function chained(rows: readonly Written[], isBack: (row: Written) => boolean): readonly Written[] {
  const last = new Map<boolean, string>()
  return rows.map((row) => {
    const side = isBack(row)
    const from = last.get(side)
    last.set(side, row.key)
    const links: Link[] =
      from === undefined ? [] : [{ from, kind: 'finish-to-start', lag: { minutes: 0 } }]
    return { ...row, links }
  })
}

function within(rows: readonly Written[], keys: ReadonlySet<string>): Written[] {
  return rows.map((row) => ({
    ...row,
    links: row.links.filter(({ from }) => keys.has(from) === keys.has(row.key)),
  }))
}

function zeroOf(
  { zero }: WrittenTimes,
  { saysDay, saysTime }: Timeline,
  early: number,
  corrected: Reading | null,
) {
  const minute = zero - early
  const isTimed = saysTime || saysDay
  const time = clockTime('00:00', ((minute % day) + day) % day)
  return {
    t0: isTimed ? time : (corrected?.startTime ?? null),
    date: saysDay ? dayText(Math.floor(minute / day)) : (corrected?.startDay ?? null),
  }
}

export type ToRunbook = {
  readonly runbook: OwnRunbook
  readonly rows: readonly Scheduled[]
  readonly circles: readonly (readonly string[])[]
  readonly progress: Progress
}

export type Plan = {
  readonly title: string
  readonly timeline: Timeline
  readonly written: WrittenTimes
  readonly lengths: Lengths
  readonly groups: readonly OutlineGroup[]
  /** Keys of the tasks that are the backout. */
  readonly back: ReadonlySet<string>
  /** Whether a column says which tasks are done. */
  readonly saysDone: boolean
}

function toTask(
  row: Scheduled,
  { lengths, progress, back }: Pick<Plan, 'lengths' | 'back'> & { readonly progress: Progress },
): Task {
  const { early, of, meaning } = progress
  const owner = ownerOf(row)
  const undoes = row.undoes.filter((key) => !back.has(key))
  const { began = null, ended = null } = meaning === 'now' ? (of.get(row.key) ?? {}) : {}
  const moved = back.has(row.key) ? 0 : early
  return {
    id: row.key,
    name: short(row.text('task') || (row.id === '' ? row.name : '')),
    owner,
    phase: 'implementation',
    duration: row.length,
    ...inShort(row.links),
    ...present({
      assumed: row.isAssumed ? (true as const) : null,
      cue: row.cue === null ? null : row.cue + moved,
      group: row.group,
      gate: gateOf(row, owner),
      undoes: undoes.length > 0 ? undoes : null,
      spread: spreadOf(row, lengths),
      actual: actualOf(row, lengths, progress),
      began: began === null ? null : began + early,
      ended: ended === null ? null : ended + early,
    }),
    row: row.row,
  }
}

/** Makes a runbook of the rows as they are written. */
export function toRunbook(
  { title, timeline, written, lengths, groups, back, saysDone }: Plan,
  corrected: Reading | null,
): ToRunbook {
  function isBack({ key }: Pick<Written, 'key'>) {
    return back.has(key)
  }

  const apart = within(written.rows, back)
  const hasLinks = apart.some(({ links }) => links.length > 0)
  const linked = corrected?.isChained && !hasLinks ? chained(apart, isBack) : apart
  const { rows: open, circles } = withoutCircles(linked)
  const scheduled = keepWritten(open, isBack)
  const starts = new Map(scheduled.map(({ key, begins }) => [key, begins]))
  const progress = readProgress(
    scheduled.filter((row) => !isBack(row)),
    starts,
    saysDone,
  )
  const { early } = progress
  const risks = scheduled.flatMap(risksOf)
  const deadlines = scheduled.flatMap((row) => (isBack(row) ? [] : deadlineOf(row, early)))
  const runbook = withBackout(
    {
      title,
      ...zeroOf(written, timeline, early, corrected),
      windowEnd: null,
      groups: usedGroups(scheduled, groups),
      tasks: scheduled.map((row) => toTask(row, { lengths, progress, back })),
      backout: [],
      ...(risks.length > 0 && { risks }),
      ...(deadlines.length > 0 && { deadlines }),
    },
    ({ id }) => back.has(id),
  )
  return { runbook, rows: scheduled, circles, progress }
}
