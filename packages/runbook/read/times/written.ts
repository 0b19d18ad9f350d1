import type { Scheduled as ScheduledTask } from '../../model/written-starts.ts'
import type { Role } from '../../reading.ts'
import { day } from '../../words/minutes.ts'
import type { Duration } from '../cells/durations.ts'
import { isDone } from '../cells/word-lists.ts'
import { runningTotals, writtenSpan, type Lengths } from './lengths.ts'
import type { Point, Timed } from './place-times.ts'
import type { Timeline } from './timeline.ts'

/** For a plan without a single length: nothing says how long a step takes, so half an hour, and it counts as assumed. */
const withoutAny = 30

/** A task with what the file states of its times, in minutes from T0. */
export type Written = Timed & {
  /** Null if it has to be worked out from links and order. */
  readonly start: number | null
  /** Whether the start is a day, within which links may say when. */
  readonly isDayAlone: boolean
  readonly length: number
  /** Whether nothing says the length. */
  readonly isAssumed: boolean
  /** Whether a written duration differs from the written times. */
  readonly isLeftAside: boolean
  readonly endsBeforeStart: boolean
  /** The earliest start that the file sets, in minutes from T0. */
  readonly notBefore: number | null
  readonly began: number | null
  readonly ended: number | null
  readonly dueBy: number | null
  readonly isDone: boolean
  /** Roles of its cells that can't be read. */
  readonly unread: readonly Role[]
}

/** A row that is ready to become a task: its links carry the written gaps. */
export type Scheduled = ScheduledTask<Written>

export type WrittenTimes = {
  readonly rows: readonly Written[]
  /** T0 in minutes since serial day 0. */
  readonly zero: number
  readonly usual: number
  /** Whether the file says only when tasks start, so that each lasts until the next start. */
  readonly isUntilNext: boolean
}

type Span = Pick<
  Written,
  'length' | 'isAssumed' | 'isLeftAside' | 'endsBeforeStart' | 'isDayAlone'
> & {
  readonly start: number | null
}

function isKnown(length: Duration): length is number {
  return typeof length === 'number'
}

function middle(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.toSorted((a, b) => a - b)[values.length >> 1]!
}

/** The usual length of the plan's tasks: their median, or the median step from start to start. */
function usualLength(rows: readonly Timed[], lengths: Lengths): number {
  const known = rows
    .map((row) => {
      const span = writtenSpan(row)
      return span ? span.to - span.from : lengths.of(row, 'duration')
    })
    .filter((length): length is number => isKnown(length) && length > 0)
  const starts = rows.flatMap(({ points }) => points.start?.minute ?? []).toSorted((a, b) => a - b)
  const steps = starts.slice(1).map((start, i) => start - starts[i]!)
  return middle(known) ?? middle(steps.filter((step) => step > 0)) ?? withoutAny
}

function spanOf(row: Timed, lengths: Lengths, usual: number): Span {
  const { start, finish } = row.points
  const written = lengths.of(row, 'duration')
  const span = writtenSpan(row)
  const own = {
    isAssumed: !isKnown(written),
    isLeftAside: false,
    endsBeforeStart: false,
    isDayAlone: false,
  }
  const length = isKnown(written) ? written : usual
  if (span) {
    const stated = span.to - span.from
    const isLeftAside = isKnown(written) && Math.abs(written - stated) > 1
    return { ...own, start: span.from, length: stated, isAssumed: false, isLeftAside }
  }
  const endsBeforeStart = start !== undefined && finish !== undefined
  if (start) {
    const isWholeDay = start.isDay && !isKnown(written) && !finish
    if (isWholeDay && row.text('duration') === '')
      return { ...own, start: start.minute, length: day, isAssumed: false }
    return {
      ...own,
      start: start.minute,
      length,
      endsBeforeStart,
      isDayAlone: start.isDay && length < day,
    }
  }
  if (!finish) return { ...own, start: null, length }
  const to = finish.minute + (finish.isDay ? day : 0)
  const isDueDay = finish.isDay && !isKnown(written)
  return {
    ...own,
    start: to - (isDueDay ? day : length),
    length: isDueDay ? day : length,
    isAssumed: own.isAssumed && !isDueDay,
  }
}

/** Whether times of day of the starts are all that the file says. */
function areStartsAlone(rows: readonly Timed[], lengths: Lengths): boolean {
  return (
    rows.some(({ points }) => points.start && !points.start.isDay) &&
    rows.every(
      (row) =>
        (['duration', 'elapsed', 'finish'] as const).every((role) => row.text(role) === '') &&
        !row.points.finish &&
        !isKnown(lengths.of(row, 'duration')),
    )
  )
}

/** A length of 0 on one day is a milestone's, if the lengths of the others agree with their days. */
function withMilestones(
  spans: readonly Span[],
  rows: readonly Timed[],
  lengths: Lengths,
): readonly Span[] {
  const given = rows.map((row) => (writtenSpan(row) ? lengths.of(row, 'duration') : null))
  const long = spans.filter((_, i) => Number(given[i]) > 0)
  if (long.filter(({ isLeftAside }) => !isLeftAside).length * 2 <= long.length) return spans
  return spans.map((span, i) =>
    given[i] === 0 && span.length === day && rows[i]!.points.start!.isDay
      ? { ...span, length: 0, isLeftAside: false }
      : span,
  )
}

/** Where all others have a start and a finish, a start alone at the end of the plan or of a day is a moment: '13:00 End'. */
function withEnds(spans: readonly Span[], rows: readonly Timed[]): readonly Span[] {
  const alone = spans.filter(({ isAssumed }) => isAssumed)
  if (alone.length > 3 || alone.length * 4 > spans.length) return spans
  return spans.map((span, i) => {
    const { start, finish } = rows[i]!.points
    const isAlone = span.isAssumed && start && !start.isDay && !finish
    if (!isAlone || rows[i]!.text('duration') + rows[i]!.text('finish') !== '') return span
    const next = rows[i + 1]?.points.start?.minute
    const isLast = next === undefined || next - start.minute > day / 4
    const isAfterAll = spans.every(
      (each) =>
        each.start === null ||
        each.start > start.minute ||
        each.start + each.length <= start.minute ||
        each === span,
    )
    return isLast && isAfterAll ? { ...span, length: 0, isAssumed: false } : span
  })
}

/** The length of each task until the next one starts; the last start is a moment. */
function untilNext(spans: readonly Span[]): Span[] {
  const starts = [...new Set(spans.flatMap(({ start }) => start ?? []))].toSorted((a, b) => a - b)
  const next = new Map(starts.map((start, i) => [start, starts[i + 1] ?? start]))
  return spans.map((span) =>
    span.start === null ? span : { ...span, length: next.get(span.start)! - span.start },
  )
}

function unreadIn(row: Timed, lengths: Lengths, span: Span): Role[] {
  const roles = ['duration', 'shortest', 'longest'] as const
  // A written duration that gives way to the times needn't be readable.
  function isNeeded(role: Role) {
    return role !== 'duration' || span.isAssumed
  }

  return [
    ...row.unreadTimes,
    ...roles.filter((role) => isNeeded(role) && lengths.of(row, role) === 'unreadable'),
    ...(row.text('duration') === '' && lengths.of(row, 'elapsed') === 'unreadable'
      ? (['elapsed'] as const)
      : []),
  ]
}

function percentOf(row: Timed): number | null {
  const [, number] = /^(\d+(?:[.,]\d+)?)\s*%?$/.exec(row.text('percent')) ?? []
  return number === undefined ? null : Number(number.replace(',', '.'))
}

/** Whether per cent are written as fractions: 0.5 and 1, but never 50. */
function areFractions(rows: readonly Timed[]): boolean {
  const values = rows.flatMap((row) => percentOf(row) ?? [])
  const hasSign = rows.some((row) => row.text('percent').includes('%'))
  return (
    !hasSign &&
    values.length > 0 &&
    values.every((value) => value <= 1) &&
    values.some((value) => value > 0)
  )
}

/** Takes start, finish and length as the file states them; only where it doesn't, links and order decide later. */
export function readWritten(
  { rows }: Timeline,
  lengths: Lengths,
  isBack: (row: Timed) => boolean,
): WrittenTimes {
  const usual = usualLength(rows, lengths)
  const totals = runningTotals(rows, lengths)
  const hasStarts = rows.some(({ points }) => points.start ?? points.finish)
  const isUntilNext = areStartsAlone(rows, lengths)
  const written = rows.map((row): Span => {
    const total = hasStarts ? undefined : totals.get(row.key)
    const own = spanOf(row, lengths, usual)
    return total
      ? { ...own, start: total.start, length: total.finish - total.start, isAssumed: false }
      : own
  })
  const spans = isUntilNext
    ? untilNext(written)
    : withEnds(withMilestones(written, rows, lengths), rows)
  // T0 is the first start; without any, the first time before which nothing may start, or the first actual one, or the
  // beginning of the first deadline's day.
  const starts = spans.flatMap(({ start }, i) => (isBack(rows[i]!) ? [] : (start ?? [])))
  const fixed = rows.flatMap(({ points }) => points.notBefore?.minute ?? [])
  const began = rows.flatMap(
    ({ points }) => (points.actualStart ?? points.actualFinish)?.minute ?? [],
  )
  const due = rows.flatMap(({ points }) => points.deadline?.minute ?? [])
  const dueDays = due.map((minute) => Math.floor(minute / day) * day)
  const [known = []] = [starts, fixed, began, dueDays].filter((minutes) => minutes.length > 0)
  const zero = known.reduce((a, b) => Math.min(a, b), Infinity)
  const t0 = Number.isFinite(zero) ? zero : 0
  const fractions = areFractions(rows)

  function from(point: Point | undefined, isEnd = false): number | null {
    return point === undefined ? null : point.minute - t0 + (isEnd && point.isDay ? day : 0)
  }

  return {
    zero: t0,
    usual,
    isUntilNext,
    rows: rows.map((row, i): Written => {
      const span = spans[i]!
      const percent = percentOf(row)
      return {
        ...row,
        ...span,
        start: span.start === null ? null : span.start - t0,
        notBefore: from(row.points.notBefore),
        began: from(row.points.actualStart),
        ended: from(row.points.actualFinish, true),
        dueBy: from(row.points.deadline, true),
        isDone: isDone(row.text('state')) || (percent !== null && percent >= (fractions ? 1 : 100)),
        unread: unreadIn(row, lengths, span),
      }
    }),
  }
}
