import { readNumber } from './decimals.ts'
import type { DecimalMarks } from './decimals.ts'
import type { Unit } from './fields.ts'
import type { Cell } from './table.ts'

const day = 24 * 60
/** A duration is at most this long; what is longer is a date in the wrong column. */
const longest = 366 * day

/** Whole minutes, 0 or more; 'missing' for an empty cell, 'unreadable' for anything else. */
export type Duration = number | 'missing' | 'unreadable'

/** A length as a duration: 'unreadable' below 0 and over 366 days. */
export function wholeMinutes(minutes: number): Duration {
  const rounded = Math.round(minutes)
  return rounded >= 0 && rounded <= longest ? rounded : 'unreadable'
}

const minutesIn: Readonly<Record<string, number>> = { w: 7 * day, d: day, h: 60, m: 1, s: 1 / 60 }

/** '2h 30m', '1.5 hrs', '90 minutes', '1 day 2 hours', '1,5h', 'PT1H30M', and 'est. ~20 min'. */
function inWords(text: string, marks: DecimalMarks): Duration {
  const words = text.replace(/^p(t?)(?=\d)/, '').replace(/(?<=\d[a-z])t(?=\d)/g, '')
  const part =
    /(\d+(?:[.,]\d+)*)\s*(weeks?|w|days?|d|hours?|hrs?|hr|h|minutes?|mins?|min|m|seconds?|secs?|s)(?![a-z])/g
  const rest = words.replace(part, '').replace(/\b(and|est|approx|about|c|ca)\b|[\s,.~&+]/g, '')
  if (rest !== '') return 'unreadable'
  let total = 0
  let parts = 0
  for (const [, amount = '', unit = ''] of words.matchAll(part)) {
    const value = readNumber(amount, marks, /^[ms]/.test(unit))
    if (value === null) return 'unreadable'
    total += value * minutesIn[unit[0]!]!
    parts++
  }
  return parts === 0 ? 'unreadable' : wholeMinutes(total)
}

function inText(cell: string, unit: Unit, marks: DecimalMarks): Duration {
  const text = cell.toLowerCase().trim()
  if (/^(n\/?a|-+|–|—)$/.test(text)) return 'missing'
  const [, hours, minutes, seconds] = /^(\d{1,4})[:h]([0-5]\d)(?::([0-5]\d))?$/.exec(text) ?? []
  if (hours) return wholeMinutes(Number(hours) * 60 + Number(minutes) + Number(seconds ?? 0) / 60)
  const number = /^~?\s*(\d+(?:[.,]\d+)*)$/.exec(text)?.[1]
  if (!number) return inWords(text, marks)
  const value = readNumber(number, marks, unit === 'minutes' || unit === 'auto')
  return value === null ? 'unreadable' : inNumber(value, unit)
}

function inNumber(value: number, unit: Unit): Duration {
  if (value < 0) return 'unreadable'
  if (unit === 'hours') return wholeMinutes(value * 60)
  if (unit === 'days') return wholeMinutes(value * day)
  // Excel keeps 0:30 as 30/1440 of a day, and shows it so only where the cell has a time format.
  const isTime = unit === 'excel' || (unit === 'auto' && value > 0 && value < 1)
  return wholeMinutes(isTime ? value * day : value)
}

/**
 * A duration cell in whole minutes: plain numbers by the column's unit (minutes unless it says
 * otherwise), h:mm, h:mm:ss, words, ISO 8601, and time cells, whose serial number is a part of a day.
 * `marks`: how the column writes decimals, for numbers such as '1,440' that may be read both ways.
 */
export function parseDuration(
  cell: Cell | undefined,
  unit: Unit,
  marks: DecimalMarks = new Set(),
): Duration {
  if (cell === null || cell === undefined || cell === '') return 'missing'
  if (typeof cell === 'number') return inNumber(cell, unit)
  if (typeof cell === 'string') return inText(cell, unit, marks)
  return typeof cell === 'object' ? wholeMinutes(cell.serial * day) : 'unreadable'
}
