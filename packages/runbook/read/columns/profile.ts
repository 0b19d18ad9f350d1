import { day } from '../../words/minutes.ts'
import { isLength, parseDuration } from '../cells/durations.ts'
import { anyDate } from '../cells/dates.ts'
import { isMoment, isTimeOrDate, readMoment, splitSpan, type Moment } from '../cells/moments.ts'
import { cellText, isFilled, type Cell, type Sheet } from '../file/table.ts'
import { areChainedDays, countedDays, countsDays } from './counted-days.ts'

/** What a column's cells look like, as shares of its filled cells. */
export type Profile = {
  readonly column: number
  readonly heading: string
  /** Those below the headings, of which at most `most` are filled. */
  readonly cells: readonly Cell[]
  readonly filled: readonly Cell[]
  readonly moments: number
  readonly lengths: number
  /** Texts of several words. */
  readonly sentences: number
  /** Short texts without a space, with a digit. */
  readonly codes: number
  readonly distinct: number
}

/**
 * Shares of a column's cells. `mostly` is for times, lengths and links, among which people write 'tbc' and remarks;
 * `nearlyAll` for codes, texts and marks.
 */
export const half = 0.5
export const mostly = 0.6
export const nearlyAll = 0.8

/** Shares of different values: with fewer, the cells name parts of the plan; with more, nearly each row has its own. */
export const repeated = 0.7
export const unique = 0.9

const monthFirst = { ...anyDate, order: 'month first' } as const

/** The share of cells that fit; 0 of none. */
export function share(cells: readonly Cell[], fits: (cell: Cell, text: string) => boolean): number {
  const fitting = cells.filter((cell) => fits(cell, cellText(cell)))
  return cells.length === 0 ? 0 : fitting.length / cells.length
}

function lengthOf(cell: Cell): ReturnType<typeof parseDuration> {
  return parseDuration(cell, { unit: 'minutes' })
}

/** Whether a cell counts weeks or days, as 'W3' does. W1, W2 and W3, each once, may be packages of work instead. */
function isCounted(text: string, heading: string, distinct: number): boolean {
  return countedDays(text, heading) !== null && !(distinct === 1 && /^w\d+$/i.test(text))
}

/** Looks at a column's first `most` filled cells below the headings. */
export function profileOf(
  sheet: Sheet,
  headingRow: number,
  column: number,
  heading: string,
  most: number,
): Profile {
  const cells: Cell[] = []
  const filled: Cell[] = []
  for (let row = headingRow + 1; row < sheet.rows.length && filled.length < most; row++) {
    const cell = sheet.rows[row]![column] ?? null
    cells.push(cell)
    if (isFilled(cell)) filled.push(cell)
  }
  const distinct = new Set(filled.map(cellText)).size / Math.max(1, filled.length)
  return {
    column,
    heading,
    cells,
    filled,
    moments: share(
      filled,
      (cell, text) =>
        isTimeOrDate(cell) ||
        isMoment(readMoment(cell, monthFirst)) ||
        splitSpan(text) !== null ||
        isCounted(text, '', distinct),
    ),
    lengths: share(filled, isLength),
    sentences: share(filled, (_, text) => /\p{L}{2}[^\p{L}]+\p{L}{2}/u.test(text)),
    codes: share(filled, (_, text) => text.length <= 16 && /\d/.test(text) && !/\s/.test(text)),
    distinct,
  }
}

export function areTexts({ filled }: Pick<Profile, 'filled'>): boolean {
  return share(filled, (cell) => typeof cell === 'string' && /\p{L}{2}/u.test(cell)) > nearlyAll
}

export function areShort({ filled }: Profile): boolean {
  return share(filled, (_, text) => text.length <= 8 && !/\s/.test(text)) === 1
}

export function areNumbers({ filled }: Profile): boolean {
  return filled.every(
    (cell) =>
      typeof cell === 'number' ||
      // 17.10.2026 is a date.
      /^[+-]?(?!\d{1,2}\.\d{1,2}\.\d{4}$)[\d.,]+$/.test(cellText(cell)),
  )
}

/** Whether most cells are moments that are written with digits: 'Sam' and 'Mo' are names, too. */
export function areClocks({ filled, moments }: Profile): boolean {
  return moments > mostly && share(filled, (_, text) => /\d/.test(text)) > half
}

/** Whether cells are the time since the start, which never falls: '+0', '+10', '+30'. */
export function areSince({ filled }: Profile): boolean {
  const numbers = filled.map((cell) =>
    /^\+ ?\d{1,4}$/.test(cellText(cell)) ? Number(cellText(cell)) : NaN,
  )
  return numbers.every((number, i) => number >= (numbers[i - 1] ?? 0))
}

/** Whether cells are minutes before and after T0, which never fall: '-90', '-15', '0', '85'. */
export function areAround({ filled }: Profile): boolean {
  const numbers = filled.map((cell) =>
    /^[+-]?\d{1,4}$/.test(cellText(cell)) ? Number(cellText(cell)) : NaN,
  )
  return numbers[0]! < 0 && numbers.every((number, i) => number >= (numbers[i - 1] ?? number))
}

/** Whether cells such as '7.30', '9.00', '10.45' never fall, and so are times of day rather than figures. */
export function areRisingClocks({ filled }: Profile): boolean {
  const minutes = filled.map((cell) => {
    const [, hour, rest] = /^(\d{1,2})\.([0-5]\d)$/.exec(cellText(cell)) ?? []
    return rest === undefined || Number(hour) > 23 ? NaN : Number(hour) * 60 + Number(rest)
  })
  return filled.length > 3 && minutes.every((each, i) => each >= (minutes[i - 1] ?? 0))
}

/**
 * Whether cells count weeks or days: 'Week 3', 'Weeks 2-3', numbers under 'Week', and under 'Days' spans of which each
 * begins behind the one above.
 */
export function areWeeks({ filled, heading, distinct }: Profile): boolean {
  if (countsDays(heading)) return areChainedDays(filled.map(cellText))
  return share(filled, (_, text) => isCounted(text, heading, distinct)) > mostly
}

/** Whether most cells are spans of times: '08:00 - 11:00'. */
export function areSpans({ filled }: Profile): boolean {
  return share(filled, (_, text) => splitSpan(text) !== null) > mostly
}

/** Whether numbers rise by one step, as 10, 20, 30 do. */
export function areCounters({ filled }: Profile): boolean {
  const numbers = filled.map(cellText).map((text) => (/^\d{1,6}$/.test(text) ? Number(text) : NaN))
  const steps = numbers.slice(1).map((number, i) => number - numbers[i]!)
  return steps.length > 0 && steps[0]! > 0 && new Set(steps).size === 1
}

/** Whether most cells are lengths with their units. */
export function haveUnits({ filled }: Pick<Profile, 'filled'>): boolean {
  return share(filled, (cell, text) => /[\p{L}'’′]/u.test(text) && isLength(cell)) > mostly
}

/** Whether lengths never fall, as the time since the start doesn't. */
export function areRising({ filled }: Profile): boolean {
  const values = filled.map(lengthOf)
  return (
    values.length > 2 &&
    values.every(
      (value, i) => typeof value === 'number' && (i === 0 || value >= Number(values[i - 1])),
    ) &&
    new Set(values).size > values.length / 2
  )
}

/** Whether times mostly go forward, as starts do and lengths don't. */
export function areForward({ filled }: Profile): boolean {
  const minutes = filled.flatMap((cell) => {
    const moment = readMoment(cell, anyDate)
    return isMoment(moment) && moment.kind !== 'weekday' && moment.kind !== 'counted day'
      ? [moment.minutes]
      : []
  })
  const falls = minutes.filter((each, i) => each < (minutes[i - 1] ?? each)).length
  return falls * 3 <= minutes.length
}

/** Whether most cells are moments of a kind. */
export function areMoments(
  profile: Profile | undefined,
  fits: (moment: Moment) => boolean,
): profile is Profile {
  return (
    profile !== undefined &&
    share(profile.filled, (cell) => {
      const moment = readMoment(cell, anyDate)
      return isMoment(moment) && fits(moment)
    }) > mostly
  )
}

/** Whether times follow those of the column before it, but not at one distance, as another zone's do. */
export function areFinishes(starts: Profile, next: Profile): boolean {
  const apart = new Set<number>()
  // A dash stands for nothing.
  const [begun, ended] = [starts, next].map(({ filled }) =>
    filled.filter((cell) => !/^[-–—]$/.test(cellText(cell))),
  )
  if (begun!.length !== ended!.length) return false
  for (const [i, cell] of ended!.entries()) {
    const [from, to] = [readMoment(begun![i], anyDate), readMoment(cell, anyDate)]
    if (!isMoment(from) || !isMoment(to) || from.kind !== to.kind) return false
    const length = to.minutes - from.minutes
    if (length < 0 && from.kind !== 'clock') return false
    apart.add(from.kind === 'clock' ? (length + day) % day : length)
  }
  return apart.size > 1
}
