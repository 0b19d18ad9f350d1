import { weekdayOfDay } from '../cells/dates.ts'
import type { Moment } from '../cells/starts.ts'
import { plain, weekdayOf } from '../cells/words.ts'
import { cellText, type Cell } from '../file/table.ts'

const minutesOfDay = 24 * 60
/** An arbitrary Monday that D+1, day 4 and weekdays without a date are counted from. */
export const dayZero = 10_005

type At = Exclude<Moment, string>

/** A date, a day that the sheet counts ('D+1', 'Day 4'), or a weekday, where 0 is Monday. */
type Mark = { readonly date: At } | { readonly count: number } | { readonly weekday: number }

function isAt(moment: Moment | undefined): moment is At {
  return typeof moment === 'object' && moment.kind === 'at'
}

function markOf(text: string, isInDays: boolean): Mark | null {
  const simple = plain(text).replaceAll('−', '-')
  const [, count] = /^(?:d-?day|day|d|t|j|tag|jour|dia)\s*([+-]?\s*\d{1,3})?$/.exec(simple) ?? []
  if (count !== undefined) return { count: Number(count.replaceAll(' ', '')) }
  if (/^(?:d-?day|d|t|j)$/.test(simple)) return { count: 0 }
  if (isInDays && /^[+-]?\d{1,3}$/.test(simple)) return { count: Number(simple) }
  const weekday = weekdayOf(simple.replace(/[.,]/g, ''))
  return weekday < 0 ? null : { weekday }
}

export function dayIn(cell: Cell, moment: Moment): Mark | 'unreadable' | null {
  const text = cellText(cell)
  if (isAt(moment)) return { date: moment }
  return text === '' ? null : (markOf(text, true) ?? 'unreadable')
}

function splitDay(cell: Cell): { mark: Mark | null; rest: Cell } {
  const words = typeof cell === 'string' ? cellText(cell).split(/[\s,]+/) : []
  for (let length = Math.min(words.length, 3); length > 0; length--) {
    const mark = markOf(words.slice(0, length).join(' '), false)
    if (mark) return { mark, rest: words.slice(length).join(' ') || null }
  }
  return { mark: null, rest: cell }
}

type Column = {
  readonly cells: readonly Cell[]
  readonly parse: (cell: Cell) => Moment
  readonly days: readonly (Mark | 'unreadable' | null)[]
  readonly beside?: readonly Moment[]
  readonly step: 'nearest' | 'forward'
}

/** Adds days to times. `back` is the first row whose weekday is before that of the row above. */
export function withDays({ cells, parse, days, beside, step }: Column) {
  let last: At | null = null
  let back: number | null = null

  function at(day: number, like?: At | null): At {
    const isRelative = like?.isRelative ?? !like
    return { kind: 'at', minutes: day * minutesOfDay, ...(isRelative && { isRelative: true }) }
  }

  function dayBy(mark: Mark, i: number): At {
    if ('date' in mark) return at(Math.floor(mark.date.minutes / minutesOfDay), mark.date)
    if ('count' in mark) return at(dayZero + mark.count)
    const before = Math.floor((last?.minutes ?? dayZero * minutesOfDay) / minutesOfDay)
    const ahead = (mark.weekday - weekdayOfDay(before) + 7) % 7
    const isBack = last !== null && !beside && ahead > 3
    if (isBack) back ??= i
    return at(before + (isBack && step === 'nearest' ? ahead - 7 : ahead), last)
  }

  /** Returns the day of the row above or the next day, whichever is nearer in time. */
  function goneOn(clock: number): At | null {
    if (beside || days.length === 0 || !last) return null
    const day = Math.floor(last.minutes / minutesOfDay)
    const isNext = last.minutes - (day * minutesOfDay + clock) > minutesOfDay / 2
    return at(isNext ? day + 1 : day, last)
  }

  function read(cell: Cell, i: number): Moment {
    const whole = parse(cell)
    if (typeof whole === 'object' && whole.kind !== 'clock') return whole
    const own = splitDay(cell)
    const mark = own.mark ?? days[i] ?? null
    const time = own.mark ? parse(own.rest) : whole
    if (time === 'unreadable' || (typeof time === 'object' && time.kind !== 'clock')) return whole
    // 'Mon, week 2' is no day, and the day above does not apply either.
    if (mark === 'unreadable') return time === 'missing' ? time : mark
    if (time === 'missing') {
      if (mark && 'date' in mark) return mark.date
      return mark ? { ...dayBy(mark, i), isDay: true } : time
    }
    const day = mark ? dayBy(mark, i) : goneOn(time.minutes)
    return day ? { ...day, minutes: day.minutes + time.minutes } : whole
  }

  const moments = cells.map((cell, i) => {
    const from = beside?.[i]
    if (isAt(from)) last = from
    const moment = read(cell, i)
    if (isAt(moment)) last = moment
    return moment
  })
  return { moments, back }
}
