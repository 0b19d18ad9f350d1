import { readNumber, type DecimalMarks } from './decimals.ts'
import { durationParts, type UnitKind } from './duration-words.ts'
import { numbersInDigits } from './number-words.ts'
import type { Unit } from '../../reading.ts'
import { day, hour, minutesIn, month, week } from '../../words/minutes.ts'
import { longestValue, type Cell } from '../file/table.ts'
import { plain } from '../../words/plain.ts'

/** Anything longer (minutes) must be a date in the wrong column. */
const longest = 366 * day

/** In whole minutes, 0 or more; 'missing' for an empty cell. */
export type Duration = number | 'missing' | 'unreadable'

export type DurationReading = {
  readonly unit: Unit
  readonly marks?: DecimalMarks
}

export function wholeMinutes(minutes: number): Duration {
  const rounded = Math.round(minutes)
  return rounded >= 0 && rounded <= longest ? rounded : 'unreadable'
}

const minutesOf: Readonly<Record<UnitKind, number>> = {
  month,
  week,
  day,
  hour,
  minute: minutesIn.minutes,
  second: minutesIn.seconds,
}

const fractionsOf: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '¾': 0.75,
  '1/4': 0.25,
  '3/4': 0.75,
}

/** Takes away 'at most', 'approx.', 'est.' and remarks in brackets, and writes ½ as 0.5 and ' as min. */
function tidied(cell: string): string {
  const fractions = cell.replace(
    /(\d*)\s*([½¼¾]|(?<!\d)[13]\/[24](?!\d))/g,
    (_, whole: string, part: string) => String(Number(whole) + (fractionsOf[part] ?? 0.5)),
  )
  return (
    plain(fractions)
      // '5 mins (TTL 300s)', but not '45m (+15m)' or '30 min (60 max)', where the brackets are part of it.
      .replace(/(?<=\S)\s*\((?![^)]*(?:[+±]|max|worst|up to|bis))[^)]*\d[^)]*\)/g, '')
      .replace(/[()]/g, ' ')
      // A template's place: '[15 min]'
      .replace(/^\s*\[([^[\]]*\d ?[a-z][^[\]]*)\]\s*$/, '$1')
      .replace(
        /^\s*(?:<=?|≤|\?|max\.?|min\.?|up to|at least|bis zu|mindestens|jusqu'a|au moins|hasta|al menos|pelo menos|approx\.?|about|est\.?|etwa|circa|ca?\.?|env(?:iron|\.)?|aprox\.?|unos)\s*(?=\d)/,
        '',
      )
      .replace(
        /(?<=\d.*)\s+(?:max\.?|at most|approx\.?|est\.?)\s*$|(?<=:\d\d)\s*h(?:rs?|ours?)?$|\*+$/,
        '',
      )
      // '90-min', '1-hour'
      .replace(/^(\d+(?:[.,]\d+)?)-(?=[a-z]{1,7}$)/, '$1 ')
      .replace(/(?<=\d)\s*['’′]$/, ' min')
      .trim()
  )
}

/** Words that stand between the parts of a length or before it. */
const fillers = [
  'about',
  'and',
  'approx',
  'aprox',
  'c',
  'ca',
  'circa',
  'e',
  'env',
  'environ',
  'est',
  'et',
  'etwa',
  'und',
  'unos',
  'y',
]

const meaningless = new RegExp(String.raw`\b(?:${fillers.join('|')})\b|[\s,.~&+]`, 'g')

/** Reads a length in words: '2h 30m', '1.5 hrs', '1 day 2 hours', '2 Tage', '2ed', 'PT1H30M', 'est. ~20 min'. */
function inWords(text: string, { marks }: DurationReading): Duration {
  const words = numbersInDigits(text)
    .replace(/^p(t?)(?=\d)/, '')
    .replace(/(?<=\d[a-z])t(?=\d)/g, '')
    .replace(/(?<=\d\s?(?:h|hrs?|hours?|std|stunden?|heures?|horas?)\.?\s?)([0-5]?\d)$/, '$1 min')
    .replace(/\?+$/, '')
  const { parts, rest } = durationParts(words)
  const left = rest.replace(meaningless, '')
  if (left !== '' || parts.length === 0) return 'unreadable'
  let total = 0
  for (const { number, unit } of parts) {
    const value = readNumber(number, marks ?? new Set(), unit === 'minute' || unit === 'second')
    if (value === null) return 'unreadable'
    total += value * minutesOf[unit]
  }
  return wholeMinutes(total)
}

function inText(cell: string, reading: DurationReading): Duration {
  if (cell.length > longestValue) return 'unreadable'
  // '.25' is 0.25.
  const text = tidied(/^[.,]\d/.test(cell) ? `0${cell}` : cell)
  if (/^(n\/?a|-+|–|—|tb[acd]|\?+)$/.test(text)) return 'missing'
  const [, hours, minutes, seconds] = /^(\d{1,4})[:h]([0-5]\d)(?::([0-5]\d))?$/.exec(text) ?? []
  if (hours) return wholeMinutes(Number(hours) * 60 + Number(minutes) + Number(seconds ?? 0) / 60)
  const [, times, each = ''] = /^(\d{1,3})\s*[x×*]\s*(\d[^x×*]*)$/.exec(text) ?? []
  if (times) {
    const length = inText(each, reading)
    return typeof length === 'number' ? wholeMinutes(Number(times) * length) : length
  }
  const number = /^~?\s*(\d+(?:[.,]\d+)*)\??$/.exec(text)?.[1]
  if (!number) return inWords(text, reading)
  const isSmall = ['seconds', 'minutes', 'hhmm'].includes(reading.unit)
  const value = readNumber(number, reading.marks ?? new Set(), isSmall)
  return value === null ? 'unreadable' : inNumber(value, reading)
}

function inNumber(value: number, { unit }: DurationReading): Duration {
  if (value < 0) return 'unreadable'
  if (unit !== 'hhmm') return wholeMinutes(value * minutesIn[unit])
  return value % 100 < 60 ? Math.floor(value / 100) * 60 + (value % 100) : 'unreadable'
}

/** Reads a duration in whole minutes: a plain number, h:mm, words, ISO 8601, or a time cell. */
export function parseDuration(cell: Cell | undefined, reading: DurationReading): Duration {
  if (cell === null || cell === undefined || cell === '') return 'missing'
  if (typeof cell === 'number') return inNumber(cell, reading)
  if (typeof cell === 'object')
    return 'formula' in cell ? 'unreadable' : wholeMinutes(cell.serial * day)
  return parseRange(cell, reading)?.likely ?? inText(cell, reading)
}

/** Whether a cell can be read as a length; a bare number can. */
export function isLength(cell: Cell | undefined): boolean {
  return typeof parseDuration(cell, { unit: 'minutes' }) === 'number'
}

/** The best, the likely and the worst case of '20/30/50' and '20 / 30 / 50 min'; null for anything else. */
function threePoints(cell: string, reading: DurationReading) {
  if (!cell.includes('/')) return null
  const [, numbers = '', unit = ''] =
    /^\s*(\d[\d.,]*(?:\s?\/\s?\d[\d.,]*){2})(\s?\p{L}{1,8}\.?)?\s*$/u.exec(cell) ?? []
  const points = numbers.split('/').map((number) => inText(number.trim() + unit, reading))
  const [least, likely, most] = points
  return typeof least === 'number' &&
    typeof likely === 'number' &&
    typeof most === 'number' &&
    least <= likely &&
    likely <= most
    ? { shortest: least, likely, longest: most }
    : null
}

/** What stands between the two numbers of a range: '20-30', '20 à 30', 'between 20 and 30', '90 ± 15 min'. */
const range =
  /^(?:from |de |von )?(?<low>.*?\d.*?)\s*(?:[-–—~…]|\.{2,3}|(?<!\p{L})(?:to|bis|a|à|hasta|até)(?!\p{L}))\s*(?<high>\d.*)$/iu
const between = /^(?:between|zwischen|entre) (?<low>\d.*?) (?:and|und|et|y|e) (?<high>\d.*)$/iu
const around = /^(?<likely>[^±]*\d[^±]*?)\s*±\s*(?<spread>\d.*)$/u

/** The unit of the second number is the first one's, too. */
function inPair(first: string, second: string, reading: DurationReading) {
  const unit = /^\s*[\d.,]+\s*$/.test(first) ? second.replace(/^[\d.,½¼¾]+/, '') : ''
  return [inText(first + unit, reading), inText(second, reading)] as const
}

/** The best, the likely and the worst case of '20-30 mins', '20/30/50' and '25 ± 5'; null for anything else. */
export function parseRange(cell: Cell | undefined, reading: DurationReading) {
  if (typeof cell !== 'string' || cell.length > longestValue) return null
  const points = threePoints(cell, reading)
  if (points) return points
  const { likely: middle, spread = '' } = around.exec(cell)?.groups ?? {}
  if (middle !== undefined) {
    const [likely, most] = inPair(middle, spread, reading)
    return typeof likely === 'number' && typeof most === 'number' && most < likely
      ? { shortest: likely - most, likely, longest: likely + most }
      : null
  }
  const { low, high = '' } = (between.exec(cell) ?? range.exec(cell))?.groups ?? {}
  if (low === undefined) return null
  const [shortest, most] = inPair(low, high, reading)
  return typeof shortest === 'number' && typeof most === 'number' && shortest < most
    ? { shortest, likely: Math.round((shortest + most) / 2), longest: most }
    : null
}
