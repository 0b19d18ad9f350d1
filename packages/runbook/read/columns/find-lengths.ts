import { minutesIn } from '../../words/minutes.ts'
import { durationParts } from '../cells/duration-words.ts'
import { isDitto } from '../cells/word-lists.ts'
import { plain } from '../../words/plain.ts'
import { parseDuration } from '../cells/durations.ts'
import { cellText } from '../file/table.ts'
import { isAtLeast } from '../headings/certainty.ts'
import { lengthRoles } from '../roles.ts'
import { isPlanned, isRecord, isTime } from '../headings/kinds.ts'
import { rolesOf } from '../headings/roles.ts'
import { normalise } from '../headings/spelling.ts'
import { unitOf } from '../headings/units.ts'
import { areClocks, areRising, haveUnits } from './profile-times.ts'
import { areCounters, areNumbers, half, share, type Profile } from './profile.ts'
import type { Columns } from './columns.ts'

/** PERT's letters: a or o is the best case, m the likely one, b or p the worst. */
const pert = ['a m b', 'o m p', 'opt ml pess']

/** Headings of one point of an estimate: 'to', 'BC', 'Min', 'Most likely', 'P50'. */
const pointName =
  /^(?:\p{L}{1,3}|p ?\d\d|(?:most )?(?:likely|probable)|expected|typical|normal|lowest|highest|maximum|minimum|(?:un)?günstig)$/iu

/** Whether the lengths of three columns rise in each row. */
function rise(three: readonly Profile[]): boolean {
  const areOther = three.some(
    (each) => areCounters(each) || share(each.filled, (_, text) => /\d:\d\d/.test(text)) > 0,
  )
  if (three.length < 3 || areOther) return false
  const [short, likely, long] = three.map(({ cells }) =>
    cells.map((cell) => parseDuration(cell, { unit: 'minutes' })),
  )
  const rows = short!.flatMap((from, at) => {
    const points = [from, likely![at]!, long![at]!]
    return points.every((point) => typeof point === 'number') ? [points] : []
  })
  return (
    rows.length > 2 &&
    rows.every(([a, m, b]) => a! <= m! && m! <= b!) &&
    rows.filter(([a, , b]) => a! < b!).length * 2 > rows.length
  )
}

/** Whether three headings of an estimate, 'to, tm, tp' or 'Min, Likely, Max', stand above lengths that rise in each row. */
function areThreePoints(three: readonly Profile[]): boolean {
  return three.every(({ heading }) => pointName.test(heading.trim())) && rise(three)
}

/** Between the best and the worst case stands the length, and not under 'Rigger hours' beside them. */
function readExpected({ all, of, set }: Columns) {
  const [short, long, told] = [of('shortest'), of('longest'), of('duration')]
  if (!short || !long || Math.abs(short.column - long.column) !== 2) return
  const middle = all[(short.column + long.column) / 2]!
  const isSaid = rolesOf(told?.heading ?? '').some(
    ({ role, certainty }) => role === 'duration' && isAtLeast(certainty, 'likely'),
  )
  if (isSaid || !rise([short, middle, long])) return
  set(told, '')
  set(middle, 'duration')
}

export function readPert(columns: Columns) {
  const { all, of, set } = columns
  readExpected(columns)
  const headings = all.map(({ heading }) => normalise(heading))
  const first = headings.findIndex((_, at) => {
    const three = all.slice(at, at + 3)
    return (
      pert.includes(headings.slice(at, at + 3).join(' ')) ||
      areThreePoints(three) ||
      areThreePoints(three.toReversed())
    )
  })
  if (first < 0 || of('shortest')) return
  const three = all.slice(first, first + 3)
  const [short, likely, long] = areThreePoints(three.toReversed()) ? three.toReversed() : three
  set(short, 'shortest')
  set(long, 'longest')
  // 'Duration (te)' beside them is worked out of all three.
  const told = of('duration')
  if (!told || three.includes(told)) set(likely, 'duration')
}

/** 'Days', 'Hours' and 'Minutes' side by side are one length, unless each says the whole of it. */
export function readLengthParts({ all, set }: Columns) {
  const units = all.map((profile) => {
    const [, over = '', name = ''] = /^(?:(.+) )?(\S+)$/.exec(normalise(profile.heading)) ?? []
    const isOfLength = over === '' || rolesOf(over).some(({ role }) => role === 'duration')
    const unit = isOfLength && areNumbers(profile) ? unitOf(name) : null
    return unit === 'days' || unit === 'hours' || unit === 'minutes' ? unit : null
  })
  const parts = all.filter((_, at) => units[at] && (units[at - 1] ?? units[at + 1]))
  const different = new Set(parts.map(({ column }) => units[column]))
  const lengths = parts.map(({ column, filled }) =>
    filled
      .map((cell) => Number(cellText(cell).replace(',', '.')) * minutesIn[units[column]!])
      .join(),
  )
  if (parts.length < 2 || different.size < parts.length || new Set(lengths).size < 2) return
  for (const part of parts) set(part, 'duration')
}

/** 'Durata (min)' in any language: the unit stands in brackets. */
function hasUnit(heading: string): boolean {
  const isNamed =
    /[([]/.test(heading) || /^\S+ (?:mn|mins?|minutes|hrs|hours|days)$/.test(normalise(heading))
  return isNamed && unitOf(heading) !== null
}

/** 'Planned' beside 'Actual' with lengths. */
export function readPlannedLengths({ of, free, set }: Columns) {
  if (of('duration') || !of('rehearsal')) return
  const planned = free().find(
    (profile) => isPlanned(profile.heading) && profile.lengths > half && !areClocks(profile),
  )
  set(planned, 'duration')
}

/** '15 mins' is a length under any heading, and so are the only numbers behind a task in a sheet without headings. */
export function findLengths({ all, of, free, set }: Columns) {
  if (lengthRoles.some((role) => of(role))) return
  const lasting = free().find(
    (profile) =>
      !isRecord(profile.heading) &&
      ((haveUnits(profile) && !(of('start') && areClocks(profile))) ||
        (areNumbers(profile) && hasUnit(profile.heading))),
  )
  // Beside a start, 'Time' is how long.
  const time = free().find(
    (profile) =>
      of('start') &&
      isTime(normalise(profile.heading)) &&
      profile.lengths === 1 &&
      !areRising(profile),
  )
  const hasHeadings = all.some(({ heading }) => heading !== '')
  const before = of('task')?.column ?? Infinity
  const numbers = free().filter((profile) => profile.column > before && areNumbers(profile))
  const isOnly = !hasHeadings && !of('finish') && numbers.length === 1
  set(lasting ?? time ?? (isOnly ? numbers[0] : undefined), 'duration')
}

function areUnitNames({ filled }: Profile): boolean {
  const units = share(
    filled.filter((cell, at) => at === 0 || !isDitto(cellText(cell))),
    (_, text) =>
      /^[a-z]{1,12}\.?$/i.test(text) && durationParts(`1 ${plain(text)}`).rest.trim() === '',
  )
  return units === 1
}

/** 'Value | Unit', or 'Unit | Value'; further away only where the cells are units of time. */
export function findUnits({ all, of, isFree, free, set }: Columns) {
  const told = of('unit')
  if (told && !areUnitNames(told)) set(told, '')
  const unit = of('unit')
  const value = unit && all[unit.column - 1]
  if (!of('duration') && value && isFree(value) && areNumbers(value)) set(value, 'duration')
  const duration = of('duration')
  if (!duration || of('unit')) return
  const beside = [all[duration.column + 1], all[duration.column - 1]]
  const units = [...beside, ...free()].find(
    (profile) => profile && isFree(profile) && areUnitNames(profile),
  )
  set(units, 'unit')
}
