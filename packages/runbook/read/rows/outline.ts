import { limits } from '../../failure.ts'
import type { Role } from '../../reading.ts'
import { idKey } from '../../words/id-key.ts'
import { anyDate } from '../cells/dates.ts'
import { parseDuration } from '../cells/durations.ts'
import { isMoment, readMoment } from '../cells/moments.ts'
import { isBackout } from '../../words/backout.ts'
import { isNo, namesMilestone } from '../cells/word-lists.ts'
import { cellText } from '../file/table.ts'
import type { SheetRow } from './sheet-row.ts'

export type OutlineGroup = {
  readonly id: string
  readonly name: string
  readonly parent: string | null
}

/** A row that is a group itself is no task. */
export type Placed = SheetRow & {
  readonly group: string | null
  readonly isGroup: boolean
  /** The group of the rows below this one; null if none is. */
  readonly ownGroup: string | null
  /** Whether the last heading above the row is of a backout. */
  readonly isBelowBackout: boolean
  /** Counts the parts whose numbers may begin anew: each sheet, and the backout below its heading. */
  readonly part: number
}

/** The place of another row in the list, or a name that has no row. */
type Parent = number | string | null

/** Rows below this depth are put in the deepest group. */
const deepest = limits.groups - 2

function byLevels(levels: readonly number[]): Parent[] {
  const open: number[] = []
  return levels.map((level, i) => {
    while (open.length > 0 && levels[open.at(-1)!]! >= level) open.pop()
    const parent = open.at(-1) ?? null
    if (open.length < deepest) open.push(i)
    return parent
  })
}

/** Whether the first row is number 0 and lasts from the first start to the last finish: the whole project. */
function isRoot(rows: readonly SheetRow[], first: string): boolean {
  if (first !== '0') return false
  const [whole, ...others] = rows.map(datesOf)
  const known = others.filter((each) => each !== null)
  const from = known.reduce((least, each) => Math.min(least, each.from), Infinity)
  const to = known.reduce((most, each) => Math.max(most, each.to), -Infinity)
  return known.length > 1 && whole?.from === from && whole.to === to
}

/**
 * '1.2.3' is under '1.2' if there is such a row, and otherwise under '1', which may be written '1.0'. 'A2' is under 'A',
 * but '2a' beside a '2' with times is a step that was put in after step 2.
 */
function byNumber(rows: readonly SheetRow[], role: Role): Parent[] {
  const codes = rows.map((row) => {
    const text = row.text(role)
    // Neither '2. Verification' nor 'J-9:30' is a number of an outline.
    return /:|\.\s*\p{L}{2}/u.test(text)
      ? ''
      : text.replace(/(?:\.0*)+$/, '').replace(/^(\p{L}{1,3})[- ]?(?=\d)/u, '$1.')
  })
  // '1a' is under '1' if that row has nothing but a name.
  const bare = new Set(codes.filter((_, i) => rows[i]!.isBare))
  for (const [i, code] of codes.entries()) {
    const [, number = '', letter] = /^(\d{1,3})\.?([a-z])$/i.exec(code) ?? []
    if (letter && bare.has(number)) codes[i] = `${number}.${letter}`
  }
  if (!codes.some((code) => code.includes('.'))) return rows.map(() => null)
  const known = new Set(codes)
  // A row with a length that one below its number waits for is a task, as in '3, 40 min' and '3.1, after 3'.
  const isLong = new Set(codes.filter((_, i) => rows[i]!.text('duration') !== ''))
  // Predecessors name ids: only where these numbers are the ids, or there are none, a predecessor is such a number.
  const areIds = role === 'id' || rows.every((row) => row.text('id') === '')
  for (const [i, row] of areIds ? rows.entries() : [])
    for (const code of row.text('after').split(/[\s,;]+/))
      if (codes[i]!.startsWith(`${code}.`) && isLong.has(code)) known.delete(code)
  const hasRoot = isRoot(rows, codes[0]!)
  return byLevels(
    codes.map((code, at) => {
      const parts = code.split('.')
      const above = parts.filter((_, i) => i > 0 && known.has(parts.slice(0, i).join('.'))).length
      return above + Number(hasRoot && at > 0)
    }),
  )
}

function lengthOf(row: SheetRow): number {
  const length = parseDuration(row.cell('duration'), { unit: 'minutes' })
  return typeof length === 'number' ? length : NaN
}

/** Whether a row above indented ones is no summary of them: one of them waits for it, or is longer than it. */
function isOwnTask(row: SheetRow, others: readonly SheetRow[]): boolean {
  const [id, length] = [row.text('id'), lengthOf(row)]
  return (
    length > 0 &&
    others.some(
      (each) =>
        lengthOf(each) > length ||
        (id !== '' &&
          each
            .text('after')
            .split(/[\s,;]+/)
            .includes(id)),
    )
  )
}

/** Rows above indented ones that are tasks themselves are their parents no more. */
function withOwnTasks(rows: readonly SheetRow[], parents: readonly Parent[]): Parent[] {
  const below = Map.groupBy(rows, (_, i) => parents[i]!)
  const own = new Set<Parent>()
  for (const [parent, others] of below)
    if (typeof parent === 'number' && isOwnTask(rows[parent]!, others)) own.add(parent)
  return parents.map((parent) => {
    let above = parent
    while (typeof above === 'number' && own.has(above)) above = parents[above]!
    return above
  })
}

/** A single row that is indented is an accident, and so is a heading that is indented as the row below it. */
function byIndent(rows: readonly SheetRow[]): Parent[] {
  const ofHeadings = rows.flatMap(({ isHeading, indent }) => (isHeading ? [indent] : []))
  const least = ofHeadings.reduce((a, b) => Math.min(a, b), Infinity)
  const indents = rows.map(({ indent, isHeading }, i) =>
    isHeading && indent === rows[i + 1]?.indent ? least : indent,
  )
  const isOutline = indents.filter((indent) => indent > 0).length > 1
  return isOutline ? withOwnTasks(rows, byLevels(indents)) : rows.map(() => null)
}

/** What a row calls its parent: '880' and '#880'; programs write 'null' for none. */
function parentOf(row: SheetRow): string {
  const parent = row.text('parent').replace(/^#(?=\d)/, '')
  return parent === 'null' ? '' : parent
}

/** Finds parents by number, by name, or by a number that stands in any other column. */
function byParent(rows: readonly SheetRow[]): Parent[] {
  if (rows.every((row) => parentOf(row) === '')) return rows.map(() => null)
  const places = new Map<string, number>()
  for (const [i, row] of rows.entries())
    for (const text of [
      row.text('id'),
      row.text('task'),
      ...row.all('').map(({ cell }) => cellText(cell)),
    ]) {
      const key = idKey(text)
      if (key !== '' && !places.has(key)) places.set(key, i)
    }
  const parents = rows.map((row, i) => {
    const parent = parentOf(row)
    // Jira writes both: 'PAY-2 Data ready'.
    const [, id = '', name] = /^(\S+) (.+)$/.exec(parent) ?? []
    const both = places.get(idKey(id))
    const isBoth = both !== undefined && rows[both]!.name === name
    const place = places.get(idKey(parent)) ?? (isBoth ? both : undefined)
    return parent === '' || place === i ? null : (place ?? parent)
  })

  /** A circle of parents counts as too deep, too. */
  function isTooDeep(row: number): boolean {
    let at: Parent = row
    for (let depth = 0; typeof at === 'number' && depth <= deepest; depth++) at = parents[at]!
    return typeof at === 'number'
  }

  return parents.map((parent, i) => (isTooDeep(i) ? null : parent))
}

/** Whether the rows stand below several headings, and a column beside them names teams that return below each. */
function areAcross(rows: readonly SheetRow[]): boolean {
  const below = rows.map((row, i) => row.isHeading && rows[i + 1]?.isHeading === false)
  const values = rows.flatMap((row) => (row.isHeading ? [] : [row.text('group')]))
  const starts = values.filter((value, i) => value !== '' && value !== values[i - 1])
  return (
    below.filter(Boolean).length > 1 &&
    values.every(Boolean) &&
    starts.length > new Set(starts).size * 1.2
  )
}

/** A phase may be written only beside its first task: 'Prepare', '', '', 'Cut over', ''. */
function byColumn(rows: readonly SheetRow[]): Parent[] {
  if (areAcross(rows)) return rows.map(() => null)
  const written = rows.flatMap((row) => (row.isHeading ? [] : [row.text('group')])).filter(Boolean)
  const isOnce = new Set(written).size === written.length && written.length < rows.length
  let above = ''
  return rows.map((row) => {
    above = row.text('group') || (isOnce && !row.isHeading ? above : '')
    return above || null
  })
}

/** The start and the finish of a row in minutes, as written with dates; null for others. */
function datesOf(row: SheetRow): { from: number; to: number } | null {
  const [start, finish] = (['start', 'finish'] as const).map((role) =>
    readMoment(row.cell(role), anyDate),
  )
  if (!isMoment(start!) || !isMoment(finish!)) return null
  return start.kind === 'at' && finish.kind === 'at'
    ? { from: start.minutes, to: finish.minutes }
    : null
}

/** A phase stands above its tasks and lasts from the first start to the last finish, if every row belongs to one. */
function byDates(rows: readonly SheetRow[]): Parent[] {
  const none = rows.map(() => null)
  const spans = rows.flatMap((row) => datesOf(row) ?? [])
  if (spans.length < rows.length) return none
  const parents: Parent[] = []
  for (let phase = 0; phase < rows.length; phase = parents.length) {
    const whole = spans[phase]!
    const end = spans.findIndex(
      (each, i) => i > phase && (each.from < whole.from || each.to > whole.to),
    )
    const inside = spans.slice(phase + 1, end < 0 ? spans.length : end)
    const first = Math.min(...inside.map(({ from }) => from))
    const last = Math.max(...inside.map(({ to }) => to))
    if (inside.length < 2 || first !== whole.from || last !== whole.to) return none
    parents.push(null, ...inside.map(() => phase))
  }
  const phases = parents.filter((parent) => parent === null)
  return phases.length > 1 ? parents : none
}

/** A phase has no number where each task has one, and lasts from the first start to the last finish below it. */
function byMissingIds(rows: readonly SheetRow[]): Parent[] {
  const none = rows.map(() => null)
  const arePhases = rows.map((row) => row.text('id') === '')
  if (!rows.some((row, i) => arePhases[i] && !row.isHeading)) return none
  const at = rows.map((_, i) => i).filter((i) => arePhases[i])
  const areWhole = at.every((from, i) => {
    const row = rows[from]!
    const isAlone = row.text('owner') + row.text('after') === ''
    return row.isHeading || (isAlone && isAround(row, rows.slice(from + 1, at[i + 1])))
  })
  if (!areWhole) return none
  let phase: Parent = null
  return rows.map((_, i) => {
    if (!arePhases[i]) return phase
    phase = i
    return null
  })
}

/** Primavera writes the same code of its work breakdown beside all tasks of a band, which has no row of its own. */
function byBand(rows: readonly SheetRow[]): Parent[] {
  const codes = rows.map((row) => row.text('wbs')).filter(Boolean)
  const areBands = codes.length > 0 && new Set(codes).size * 2 <= codes.length
  return rows.map((row) => (areBands ? row.text('wbs') || null : null))
}

/** Spaces in front of names show fewer levels than numbers such as '1.2.3' where only the deepest are indented. */
function byIndentOrNumber(rows: readonly SheetRow[]): Parent[] {
  const [indents, numbers] = [byIndent(rows), byNumber(rows, 'id')].map((parents) => ({
    parents,
    count: parents.filter((parent) => parent !== null).length,
  }))
  return indents!.count > 0 && numbers!.count > indents!.count ? numbers!.parents : indents!.parents
}

/** Whether a row lasts from the first start to the last finish of others. */
function isAround(row: SheetRow, others: readonly SheetRow[]): boolean {
  const [whole, spans] = [datesOf(row), others.flatMap((each) => datesOf(each) ?? [])]
  const first = Math.min(...spans.map(({ from }) => from))
  const last = Math.max(...spans.map(({ to }) => to))
  return whole?.from === first && whole.to === last
}

/**
 * '1' above '1.1' is no task if such rows have no owner where most others have one, or last from the first start to the
 * last finish below them, and wait for nothing.
 */
function bySummaries(rows: readonly SheetRow[]): Parent[] {
  const parents = byNumber(rows, 'id')
  const below = Map.groupBy(rows, (_, i) => parents[i] ?? 'none')
  below.delete('none')
  const parts = rows.filter((_, i) => !below.has(i))
  const haveOwners = parts.filter((row) => row.text('owner') !== '').length * 2 > parts.length
  const areWhole = [...below].every(([at, others]) => {
    const row = rows[at as number]!
    const isBare = haveOwners && row.text('owner') === ''
    return row.text('after') === '' && (isBare || isAround(row, others))
  })
  return areWhole ? parents : rows.map(() => null)
}

/** The days of a row whose cells are dates to the program, so that no order of day and month has to be known. */
function serialsOf(row: SheetRow): { from: number; to: number } | null {
  const [start, finish] = [row.cell('start'), row.cell('finish')]
  return typeof start === 'object' &&
    typeof finish === 'object' &&
    start &&
    finish &&
    'serial' in start &&
    'serial' in finish
    ? { from: start.serial, to: finish.serial }
    : null
}

type Head = { readonly row: SheetRow; readonly others: readonly SheetRow[] }

/**
 * Whether rows with parts have days of their own: one is over before a part of it starts, and none lasts longer than all
 * of its parts, as summaries do.
 */
function haveOwnDays(heads: readonly Head[]): boolean {
  const known = heads.map(({ row, others }) => ({
    own: serialsOf(row),
    parts: others.flatMap((each) => serialsOf(each) ?? []),
  }))
  return (
    known.some(({ own, parts }) => own && parts.some(({ from }) => from > own.to)) &&
    known.every(
      ({ own, parts }) => own && parts.some((each) => each.to - each.from >= own.to - own.from),
    )
  )
}

/**
 * '3.0' above '3.1' is a task itself where such rows have an owner and times and wait for others, or have days of their
 * own.
 */
function byNumberAlone(rows: readonly SheetRow[]): Parent[] {
  const parents = byNumber(rows, 'id')
  const below = Map.groupBy(rows, (_, i) => parents[i] ?? 'none')
  below.delete('none')
  const heads = [...below].map(([at, others]) => ({ row: rows[at as number]!, others }))
  const areWorking = heads.every(
    ({ row }) => row.text('owner') && row.text('start') && row.text('after'),
  )
  return heads.length > 1 && (areWorking || haveOwnDays(heads)) ? rows.map(() => null) : parents
}

/**
 * A row with nothing but a number and a name is a phase where it stands above rows that all have a start and a finish, and
 * none of them waits for it.
 */
function byNamesAlone(rows: readonly SheetRow[]): Parent[] {
  const none = rows.map(() => null)
  const phases = rows.flatMap(({ isBare }, i) => (isBare ? [i] : []))
  const awaited = new Set(rows.flatMap((row) => row.text('after').split(/[\s,;]+/)))
  const arePhases = phases.every(
    (at) => rows[at + 1]?.isBare === false && !awaited.has(rows[at]!.text('id')),
  )
  const haveTimes = rows.every((row) => row.isBare || (row.text('start') && row.text('finish')))
  if (phases[0] !== 0 || phases.length < 2 || !arePhases || !haveTimes) return none
  return byLevels(rows.map(({ isBare }) => (isBare ? 0 : 1)))
}

/** The ways to group rows, in the order in which they are tried: the first that groups any row is used. */
const ways: readonly ((rows: readonly SheetRow[]) => Parent[])[] = [
  (rows) => byLevels(rows.map((row) => Number(row.text('level')) || 0)),
  (rows) => byNumber(rows, 'wbs'),
  byBand,
  byParent,
  byMissingIds,
  byIndentOrNumber,
  bySummaries,
  byColumn,
  byNumberAlone,
  (rows) => byLevels(rows.map(({ isHeading }) => (isHeading ? 0 : 1))),
  byNamesAlone,
  byDates,
]

function parentsOf(rows: readonly SheetRow[]): Parent[] {
  for (const way of ways) {
    const parents = way(rows)
    if (parents.some((parent) => parent !== null)) return parents
  }
  return rows.map(() => null)
}

/** Milestones are headings where one stands above all tasks; elsewhere each ends what is above it. */
function withMilestones(rows: readonly SheetRow[]): readonly SheetRow[] {
  return rows[0] === undefined || namesMilestone(rows[0].name)
    ? rows
    : rows.map((row) => (namesMilestone(row.name) ? { ...row, isHeading: false } : row))
}

function outlineOf(listed: readonly SheetRow[], title: string) {
  const rows = withMilestones(listed)
  const parents = parentsOf(rows)
  const withRows = new Set(parents)
  const prefix = title === '' ? '' : `sheet ${title}`

  function idOf(parent: Parent): string | null {
    if (parent === null) return prefix || null
    const key = typeof parent === 'string' ? `value ${parent}` : `row ${rows[parent]!.number}`
    return prefix === '' ? key : `${prefix}: ${key}`
  }

  const names = [...withRows].filter((parent) => typeof parent === 'string')
  const hasNames = names.length > 1
  let isBelowBackout = false
  const placed = rows.map((row, i): Placed => {
    // Wrike gives a folder a row of its own, with nothing but its name.
    const isOwn = row.isBare && names.includes(row.name)
    // The last row of a phase that another column names is a task, even if it has only a name.
    const isLast = hasNames && !withRows.has(i) && parents[i + 1] !== parents[i]
    const isHeading = row.isHeading && !(isLast && row.text('task') !== '')
    const isGroup = isHeading || isOwn || (withRows.has(i) && !isNo(row.text('summary')))
    if (row.isHeading) isBelowBackout = isBackout(row.name)
    const part = row.sheet * 2 + Number(isBelowBackout)
    const ownGroup = withRows.has(i) ? idOf(i) : null
    return { ...row, group: idOf(parents[i]!), isGroup, ownGroup, isBelowBackout, part }
  })
  return {
    rows: placed,
    groups: [
      ...(prefix === '' ? [] : [{ id: prefix, name: title, parent: null }]),
      ...names.map((name): OutlineGroup => ({ id: idOf(name)!, name, parent: prefix || null })),
      ...rows.flatMap(({ name }, i): OutlineGroup[] =>
        withRows.has(i) ? [{ id: idOf(i)!, name, parent: idOf(parents[i]!) }] : [],
      ),
    ],
  }
}

/** Groups the rows of each sheet; each of several sheets is a group around its rows. `titles` are the sheets’ names. */
export function readOutline(rows: readonly SheetRow[], titles: readonly string[]) {
  const bySheet = titles.map((title, at) =>
    outlineOf(
      rows.filter(({ sheet }) => sheet === at),
      titles.length > 1 ? title : '',
    ),
  )
  return {
    rows: bySheet.flatMap((sheet) => sheet.rows),
    groups: bySheet.flatMap((sheet) => sheet.groups),
  }
}
