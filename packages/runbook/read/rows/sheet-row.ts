import type { ReadColumn, Role } from '../../reading.ts'
import { durationParts } from '../cells/duration-words.ts'
import { parseDuration } from '../cells/durations.ts'
import { countedDays } from '../cells/counted-weeks.ts'
import { saysAfter } from '../cells/links.ts'
import { areCounted, dayNamedIn, readMoment, splitCount, splitSpan } from '../cells/moments.ts'
import { plain } from '../cells/words.ts'
import { isBackout } from '../cells/word-lists.ts'
import { isDoer } from '../columns/by-heading.ts'
import type { SheetColumns } from '../columns/find-columns.ts'
import { unitOf } from '../columns/heading.ts'
import { cellText, isFilled, type Cell, type Row, type Sheet } from '../file/table.ts'

/** A row below the headings, with its cells by role. */
export type SheetRow = {
  /** Counts through all sheets that are read, from 1. */
  readonly row: number
  /** The row's number in its own sheet, from 1. */
  readonly number: number
  readonly sheet: number
  /** 'row 14', 'row 14 of “Backout”'. */
  readonly place: string
  readonly indent: number
  readonly cells: Row
  /** Whether nothing says who does it, when, how long or after what. */
  readonly isBare: boolean
  readonly isHeading: boolean
  readonly name: string
  /** The first cell of a role; null where the sheet has none. */
  readonly cell: (role: Role) => Cell
  /** The cells of a role, as text, joined by '; '. */
  readonly text: (role: Role) => string
  readonly all: (role: Role) => readonly { readonly column: number; readonly cell: Cell }[]
  /** 'D14', 'D14 of “Backout”'. */
  readonly at: (role: Role) => string
}

const working: readonly Role[] = [
  'owner',
  'team',
  'duration',
  'start',
  'finish',
  'after',
  'before',
  'elapsed',
]

function leadingSpaces(cell: Cell): number {
  const spaces = typeof cell === 'string' ? /^[ \t\u00a0]+/.exec(cell)?.[0] : ''
  return (spaces ?? '').replaceAll('\t', '    ').length
}

/** 'Date:' in front of a day */
function saysDay(cell: Cell): boolean {
  return /^(?:date|day|datum|tag|jour|fecha|dia|data) ?:?$/.test(plain(cellText(cell)))
}

/** The day that stands alone above a tab's headings, or that is the tab's name. */
function dayAbove({ name, rows }: Sheet, { headingRow }: SheetColumns): Cell {
  const alone = rows
    .slice(0, Math.max(0, headingRow))
    .map((row) => row.filter(isFilled))
    .filter(([first, ...more]) => more.length === 0 || (more.length === 1 && saysDay(first!)))
  return (
    alone.map((filled) => dayNamedIn(filled.at(-1)!)).find((day) => day !== null) ??
    dayNamedIn(name)
  )
}

/** Whether a row below the headings is a day alone, so that one above them is the day of the first rows. */
function namesDays({ rows }: Sheet, { headingRow }: SheetColumns): boolean {
  return rows.slice(headingRow + 1).some((row) => {
    const [only, ...more] = row.filter(isFilled)
    return only !== undefined && more.length === 0 && dayNamedIn(only) !== null
  })
}

/** How deep a name stands: by its spaces, or by its column where each column has the names of one depth. */
function indentOf(cells: Row, names: readonly { readonly column: number }[]): number {
  if (names.length > 1)
    return Math.max(
      0,
      names.findIndex(({ column }) => isFilled(cells[column])),
    )
  // One space is mistyped.
  const spaces = leadingSpaces(cells[names[0]?.column ?? -1] ?? null)
  return spaces > 1 ? spaces : 0
}

/** Whether almost all ids beside a name have a digit. */
function areCodes({ rows }: Sheet, { columns, headingRow }: SheetColumns): boolean {
  const [id, task] = (['id', 'task'] as const).map((role) =>
    columns.findIndex((column) => column.role === role),
  )
  const ids = rows
    .slice(headingRow + 1)
    .filter((cells) => isFilled(cells[task!]))
    .map((cells) => cellText(cells[id!]))
    .filter(Boolean)
  return ids.length > 2 && ids.filter((text) => /\d/.test(text)).length >= ids.length * 0.8
}

/** Whether a cell under 'When' says what comes before instead: 'straight after 3'. */
function isAfter(cell: Cell): boolean {
  const text = typeof cell === 'string' ? cellText(cell) : ''
  return saysAfter(text) && !/\d[:.h]\d\d/.test(text)
}

/** Whether a cell is a length with its unit, and no time: '20 min', '1 h 30', but not '22h'. */
function isLength(cell: Cell): boolean {
  const text = typeof cell === 'string' ? cellText(cell) : ''
  return (
    /^\d[\d.,]* ?\p{L}/u.test(text) &&
    text.length <= 20 &&
    splitSpan(text) === null &&
    readMoment(text, { order: 'day first', year: 2026 }) === 'unreadable' &&
    typeof parseDuration(text, { unit: 'minutes' }) === 'number'
  )
}

const ofTimes: readonly Role[] = ['start', 'startDay', 'finish', 'duration', 'elapsed']

/** Whether a row has nothing but words in a column of times: 'If it goes wrong:' under 'From'. */
function isTitle(cells: Row, columns: readonly ReadColumn[]): boolean {
  const [at, ...more] = cells.flatMap((cell, i) => (isFilled(cell) ? [i] : []))
  if (at === undefined || more.length > 0 || !ofTimes.includes(columns[at]?.role ?? ''))
    return false
  const cell = cells[at]!
  if (typeof cell === 'string' && dayNamedIn(cell) !== null) return true
  return (
    /\p{L}{3}/u.test(cellText(cell)) &&
    readMoment(cell, { order: 'day first', year: 2026 }) === 'unreadable' &&
    typeof parseDuration(cell, { unit: 'minutes' }) !== 'number' &&
    splitSpan(cellText(cell)) === null
  )
}

/** The number and the name in '4 Lay the floor'. */
function numberedName(cell: Cell): { readonly id: Cell; readonly task: Cell } {
  const [, id = null, name = null] =
    /^(\d{1,3}(?:\.\d{1,3})*)[.):]? +(\p{L}.*)$/su.exec(cellText(cell)) ?? []
  return { id, task: name ?? cell }
}

/** Whether each name begins with a number of its own, and no column has the numbers. */
function areNumbered({ rows }: Sheet, { columns, headingRow }: SheetColumns): boolean {
  const task = columns.findIndex(({ role }) => role === 'task')
  if (task < 0 || columns.some(({ role }) => role === 'id')) return false
  const names = rows
    .slice(headingRow + 1)
    .flatMap((cells) => (isFilled(cells[task]) ? [cells[task]!] : []))
  const ids = names.flatMap((name) => numberedName(name).id ?? [])
  return ids.length > 1 && ids.length === names.length && new Set(ids).size === ids.length
}

/** The unit of starts that count from T0, such as '0-15' and '15-30'; null for others. */
function countUnitOf({ rows }: Sheet, { columns, headingRow }: SheetColumns): 'm' | 'h' | null {
  const start = columns.findIndex(({ role }) => role === 'start')
  const cells = rows.slice(headingRow + 1).map((row) => cellText(row[start]))
  if (start < 0 || !areCounted(cells.filter(Boolean))) return null
  return unitOf(columns[start]!.heading) === 'hours' ? 'h' : 'm'
}

/** Whether starts or finishes are weeks or days that are counted, as 'Week 3' is. */
function haveWeeks({ rows }: Sheet, { columns, headingRow }: SheetColumns): boolean {
  return columns.some(
    ({ role, heading }, column) =>
      (role === 'start' || role === 'finish') &&
      rows.some((row, i) => i > headingRow && countedDays(cellText(row[column]), heading) !== null),
  )
}

/** How a sheet writes its cells: numbers in front of names, counted weeks, and the unit of starts that count from T0. */
type Forms = {
  readonly isNumbered: boolean
  readonly hasWeeks: boolean
  readonly count: 'm' | 'h' | null
}

/** The start and the finish in one cell. */
function endsIn(cell: Cell, count: Forms['count']) {
  const counted = count && splitCount(cellText(cell))
  return counted
    ? { start: `T+${counted.from}${count}`, finish: `T+${counted.to}${count}` }
    : splitSpan(cellText(cell))
}

type Roles = ReadonlyMap<Role, readonly { readonly column: number; readonly heading: string }[]>

/** Whether two columns, such as 'First name' and 'Surname', have one person: not two with the same heading. */
function hasFullNames(roles: Roles): boolean {
  const [first, last] = roles.get('owner')!
  return last!.column === first!.column + 1 && last!.heading !== first!.heading
}

/** The cells of a row by role. A span such as '22:00 - 22:30' is a start and a finish; a length has its unit beside it. */
function cellsByRole(
  cells: Row,
  roles: Roles,
  ofDay: Cell,
  { isNumbered, hasWeeks, count }: Forms,
) {
  function first(role: Role): Cell {
    return cells[roles.get(role)?.[0]?.column ?? -1] ?? null
  }

  /** The days of 'Week 3', and of '1 – 5' under 'Days'. */
  function weeksIn(role: 'start' | 'finish') {
    const { column = -1, heading = '' } = roles.get(role)?.[0] ?? {}
    return countedDays(cellText(cells[column]), heading)
  }

  /** '1 days 2 hours' of 1 under 'Days' and 2 under 'Hours'. */
  function sumOf(parts: readonly { readonly column: number; readonly heading: string }[]): Cell {
    const filled = parts.filter(({ column }) => isFilled(cells[column]))
    const texts = filled.map(
      ({ column, heading }) => `${cellText(cells[column])} ${unitOf(heading) ?? ''}`,
    )
    return texts.length === 0 ? null : texts.join(' ')
  }

  /** 'Lunch' in an unnamed column beside the names: the name of a row with a time. */
  function wordsBeside(): Cell {
    const at = roles.get('task')?.[0]?.column ?? -1
    const beside = roles
      .get('')
      ?.filter(({ column, heading }) => heading === '' && Math.abs(column - at) === 1)
      .map(({ column }) => cells[column] ?? null)
    return beside?.find((each) => /\p{L}{3}/u.test(cellText(each))) ?? null
  }

  /** A row that has a length where others have a time, such as '20 min' under 'Start'. */
  function lengthAmongTimes(): Cell {
    const times = (['start', 'finish'] as const).map(first)
    return times.find((value) => isLength(value)) ?? null
  }

  function cell(role: Role): Cell {
    const value = first(role)
    if ((role === 'start' || role === 'finish') && isLength(value)) return null
    if (role === 'duration' && !isFilled(value)) return lengthAmongTimes()
    if (isNumbered && (role === 'id' || role === 'task')) return numberedName(first('task'))[role]
    if (role === 'task' && !isFilled(value) && isFilled(first('start'))) return wordsBeside()
    if (role === 'startDay' && !roles.has(role)) return ofDay
    if (!roles.has('after') && (role === 'after' || role === 'start') && isAfter(first('start')))
      return role === 'after' ? first('start') : null
    const weeks = hasWeeks && (role === 'start' || role === 'finish') ? weeksIn(role) : null
    if (weeks) return weeks[role as 'start' | 'finish']
    if (role === 'start' && !roles.has('finish')) return endsIn(value, count)?.start ?? value
    if (role === 'finish' && !roles.has(role) && roles.has('start'))
      return (
        endsIn(first('start'), count)?.finish ??
        (hasWeeks && !isFilled(first('duration')) ? (weeksIn('start')?.finish ?? null) : null)
      )
    const parts = role === 'duration' ? (roles.get(role) ?? []) : []
    if (parts.length > 1) return sumOf(parts)
    if (role !== 'duration' || !roles.has('unit')) return value
    const written = `${cellText(value)} ${text('unit')}`.toLowerCase()
    return /^[\d.,]+ \p{L}/u.test(written) && durationParts(written).rest.trim() === ''
      ? written
      : value
  }

  function all(role: Role) {
    return (roles.get(role) ?? []).map(({ column }) => ({ column, cell: cells[column] ?? null }))
  }

  function text(role: Role): string {
    const several = all(role)
    if (role === 'owner' && several.length > 1) {
      const marked = roles.get(role)!.filter(({ column }) => isDoer(cellText(cells[column])))
      if (marked.length > 0) return marked.map(({ heading }) => heading).join(', ')
    }
    // 'First name' and 'Surname'
    if (role === 'owner' && several.length === 2 && hasFullNames(roles))
      return several
        .map((each) => cellText(each.cell))
        .filter(Boolean)
        .join(' ')
    // The parts of a length are added up, not listed.
    if (several.length < 2 || role === 'duration') return cellText(cell(role))
    return several
      .map((each) => cellText(each.cell))
      .filter(Boolean)
      .join('; ')
  }

  return { cell, text, all }
}

/** Creates a function that reads one row of a sheet. `title` is the sheet's name where several are read. */
export function rowReader(sheet: Sheet, found: SheetColumns, at: number, title: string) {
  const { columns } = found
  const roles: Roles = Map.groupBy(
    columns.map(({ role, heading }, column) => ({ role, heading, column })),
    ({ role }) => role,
  )
  const hasWork = working.some((role) => roles.has(role))
  const hasCodes = areCodes(sheet, found)
  const forms = {
    isNumbered: areNumbered(sheet, found),
    hasWeeks: haveWeeks(sheet, found),
    count: countUnitOf(sheet, found),
  }
  const of = title === '' ? '' : ` of “${title}”`

  // The day that a row of its own names above the next step; a later one may pass midnight. A tab may be a day, too.
  let day = title === '' && !namesDays(sheet, found) ? null : dayAbove(sheet, found)
  let above: Row = []

  return (cells: Row, index: number, row: number): SheetRow => {
    const number = index + 1
    const byRole = cellsByRole(cells, roles, roles.has('start') ? day : null, forms)
    const { text } = byRole
    // A cell that is merged down says nothing of its later rows, and neither does a formula's 0.
    const filled = cells.filter(
      (cell, i) =>
        isFilled(cell) &&
        (columns[i]?.role !== '' || (cell !== above[i] && cellText(cell) !== '0')),
    )
    above = cells
    const isBare = working.every((role) => /^[-–—\s]*$/.test(text(role))) || isTitle(cells, columns)
    const named = text('task') || text('id')
    // Primavera writes the name of a band of tasks in the column of ids, behind its code or alone, and the band's own
    // times beside it.
    const isBand =
      hasCodes &&
      text('task') === '' &&
      /^\D+$| \p{L}{2}/u.test(text('id')) &&
      text('owner') + text('after') === ''
    // Todoist marks its headings so.
    const isSection = isBare && cells.some((cell) => /^(?:section|heading)$/i.test(cellText(cell)))
    const isHeading =
      isBand ||
      isSection ||
      (hasWork && isBare && (filled.length === 1 || (named === '' && filled.length < 4)))
    day = isHeading ? (dayNamedIn(filled[0]!) ?? day) : null
    return {
      ...byRole,
      row,
      number,
      sheet: at,
      place: `row ${number}${of}`,
      indent: sheet.indents?.[index] || indentOf(cells, roles.get('task') ?? []),
      cells,
      isBare,
      isHeading,
      name: (isHeading && !isBand && !isSection && cellText(filled[0])) || named,
      at: (role) => `${lettersOf(columns, roles.get(role)?.[0]?.column)}${number}${of}`,
    }
  }
}

function lettersOf(columns: readonly ReadColumn[], column: number | undefined): string {
  return column === undefined ? 'row ' : columns[column]!.letters
}

/** Whether a cell, such as one under 'Type', is only 'Backout', 'Rollback step' or 'Back-out (if decided at 60)'. */
export function isMarkedBackout({ cells }: Pick<SheetRow, 'cells'>): boolean {
  return cells.some((cell) => {
    const text = cellText(cell).replace(/ ?\([^()]*\)$/, '')
    return (
      text.length <= 30 &&
      /^(back|roll|fall|rück|repli|revers)[ -]?\p{L}*( (plan|steps?|tasks?))?$/iu.test(text) &&
      isBackout(text)
    )
  })
}
