import type { Role, Unit, UnitSource } from '../../reading.ts'
import { day, minutesIn } from '../../words/minutes.ts'
import { decimalMarks, type DecimalMarks } from '../cells/decimals.ts'
import { parseDuration, parseRange, type Duration } from '../cells/durations.ts'
import { namesMilestone } from '../cells/word-lists.ts'
import { plain } from '../../words/plain.ts'
import { normalise } from '../headings/spelling.ts'
import { unitOf } from '../headings/units.ts'
import { cellText, type Cell } from '../file/table.ts'
import type { Timed } from './place-times.ts'

/** Headings of names, and cells, that say that rows are moments, which take no time. */
const milestones = /^(?:key |start |finish )?(?:milestones?|meilensteine?|jalons?|hitos?|marcos?)$/

export type Lengths = {
  readonly unit: Unit
  readonly unitSource: UnitSource
  readonly of: (row: Timed, role: Role) => Duration
  readonly rangeOf: (row: Timed) => { shortest: number; longest: number } | null
  /** The actual duration: of several rehearsals the last one that has it. */
  readonly rehearsed: (row: Timed) => Duration
}

function bareNumber(cell: Cell): number | null {
  if (typeof cell === 'number') return cell
  const text = cellText(cell)
  return typeof cell === 'string' && /^~?\s*\d+(?:[.,]\d+)?$/.test(text)
    ? Number(text.replace(/^~\s*/, '').replace(',', '.'))
    : null
}

function agrees(value: number, unit: keyof typeof minutesIn, from: number, to: number): boolean {
  const length = to - from
  if (Math.abs(value * minutesIn[unit] - length) <= Math.max(0.5, length * 0.02)) return true
  // Seven days from the 6th to the 13th: the last one isn't counted.
  return unit === 'days' && (value + 1) * day === length
}

/** The start and the finish as written, with whole days; null where one of them is missing. */
export function writtenSpan({
  points: { start, finish },
}: Timed): { from: number; to: number } | null {
  if (!start || !finish) return null
  const to = finish.minute + (finish.isDay ? day : 0)
  // A finish on the day before is no moment at midnight.
  const isAfter = to > start.minute || finish.minute === start.minute
  return isAfter ? { from: start.minute, to } : null
}

/** The unit by which most bare numbers agree with the times beside them, or with the step to the next start. */
function unitByTimes(rows: readonly Timed[]): Unit | null {
  const pairs = rows.flatMap((row, i) => {
    const value = bareNumber(row.cell('duration'))
    if (value === null || value === 0) return []
    const span = writtenSpan(row)
    const start = row.points.start
    const next = rows[i + 1]?.points.start
    if (span) return span.to > span.from ? [{ value, ...span }] : []
    return start && next && !start.isDay && next.minute > start.minute
      ? [{ value, from: start.minute, to: next.minute }]
      : []
  })
  if (pairs.length < 2 && rows.length > 2) return null
  const [best] = (['minutes', 'hours', 'days', 'weeks'] as const)
    .map((unit) => ({
      unit,
      share:
        pairs.filter(({ value, from, to }) => agrees(value, unit, from, to)).length / pairs.length,
    }))
    .toSorted((a, b) => b.share - a.share)
  return best && best.share >= 0.6 ? best.unit : null
}

/** '0020' and '0130' are hours and minutes: nobody writes a number with a nought in front. */
function isHhmm(rows: readonly Timed[]): boolean {
  const texts = rows.map((row) => row.text('duration')).filter((text) => text !== '')
  return (
    texts.some((text) => text.startsWith('0')) &&
    texts.every((text) => /^\d{1,2}[0-5]\d$/.test(text))
  )
}

/** GitLab exports 'Time Estimate' in seconds ("Export issues to CSV", docs.gitlab.com). */
function areSeconds(rows: readonly Timed[]): boolean {
  const values = rows.flatMap((row) => bareNumber(row.cell('duration')) ?? [])
  return values.some((value) => value >= 900) && values.every((value) => value % 60 === 0)
}

/** Whether a plan counts in days: all its starts are days, or none is written below 'Start date'. */
function areDays(rows: readonly Timed[], headings: ReadonlyMap<Role, string>): boolean {
  const starts = rows.flatMap(({ points }) => points.start ?? [])
  return starts.length > 0
    ? starts.length > 1 && starts.every(({ isDay }) => isDay)
    : /\b(?:date|datum|fecha|data)\b/.test(normalise(headings.get('start') ?? ''))
}

/** The unit of a bare number, and who says so; what the visitor has chosen goes before all. */
function unitFor(
  rows: readonly Timed[],
  headings: ReadonlyMap<Role, string>,
  corrected: Unit | null,
): { readonly unit: Unit; readonly unitSource: UnitSource } {
  const heading = headings.get('duration') ?? headings.get('elapsed') ?? ''
  // Lengths such as '20 min' need no unit from elsewhere.
  const areBare = rows.some((row) => bareNumber(row.cell('duration')) !== null)
  const hasUnits = !areBare || rows.some((row) => row.text('unit') !== '')
  const isInSeconds = normalise(heading) === 'time estimate' && areSeconds(rows)
  const byTimes = unitByTimes(rows)
  const byHeading = isHhmm(rows) ? 'hhmm' : isInSeconds ? 'seconds' : unitOf(heading)
  const unsaid = !hasUnits && areDays(rows, headings) ? 'days' : 'minutes'
  const likely = byTimes ?? byHeading ?? unsaid
  const source = byTimes ? 'times' : byHeading ? 'heading' : hasUnits ? 'column' : 'nobody'
  if (corrected === null || corrected === likely) return { unit: likely, unitSource: source }
  return { unit: corrected, unitSource: 'visitor' }
}

/**
 * Reads lengths in minutes. The unit of a bare number is the one that the written times agree with, else the heading's,
 * else the next column's; if nothing says it, minutes.
 */
export function readLengths(
  rows: readonly Timed[],
  headings: ReadonlyMap<Role, string>,
  headingAt: (row: Timed, column: number) => string,
  corrected: Unit | null,
): Lengths {
  const { unit, unitSource } = unitFor(rows, headings, corrected)
  const areMilestones = milestones.test(normalise(headings.get('task') ?? ''))
  const marks = new Map<Role, DecimalMarks>()

  function marksOf(role: Role): DecimalMarks {
    const found = marks.get(role) ?? decimalMarks(rows.map((row) => row.cell(role)))
    marks.set(role, found)
    return found
  }

  /** Many cells say the same, so each text is read once. */
  const known = new Map<string, Duration>()
  const units = new Map<string, Unit | null>()

  function read(cell: Cell, role: Role, own: string): Duration {
    if (cell === null) return 'missing'
    if (!units.has(own)) units.set(own, unitOf(own))
    const ofHeading = role === 'duration' ? null : units.get(own)!
    const reading = { unit: ofHeading ?? unit, marks: marksOf(role) }
    if (typeof cell !== 'string') return parseDuration(cell, reading)
    const key = `${role} ${reading.unit} ${cell}`
    const length = known.get(key) ?? parseDuration(cell, reading)
    known.set(key, length)
    return length
  }

  return {
    unit,
    unitSource,
    of: (row, role) => {
      const isMoment = role === 'duration' && row.cell(role) === null
      return isMoment && (areMilestones || isMilestone(row))
        ? 0
        : read(row.cell(role), role, headings.get(role) ?? '')
    },
    rangeOf: (row) => parseRange(row.cell('duration'), { unit, marks: marksOf('duration') }),
    rehearsed: (row) =>
      row
        .all('rehearsal')
        .map(({ column, cell }) => read(cell, 'rehearsal', headingAt(row, column)))
        .findLast((length) => typeof length === 'number') ?? 'missing',
  }
}

/** Whether its name, or a cell such as 'Milestone' under 'Type', says that the row takes no time. */
function isMilestone({ name, all }: Timed): boolean {
  return (
    namesMilestone(name) ||
    all('').some(
      ({ cell }) =>
        typeof cell === 'string' && cell.length < 30 && milestones.test(plain(cell.trim())),
    )
  )
}

/**
 * The ends of rows that count from the start, such as 'Elapsed time': minutes since the plan's start. The first row's
 * value is 0 if they are the starts.
 */
export function runningTotals(
  rows: readonly Timed[],
  lengths: Lengths,
): Map<string, { start: number; finish: number }> {
  const values = rows.map((row) => lengths.of(row, 'elapsed'))
  const known = values.filter((value) => typeof value === 'number')
  const areStarts = known[0] === 0
  const placed = new Map<string, { start: number; finish: number }>()
  let before = 0
  for (const [i, row] of rows.entries()) {
    const value = values[i]
    if (typeof value !== 'number') continue
    const own = lengths.of(row, 'duration')
    const next = values.slice(i + 1, i + 50).find((each) => typeof each === 'number')
    if (areStarts) {
      const length = typeof own === 'number' ? own : Math.max(0, (next ?? value) - value)
      placed.set(row.key, { start: value, finish: value + length })
    } else {
      const length = typeof own === 'number' ? own : value - before
      placed.set(row.key, { start: Math.max(0, value - length), finish: value })
    }
    before = value
  }
  return placed
}
