import type { Role } from '../../reading.ts'
import { durationParts } from '../cells/duration-words.ts'
import { isLength, parseDuration } from '../cells/durations.ts'
import { saysAfter } from '../cells/links.ts'
import { anyDate } from '../cells/dates.ts'
import { isLeftOut, isNo } from '../cells/word-lists.ts'
import { areCounted, readMoment, splitCount, splitSpan } from '../cells/moments.ts'
import { isDoer } from '../columns/ticks.ts'
import { countedDays } from '../columns/counted-days.ts'
import { indexOfRole, type SheetColumns } from '../columns/find-columns.ts'
import { normalise } from '../headings/spelling.ts'
import { unitOf } from '../headings/units.ts'
import { cellText, isFilled, type Cell, type Row, type Sheet } from '../file/table.ts'

/** Whether a cell under 'When' says what comes before instead: 'straight after 3'. */
function isAfter(cell: Cell): boolean {
  const text = typeof cell === 'string' ? cellText(cell) : ''
  return saysAfter(text) && !/\d[:.h]\d\d/.test(text)
}

/** Whether a cell is a length with its unit, and no time: '20 min', '1 h 30', but not '22h'. */
function isLengthWithUnit(cell: Cell): boolean {
  const text = typeof cell === 'string' ? cellText(cell) : ''
  return (
    /^\d[\d.,]* ?\p{L}/u.test(text) &&
    text.length <= 20 &&
    splitSpan(text, true) === null &&
    readMoment(text, anyDate) === 'unreadable' &&
    isLength(text)
  )
}

/** A name that begins with its number, '4 Lay the floor', in two; without one, `id` is null. */
function numberedName(cell: Cell): { readonly id: Cell; readonly task: Cell } {
  const [, id = null, name = null] =
    /^(\d{1,3}(?:\.\d{1,3})*)[.):]? +(\p{L}.*)$/su.exec(cellText(cell)) ?? []
  return { id, task: name ?? cell }
}

/** Whether each name begins with a number of its own, and no column has the numbers. */
function areNumbered({ rows }: Sheet, found: SheetColumns): boolean {
  const task = indexOfRole(found, 'task')
  if (task < 0 || indexOfRole(found, 'id') >= 0) return false
  const names = rows
    .slice(found.headingRow + 1)
    .flatMap((cells) => (isFilled(cells[task]) ? [cells[task]!] : []))
  const ids = names.flatMap((name) => numberedName(name).id ?? [])
  return ids.length > 1 && ids.length === names.length && new Set(ids).size === ids.length
}

/** The unit of starts that count from T0, such as '0-15' and '15-30'; null for others. */
function countUnitOf({ rows }: Sheet, found: SheetColumns): 'm' | 'h' | null {
  const start = indexOfRole(found, 'start')
  const cells = rows.slice(found.headingRow + 1).map((row) => cellText(row[start]))
  if (start < 0 || !areCounted(cells.filter(Boolean))) return null
  return unitOf(found.columns[start]!.heading) === 'hours' ? 'h' : 'm'
}

/** Whether starts or finishes are weeks or days that are counted, as 'Week 3' is. */
function haveWeeks({ rows }: Sheet, { columns, headingRow }: SheetColumns): boolean {
  return columns.some(
    ({ role, heading }, column) =>
      (role === 'start' || role === 'finish') &&
      rows.some((row, i) => i > headingRow && countedDays(cellText(row[column]), heading) !== null),
  )
}

/** Whether starts are spans of weeks, as 'Week 12-14' is. */
function haveSpansOfWeeks({ rows }: Sheet, found: SheetColumns): boolean {
  const start = indexOfRole(found, 'start')
  const { heading = '' } = found.columns[start] ?? {}
  return rows
    .slice(found.headingRow + 1)
    .map((row) => cellText(row[start]))
    .some((text) => /\d\D+\d/.test(text) && countedDays(text, heading) !== null)
}

/** How a sheet writes its cells: numbers in front of names, counted weeks, and the unit of starts that count from T0. */
type Forms = {
  readonly isNumbered: boolean
  readonly hasWeeks: boolean
  readonly hasSpansOfWeeks: boolean
  readonly count: 'm' | 'h' | null
}

/** The start and the finish in one cell. */
function endsIn(cell: Cell, count: Forms['count']) {
  const counted = count && splitCount(cellText(cell))
  if (!counted) return splitSpan(cellText(cell), true)
  const factor = (counted.unit ?? count) === 'h' ? 60 : 1
  const [start, finish] = [counted.from, counted.to].map((end) => `T+${end * factor}m`)
  return { start: start!, finish: finish! }
}

type Named = { readonly column: number; readonly heading: string }

/** The columns of each role. */
export type Roles = ReadonlyMap<Role, readonly Named[]>

/** Whether two columns, such as 'First name' and 'Surname', have one person: not two with the same heading. */
function hasFullNames(roles: Roles): boolean {
  const [first, last] = roles.get('owner')!
  return last!.column === first!.column + 1 && last!.heading !== first!.heading
}

/** How a sheet writes its cells. */
export function formsOf(sheet: Sheet, found: SheetColumns): Forms {
  const hasWeeks = haveWeeks(sheet, found)
  return {
    isNumbered: areNumbered(sheet, found),
    hasWeeks,
    hasSpansOfWeeks: hasWeeks && haveSpansOfWeeks(sheet, found),
    count: countUnitOf(sheet, found),
  }
}

/** '48 h' under 'T-minus', or 48 under 'T-minus (h)', is a time before T0. */
function beforeZero(cell: Cell, heading: string): Cell {
  if (!/^t minus\b/.test(normalise(heading))) return cell
  const length = parseDuration(cell ?? undefined, { unit: unitOf(heading) ?? 'minutes' })
  return typeof length === 'number' ? `T-${length}m` : cell
}

function firstIn(cells: Row, roles: Roles, role: Role): Cell {
  const { column = -1, heading = '' } = roles.get(role)?.[0] ?? {}
  const cell = cells[column] ?? null
  return role === 'start' ? beforeZero(cell, heading) : cell
}

/** The days that a counted start or finish means: of 'Week 3', and of '1 – 5' under 'Days'. */
function weeksIn(cells: Row, roles: Roles, role: 'start' | 'finish') {
  const { column = -1, heading = '' } = roles.get(role)?.[0] ?? {}
  return countedDays(cellText(cells[column]), heading)
}

/** A start or a finish. A span such as '22:00 - 22:30' in one cell is both. */
function timeIn(
  cells: Row,
  roles: Roles,
  role: 'start' | 'finish',
  { hasWeeks, hasSpansOfWeeks, count }: Forms,
): Cell {
  const [value, start] = [firstIn(cells, roles, role), firstIn(cells, roles, 'start')]
  if (!count && isLengthWithUnit(value)) return null
  if (role === 'start' && !roles.has('after') && isAfter(value)) return null
  const weeks = hasWeeks ? weeksIn(cells, roles, role) : null
  if (weeks) return weeks[role]
  if (role === 'start') return roles.has('finish') ? value : (endsIn(value, count)?.start ?? value)
  if (roles.has(role) || !roles.has('start')) return value
  // A week lasts to its end, unless the row says how long. A span of weeks says until when.
  const isWhole = hasWeeks && (hasSpansOfWeeks || !isFilled(firstIn(cells, roles, 'duration')))
  const last = isWhole ? weeksIn(cells, roles, 'start')?.finish : null
  return endsIn(start, count)?.finish ?? last ?? null
}

/** A length whose units have a column each: 1 under 'Days' and 2 under 'Hours' as '1 days 2 hours'. */
function sumOf(cells: Row, parts: readonly Named[]): Cell {
  const filled = parts.filter(({ column }) => isFilled(cells[column]))
  const texts = filled.map(
    ({ column, heading }) => `${cellText(cells[column])} ${unitOf(heading) ?? ''}`,
  )
  return texts.length === 0 ? null : texts.join(' ')
}

/** A length, with its unit beside it. A row may have it where others have a time, such as '20 min' under 'Start'. */
function lengthIn(cells: Row, roles: Roles, { count }: Forms): Cell {
  const [value, start, finish, unit] = (['duration', 'start', 'finish', 'unit'] as const).map(
    (role) => firstIn(cells, roles, role),
  )
  const parts = roles.get('duration') ?? []
  if (parts.length > 1) return sumOf(cells, parts)
  if (!isFilled(value) && count) return null
  if (!isFilled(value)) return [start!, finish!].find(isLengthWithUnit) ?? null
  const written = `${cellText(value)} ${cellText(unit)}`.toLowerCase()
  const hasUnit =
    roles.has('unit') &&
    /^[\d.,]+ \p{L}/u.test(written) &&
    durationParts(written).rest.trim() === ''
  return hasUnit ? written : (value ?? null)
}

/** The name of a row whose own is empty, from a column without a heading beside the names: 'Lunch'. */
function wordsBeside(cells: Row, roles: Roles): Cell {
  const at = roles.get('task')?.[0]?.column ?? -1
  const beside = roles
    .get('')
    ?.filter(({ column, heading }) => heading === '' && Math.abs(column - at) === 1)
    .map(({ column }) => cells[column] ?? null)
  return beside?.find((each) => /\p{L}{3}/u.test(cellText(each))) ?? null
}

/** The people of a row with several columns of them; null where all of them are simply listed. */
function ownersIn(cells: Row, roles: Roles): string | null {
  const columns = roles.get('owner')!
  const marked = columns.filter(({ column }) => isDoer(cellText(cells[column])))
  if (marked.length > 0) return marked.map(({ heading }) => heading).join(', ')
  // 'First name' and 'Surname' are one person.
  if (columns.length !== 2 || !hasFullNames(roles)) return null
  return columns
    .map(({ column }) => cellText(cells[column]))
    .filter(Boolean)
    .join(' ')
}

/** An 'x' under 'Cancelled' says that a row is not active. */
function activeIn(cells: Row, roles: Roles): Cell {
  const value = firstIn(cells, roles, 'active')
  if (!isFilled(value)) return null
  const heading = roles.get('active')?.[0]?.heading ?? ''
  if (!isLeftOut(normalise(heading))) return value
  return isNo(cellText(value)) ? null : 'no'
}

/** What a title above a row says of it: the day of its times, or its start. */
type Above = { readonly day: Cell; readonly start: Cell }

/** The cells of a row by role. */
export function cellsByRole(cells: Row, roles: Roles, above: Above, forms: Forms) {
  function cell(role: Role): Cell {
    const value = firstIn(cells, roles, role)
    if (role === 'start' && !roles.has('start')) return above.start
    if (role === 'start' || role === 'finish') return timeIn(cells, roles, role, forms)
    if (role === 'duration') return lengthIn(cells, roles, forms)
    if (role === 'active') return activeIn(cells, roles)
    const start = firstIn(cells, roles, 'start')
    if (forms.isNumbered && (role === 'id' || role === 'task'))
      return numberedName(firstIn(cells, roles, 'task'))[role]
    if (role === 'task' && !isFilled(value) && isFilled(start)) return wordsBeside(cells, roles)
    if (role === 'startDay' && !roles.has(role)) return above.day
    return role === 'after' && !roles.has('after') && isAfter(start) ? start : value
  }

  function all(role: Role) {
    return (roles.get(role) ?? []).map(({ column }) => ({ column, cell: cells[column] ?? null }))
  }

  function text(role: Role): string {
    // The parts of a length are added up, not listed.
    const isOne = (roles.get(role)?.length ?? 0) < 2 || role === 'duration'
    if (isOne) return cellText(cell(role))
    const owners = role === 'owner' ? ownersIn(cells, roles) : null
    return (
      owners ??
      all(role)
        .map((each) => cellText(each.cell))
        .filter(Boolean)
        .join('; ')
    )
  }

  return { cell, text, all }
}
