import { limits } from '../failure.ts'
import { day } from '../words/minutes.ts'
import { plain } from '../words/plain.ts'
import { countedUnits, splitWeeks, weekWords } from './cells/counted-weeks.ts'
import { anyDate } from './cells/dates.ts'
import { isMoment, readMoment, type Moment } from './cells/moments.ts'
import { cellText, isFilled, type Cell, type Row, type Sheet } from './file/table.ts'

/** A column of a drawn plan, from its first day to its last. Days are of the calendar, or counted from 1. */
export type Period = {
  readonly from: number
  readonly to: number
  readonly isCounted: boolean
  readonly hasNoYear?: boolean
}

/** A heading over one column, or over several that are merged. */
type Heading = { readonly period: Period; readonly left: number; readonly right: number }

/** `row` has the days or weeks, and `first` is the column of the first of `periods`. */
export type DrawnHeadings = {
  readonly row: number
  readonly first: number
  readonly periods: readonly Period[]
  /** Whether they are numbers, below a heading for days or weeks. */
  readonly areNumbers: boolean
}

/** Headings of a grid are within this many rows. */
const looked = 20

/** A plan is drawn over at least this many days or weeks. */
const fewest = 4

/** The most days from one heading to the next; a month may be left out between them. */
const longestStep = 62

function dayOf(cell: Cell): Moment | null {
  // Where decimals have a point, '5.03' for 5 March is a number to the program.
  const isNumber = typeof cell === 'number' && /^\d{1,2}\.(?:0[1-9]|1[12])$/.test(cellText(cell))
  const moment = readMoment(isNumber ? `${cellText(cell)}.` : cell, anyDate)
  return isMoment(moment) && moment.isDay ? moment : null
}

/** Between a week and its first day: 'Week of 30 April', 'Woche ab 30.04.' */
const ofDay = ['of', 'starting', 'beginning', 'vom', 'ab', 'du', 'de', 'del', 'do']

const weekOf = new RegExp(
  String.raw`^(?:${weekWords.join('|')})\.?(?: (?:${ofDay.join('|')}))? (?<date>(?<from>\d+)\/(?<to>\d+)|.+)$`,
  'i',
)

/** The first day of 'Semana 30/04' or 'Week of 30 April'; null for others. 'KW 10/11' are two weeks. */
function firstOfWeek(text: string): Moment | null {
  const { date = '', from, to } = weekOf.exec(text)?.groups ?? {}
  return from && Number(to) === Number(from) + 1 ? null : dayOf(date)
}

/** The days of '16.02.2026', 'Day 3', 'KW 12' or 'Semana 30/04'; null for other headings. */
function periodOf(cell: Cell | undefined): Period | null {
  const text = cellText(cell)
  if (text === '' || text.length > 24) return null
  const week = firstOfWeek(text)
  const weeks = week ? null : splitWeeks(text)
  const from = week ?? dayOf(weeks?.start ?? cell ?? null)
  const to = weeks ? dayOf(weeks.finish) : from
  if (from?.kind === 'counted day' && to)
    return { from: from.minutes, to: to.minutes, isCounted: true }
  if (from?.kind !== 'at') return null
  const first = from.minutes / day
  return { from: first, to: week ? first + 6 : first, isCounted: false, hasNoYear: from.hasNoYear }
}

/** How many days later a heading of the next year is than it says: 'KW 1' behind 'KW 52', '5 Jan' behind '29 Dec'. */
function yearsBefore({ from, isCounted, hasNoYear }: Period, last: Period, before: number): number {
  if (from + before > last.from) return before
  const ofYear = last.to - before
  // A year has 52 or 53 weeks, and 12 months of 30 days.
  if (isCounted) return from === 1 && ofYear >= 360 && ofYear <= 371 ? last.to : before
  return hasNoYear ? before + 365 : before
}

function follows(next: Period, { from, isCounted }: Period): boolean {
  return next.isCounted === isCounted && next.from > from && next.from - from <= longestStep
}

/** The longest run of headings in a row that say one day or week after another. `ends`: where merged ones end. */
function runIn(cells: Row, ends?: ReadonlyMap<number, number>): readonly Heading[] {
  let best: readonly Heading[] = []
  let run: Heading[] = []
  let before = 0
  for (const [left, cell] of cells.entries()) {
    const last = run.at(-1)
    if (last && left <= last.right) continue
    const read = periodOf(cell)
    before = read && last ? yearsBefore(read, last.period, before) : 0
    const moved = read && { ...read, from: read.from + before, to: read.to + before }
    const isNext = moved && last && follows(moved, last.period)
    if (!isNext) run = []
    const period = isNext ? moved : read
    const right = Math.min(ends?.get(left) ?? left, limits.columns - 1)
    if (period) run.push({ period, left, right })
    if (run.length > best.length) best = run
  }
  return best
}

/** Mondays stand for their weeks; beside days, a weekend that is left out belongs to none. */
function withEnds(run: readonly Heading[]): readonly Heading[] {
  const steps = run.slice(1).map(({ period }, i) => period.from - run[i]!.period.from)
  const least = Math.min(...steps)
  if (least === 1) return run
  return run.map((heading, i) => {
    const { from, to } = heading.period
    const length = to > from ? least : (steps[i] ?? least)
    return { ...heading, period: { ...heading.period, to: Math.max(to, from + length - 1) } }
  })
}

/** The columns below a heading have equal parts of its days; five below a week are Monday to Friday. */
function columnsBelow({ period, left, right }: Heading): Period[] {
  const columns = right - left + 1
  const days = period.to - period.from + 1
  const each = days === 7 && (columns === 5 || columns === 6) ? 1 : days / columns
  return Array.from({ length: columns }, (_, i) => {
    const from = period.from + Math.floor(i * each)
    return { ...period, from, to: Math.max(from, period.from + Math.floor((i + 1) * each) - 1) }
  })
}

const units = countedUnits.filter(({ name }) => name !== 'Hour')

function unitIn(heading: string): string {
  const text = heading.length > 40 || /\d/.test(heading) ? '' : plain(heading)
  const found = units.filter(({ words }) => words.test(text))
  return found.length === 1 ? found[0]!.name : ''
}

/** Numbers below 'Days' or 'Semanas' as days or weeks, 'Day 1'. */
function withUnits(cells: Row, above: Row = []): Row {
  let unit = ''
  return cells.map((cell, at) => {
    const text = cellText(cell)
    if (isFilled(above[at])) unit = unitIn(cellText(above[at]))
    if (!/^\d{1,3}$/.test(text)) unit = ''
    return unit === '' ? cell : `${unit} ${text}`
  })
}

/** Where merged cells end, by their row and their first column. */
export function mergedEnds({
  merges = [],
}: Sheet): ReadonlyMap<number, ReadonlyMap<number, number>> {
  const ends = new Map<number, Map<number, number>>()
  for (const { top, left, right } of merges) {
    const ofRow = ends.get(top) ?? new Map<number, number>()
    ends.set(top, ofRow.set(left, right))
  }
  return ends
}

/** Whether two columns stand below each heading: what was planned and what has been done. */
function arePairs(run: readonly Heading[]): boolean {
  return run.every(({ left, right }) => right === left + 1)
}

/** Headings of one column each are preferred: above dates, their weeks may be merged. */
export function findDrawnHeadings(sheet: Sheet): DrawnHeadings | null {
  const rows = sheet.rows.slice(0, looked)
  const ends = mergedEnds(sheet)
  for (const isPlain of [true, false])
    for (const [row, cells] of rows.entries()) {
      const texts = isPlain ? cells : withUnits(cells, rows[row - 1])
      const run = runIn(texts, isPlain ? undefined : ends.get(row))
      const first = run[0]?.left ?? 0
      if (first === 0 || run.length < fewest || arePairs(run)) continue
      const periods = withEnds(run).flatMap(columnsBelow)
      return { row, first, periods, areNumbers: texts[first] !== cells[first] }
    }
  return null
}
