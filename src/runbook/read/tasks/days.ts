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

/**
 * The moments of a column of times with the days that are counted beside them, in a column of days or
 * in the cell itself. `parse`: what a cell says without its day. `beside`: the moments that a row's
 * weekday is counted from, the row before where there are none. Returns which row's weekday goes back.
 */
export function withDays(
  cells: readonly Cell[],
  days: readonly Cell[],
  parse: (cell: Cell) => Moment,
  step: (typeof weekdaySteps)[number],
  beside?: readonly Moment[],
): { moments: Moment[]; back: number | null } {
  let last: { day: number; isRelative?: true } | null = null
  let back: number | null = null
  const moments = cells.map((cell, i): Moment => {
    const whole = parse(cell)
    const dated = typeof whole === 'object' && (whole.kind === 'at' || whole.kind === 'offset')
    const own = dated ? { mark: null, rest: cell } : splitDay(cell)
    const mark = own.mark ?? markOf(cellText(days[i]), true)
    const from = beside?.[i]
    if (typeof from === 'object' && from.kind === 'at')
      last = { day: Math.floor(from.minutes / minutesOfDay), isRelative: from.isRelative }
    if (dated || !mark) {
      if (dated && whole.kind === 'at') last = { day: Math.floor(whole.minutes / minutesOfDay) }
      return whole
    }
    const time = own.mark ? parse(own.rest) : whole
    if (time === 'unreadable' || (typeof time === 'object' && time.kind !== 'clock')) return whole
    if ('count' in mark) last = { day: dayZero + mark.count, isRelative: true }
    else {
      const before: { day: number; isRelative?: true } = last ?? {
        day: dayZero + mark.weekday,
        isRelative: true,
      }
      const ahead = (mark.weekday - weekdayOfDay(before.day) + 7) % 7
      const isBack = !beside && ahead > 3
      if (isBack) back ??= i
      last = { ...before, day: before.day + (isBack && step === 'nearest' ? ahead - 7 : ahead) }
    }
    const minutes = last.day * minutesOfDay + (time === 'missing' ? 0 : time.minutes)
    return {
      kind: 'at',
      minutes,
      ...(last.isRelative ? { isRelative: true } : {}),
      ...(time === 'missing' ? { isDay: true } : {}),
    }
  })
  return { moments, back }
}
