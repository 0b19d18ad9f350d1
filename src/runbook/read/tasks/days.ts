import { weekdayOfDay } from '../cells/dates.ts'
import type { Moment } from '../cells/starts.ts'
import { plain, weekdayOf } from '../cells/words.ts'
import { cellText, type Cell } from '../file/table.ts'

const minutesOfDay = 24 * 60
/** The day, a Monday, that D, T, day 0 and weekdays without a date are counted from. */
const dayZero = 10_005

/** A day that the sheet counts for itself: 'D+1', 'Day 4', or a weekday, 0 for Monday. */
type Mark = { readonly count: number } | { readonly weekday: number }

/** How weekdays follow each other from row to row. */
export const weekdaySteps = ['nearest', 'forward'] as const

/** What a text says of its day; a plain number is one in a column of days alone. */
function markOf(text: string, isInDays: boolean): Mark | null {
  const simple = plain(text).replaceAll('−', '-')
  const [, count] = /^(?:d-?day|day|d|t|j|tag|jour|dia)\s*([+-]?\s*\d{1,3})?$/.exec(simple) ?? []
  if (count !== undefined) return { count: Number(count.replaceAll(' ', '')) }
  if (/^(?:d-?day|d|t|j)$/.test(simple)) return { count: 0 }
  if (isInDays && /^[+-]?\d{1,3}$/.test(simple)) return { count: Number(simple) }
  const weekday = weekdayOf(simple.replace(/[.,]/g, ''))
  return weekday < 0 ? null : { weekday }
}

/** The day that the cell of a time begins with, and what is left of it: 'D+1 06:00', 'Sat 22:00'. */
function splitDay(cell: Cell): { mark: Mark | null; rest: Cell } {
  if (typeof cell !== 'string') return { mark: null, rest: cell }
  const words = cellText(cell).split(/[\s,]+/)
  for (let length = Math.min(words.length, 3); length > 0; length--) {
    const mark = markOf(words.slice(0, length).join(' '), false)
    if (mark) return { mark, rest: words.slice(length).join(' ') || null }
  }
  return { mark: null, rest: cell }
}

type Column = {
  readonly cells: readonly Cell[]
  /** What a cell says without its day. */
  readonly parse: (cell: Cell) => Moment
  /** The column of days beside it, as written and as dates. */
  readonly days?: readonly Cell[]
  readonly dates?: readonly Moment[]
  /** The starts that finishes are counted from; without them each row counts from the one above. */
  readonly beside?: readonly Moment[]
  readonly step: (typeof weekdaySteps)[number]
}

type Day = { readonly day: number; readonly isRelative?: true }

function dayOf({ minutes, isRelative }: Exclude<Moment, string>): Day {
  return { day: Math.floor(minutes / minutesOfDay), ...(isRelative ? { isRelative } : {}) }
}

function isAt(moment: Moment | undefined) {
  return typeof moment === 'object' && moment.kind === 'at'
}

/**
 * The moments of a column of times with their days, from the cell itself or from a column of days, where
 * a day that is written once goes for the rows below. Returns the first row whose weekday goes back.
 */
export function withDays(column: Column): { moments: Moment[]; back: number | null } {
  const { cells, parse, days = [], dates = [], beside, step } = column
  let last: (Day & { minutes?: number }) | null = null
  let back: number | null = null

  function dayBy(mark: Mark, i: number): Day {
    if ('count' in mark) return { day: dayZero + mark.count, isRelative: true }
    const before: Day = last ?? { day: dayZero + mark.weekday, isRelative: true }
    const ahead = (mark.weekday - weekdayOfDay(before.day) + 7) % 7
    const isBack = !beside && ahead > 3
    if (isBack) back ??= i
    return { ...before, day: before.day + (isBack && step === 'nearest' ? ahead - 7 : ahead) }
  }

  /** The day above goes on, or the next one has begun: whichever is nearer to the time above. */
  function goneOn(time: number): Day | null {
    if (days.length === 0 || last?.minutes === undefined) return null
    const { day, isRelative, minutes } = last
    const isNext = minutes - (day * minutesOfDay + time) > minutesOfDay / 2
    return { day: isNext ? day + 1 : day, ...(isRelative ? { isRelative } : {}) }
  }

  const moments = cells.map((cell, i): Moment => {
    const from = beside?.[i]
    if (typeof from === 'object' && from.kind === 'at') last = dayOf(from)
    const whole = parse(cell)
    if (typeof whole === 'object' && whole.kind !== 'clock') {
      if (whole.kind === 'at') last = { ...dayOf(whole), minutes: whole.minutes }
      return whole
    }
    const own = splitDay(cell)
    const date = own.mark ? undefined : dates[i]
    const mark = own.mark ?? (isAt(date) ? null : markOf(cellText(days[i]), true))
    const time = own.mark ? parse(own.rest) : whole
    if (time === 'unreadable' || (typeof time === 'object' && time.kind !== 'clock')) return whole
    // A day that nobody can read is no day above: 'Mon, week 2'.
    if (!mark && !isAt(date) && cellText(days[i]) !== '' && whole !== 'missing') return 'unreadable'
    if (time === 'missing' && typeof date === 'object' && date.kind === 'at') return date
    const clock = time === 'missing' ? 0 : time.minutes
    const day: Day | null =
      typeof date === 'object' && date.kind === 'at'
        ? dayOf(date)
        : mark
          ? dayBy(mark, i)
          : time === 'missing'
            ? null
            : goneOn(clock)
    if (day === null) return whole
    const minutes = day.day * minutesOfDay + clock
    last = { ...day, minutes }
    return {
      kind: 'at',
      minutes,
      ...(day.isRelative ? { isRelative: true } : {}),
      ...(time === 'missing' ? { isDay: true } : {}),
    }
  })
  return { moments, back }
}
