import { isAside, isBackout } from './cells/word-lists.ts'
import { failure, orRefused, type Failure } from '../failure.ts'
import { statedWindowEnd } from './stated-window.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import type { LeftOut, ReadColumn, Reading, Role, Unread } from '../reading.ts'
import { findColumns, isPlan, type SheetColumns } from './columns/find-columns.ts'
import { isKnown, normalise } from './columns/heading.ts'
import type { OpenedFile } from './file/open-file.ts'
import { cellText, isFilled, type Sheet } from './file/table.ts'
import { findBackout } from './rows/backout.ts'
import { linkRows, type Linked } from './rows/links.ts'
import { listRows, textOf, type OpenSheet } from './rows/list-rows.ts'
import { numberRows, type Numbered } from './rows/numbering.ts'
import { groupOfRow, readOutline } from './rows/outline.ts'
import { byStatus } from './rows/status.ts'
import { readLengths, type Lengths } from './times/lengths.ts'
import { readTimeline, type Timeline } from './times/timeline.ts'
import { readWritten, type Scheduled } from './times/written.ts'
import { toRunbook, type ToRunbook } from './to-runbook.ts'

/** What a file says beyond its runbook. */
export type FileFacts = Pick<ToRunbook, 'circles' | 'progress'> & {
  readonly rows: readonly Scheduled[]
  readonly lengths: Lengths
  readonly timeline: Timeline
  /** The heading of a role, with its column: 'column D, “Days”'. */
  readonly columnOf: (role: Role) => string
  readonly shifted: readonly string[]
  readonly unread: readonly Unread[]
  /** Whether every row’s status would leave it out, so that none is. */
  readonly areAllOut: boolean
  /** Minutes for a task of unknown length. */
  readonly usual: number
}

export type ReadPlan = {
  readonly ok: true
  readonly runbook: OwnRunbook
  readonly reading: Reading
  readonly facts: FileFacts
  /** The end of the window that the file mentions, in minutes from T0; null if it mentions none. */
  readonly statedEnd: number | null
}

type Found = OpenSheet & { readonly isRead: boolean }

/** How much a sheet looks like the plan: known columns first, then rows. */
function likeness({ sheet, columns }: OpenSheet): number {
  const roles = new Set(columns.columns.map(({ role }) => role))
  roles.delete('')
  const isOne = isPlan(columns) && !isNoPlan({ sheet, columns })
  return (isOne ? 100 : 0) + roles.size + Math.min(1, sheet.rows.length / 20_000)
}

function namesIn({ sheet, columns }: OpenSheet): string[] {
  const at = columns.columns.findIndex(({ role }) => role === 'task')
  return at < 0
    ? []
    : sheet.rows
        .slice(columns.headingRow + 1)
        .map((row) => cellText(row[at]))
        .filter(Boolean)
}

/** Whether a sheet repeats most tasks of another one, as an earlier version or a summary does. */
function repeats(sheet: OpenSheet, main: OpenSheet): boolean {
  const known = new Set(namesIn(main))
  const names = namesIn(sheet)
  return names.filter((name) => known.has(name)).length * 2 >= names.length
}

/** Words of a sheet that another one has replaced. */
const replaced =
  /\b(?:superseded|obsolete|do not use|old version|veraltet|obsol[eè]te|obsoleto|obsoleta)\b/i

/** Whether a sheet says itself that it is no plan: by its name, by words above its headings, or by its headings. */
function isNoPlan({ sheet, columns }: OpenSheet): boolean {
  const title = sheet.rows.slice(0, Math.max(0, columns.headingRow)).flat().map(cellText)
  const isOld = [sheet.name, ...title].some((text) => replaced.test(text.slice(0, 200)))
  const isHistory =
    columns.columns.some(({ heading }) => /^(?:version|versao|rev)$/.test(normalise(heading))) &&
    !columns.columns.some(({ role }) => role === 'owner')
  return isAside(sheet.name) || isOld || isHistory
}

/** Whether a sheet is another part of the plan. Lists of people, risks and figures are none; a backout repeats names. */
function isPart(sheet: OpenSheet, main: OpenSheet): boolean {
  const isOwn = isBackout(sheet.sheet.name) || !repeats(sheet, main)
  return isPlan(sheet.columns) && sheet.columns.known >= 2 && isOwn && !isNoPlan(sheet)
}

/** A backout below the plan with a title and headings of its own is a sheet of its own, whose rows keep their numbers. */
function withBackoutApart(sheet: Sheet): Sheet[] {
  function textsIn(at: number): string[] {
    return (sheet.rows[at] ?? []).map(cellText).filter(Boolean)
  }

  const at = sheet.rows.findIndex((row, i) => {
    if (i < 2 || row.filter(isFilled).length !== 1 || textsIn(i - 1).length > 0) return false
    const below = textsIn(i + 1)
    const hasHeadings = below.filter(isKnown).length > 1 && below.every((text) => !/\d/.test(text))
    return hasHeadings && isBackout(textsIn(i)[0]!)
  })
  if (at < 0) return [sheet]
  const below = {
    ...sheet,
    name: textsIn(at)[0]!,
    rows: sheet.rows.map((row, i) => (i > at ? row : [])),
  }
  return [{ ...sheet, name: sheet.name || 'Plan', rows: sheet.rows.slice(0, at) }, below]
}

/** Reads the sheets that are plans, or the likeliest one; what the reading says goes before. */
function openSheets({ sheets: given }: OpenedFile, corrected: Reading | null): Found[] {
  const sheets = given.flatMap(withBackoutApart)
  const isSame = corrected !== null && corrected.sheets.length === sheets.length
  const chosen = isSame ? corrected.sheets.map(({ isRead }) => isRead) : null
  const first = chosen?.indexOf(true) ?? -1
  const found = sheets.map((sheet, i): OpenSheet => {
    const isFirst = i === (first < 0 ? 0 : first)
    const told = corrected && corrected.columns.length > 0 ? corrected : null
    return {
      sheet,
      columns: findColumns(sheet, {
        headingRow: corrected && (isFirst || sheets.length === 1) ? corrected.headingRow : null,
        columns: told?.columns ?? [],
      }),
    }
  })
  if (chosen && first >= 0) return found.map((each, i) => ({ ...each, isRead: chosen[i]! }))
  const main = found.reduce((best, each) => (likeness(each) > likeness(best) ? each : best))
  return found.map((each) => ({
    ...each,
    isRead: each === main || (isPlan(main.columns) && isPart(each, main)),
  }))
}

const emptyReading = {
  unit: null,
  unitSource: 'nobody',
  dateOrder: null,
  startDay: null,
  startTime: null,
  saysDay: false,
  saysTime: false,
  backout: null,
  groups: [],
  isChained: false,
  canChain: false,
  leftOut: [],
  unread: [],
} as const satisfies Partial<Reading>

function readingOf(
  found: readonly Found[],
  main: SheetColumns,
  corrected: Reading | null,
): Reading {
  return {
    ...emptyReading,
    startDay: corrected?.startDay ?? null,
    startTime: corrected?.startTime ?? null,
    sheets: found.map(({ sheet, isRead }) => ({ name: sheet.name, isRead })),
    headingRow: main.headingRow + 1,
    columns: main.columns,
  }
}

/** The heading of each role, from the first sheet that has it. */
function headingsOf(sheets: readonly OpenSheet[]): Map<Role, { text: string; column: ReadColumn }> {
  const headings = new Map<Role, { text: string; column: ReadColumn }>()
  for (const { columns } of sheets)
    for (const column of columns.columns)
      if (!headings.has(column.role)) headings.set(column.role, { text: column.heading, column })
  return headings
}

/** At most this many unread cells are listed: with more, the column holds something else. */
const mostUnread = 500

/** Includes a length that is still open, such as 'tbc': like one that can't be read, it gets the usual length. */
function unreadRoles(row: Scheduled): readonly Role[] {
  const isOpen = row.isAssumed && /\p{L}/u.test(row.text('duration'))
  return isOpen && !row.unread.includes('duration') ? [...row.unread, 'duration'] : row.unread
}

function unreadIn(rows: readonly Scheduled[]): Unread[] {
  return rows
    .flatMap((row) => [
      ...unreadRoles(row).map((role): Unread => ({
        place: row.at(role),
        text: row.text(role).slice(0, 120),
        role,
      })),
      ...row.unknown.map((text): Unread => ({
        place: row.at('after'),
        text: text.slice(0, 120),
        role: 'after',
      })),
    ])
    .slice(0, mostUnread)
}

/** A bare heading below which no task stands is listed, since it may be a task itself. */
function emptyHeadings(
  rows: readonly Numbered[],
  tasks: readonly Linked[],
  titles: readonly string[],
): LeftOut[] {
  const used = new Set(tasks.map(({ group }) => group))
  return rows
    .filter((row) => row.isHeading && !used.has(groupOfRow(row, titles)))
    .filter(
      (row) => !rows.some(({ group, isGroup }) => isGroup && group === groupOfRow(row, titles)),
    )
    .map((row) => ({
      row: row.row,
      place: row.place,
      text: textOf(row),
      why: 'heading',
      isKept: false,
    }))
}

/** Rows that the visitor has put back stay in the list, so that they can be left out again. */
function putBack(corrected: Reading | null, found: readonly LeftOut[]): LeftOut[] {
  const listed = new Set(found.map(({ row }) => row))
  return (corrected?.leftOut ?? []).filter(({ row, isKept }) => isKept && !listed.has(row))
}

/** A formula in a column that is read, whose result was never saved. */
function uncalculated(sheets: readonly OpenSheet[]): string | null {
  const needed: readonly Role[] = ['task', 'start', 'finish', 'duration', 'after']
  for (const { sheet, columns } of sheets)
    for (const [at, { role, letters }] of columns.columns.entries())
      if (needed.includes(role)) {
        const row = sheet.rows.findIndex((cells) => {
          const cell = cells[at]
          return cell !== null && typeof cell === 'object' && 'formula' in cell
        })
        if (row >= 0) return `cell ${letters}${row + 1}`
      }
  return null
}

/** Texts above the headings, which may say when the window is. */
function above(sheets: readonly OpenSheet[]) {
  return sheets.flatMap(({ sheet, columns }) =>
    sheet.rows.slice(0, Math.max(0, columns.headingRow)),
  )
}

/**
 * Reads an opened file's plan as it is written; a reading says how. `today`: the year of dates that have none. Failures:
 * columns_unknown, no_tasks, formula_without_value, too_many_links.
 */
export function readPlan(
  file: OpenedFile,
  corrected: Reading | null = null,
  today = new Date().getFullYear(),
): ReadPlan | Failure {
  return orRefused(() => readAll(file, corrected, today))
}

function readAll(file: OpenedFile, corrected: Reading | null, today: number): ReadPlan | Failure {
  const all = openSheets(file, corrected)
  const sheets = all.filter(({ isRead }) => isRead)
  const [main] = sheets
  if (!main) return failure('no_tasks')
  const before = readingOf(all, main.columns, corrected)
  const formula = uncalculated(sheets)
  if (formula) return failure('formula_without_value', formula)
  const roles = new Set(sheets.flatMap(({ columns }) => columns.columns.map(({ role }) => role)))
  if (!roles.has('task') && !roles.has('id'))
    return { ...failure('columns_unknown'), reading: before }

  const headings = headingsOf(sheets)
  const texts = new Map([...headings].map(([role, { text }]) => [role, text]))
  const titles = sheets.map(({ sheet }) => sheet.name)
  const listed = listRows(sheets, corrected)
  const outline = readOutline(listed.rows, titles)
  const { rows: numbered, resolve } = numberRows(outline.rows, titles)
  const backout = findBackout(
    numbered,
    outline.groups,
    (row) => row.text('undoes') !== '',
    corrected?.backout ?? null,
  )
  const status = byStatus(numbered, backout.isBack, corrected)
  const linked = linkRows(
    numbered,
    { groups: outline.groups, titles, out: status.out },
    resolve,
    texts,
  )
  const found = [...listed.leftOut, ...status.leftOut, ...emptyHeadings(numbered, linked, titles)]
  const leftOut = [...found, ...putBack(corrected, found)]
  const reading = { ...before, leftOut }
  if (linked.length === 0) return { ...failure('no_tasks'), reading }

  const isProject = sheets.every(({ sheet }) => sheet.isProject)
  const timeline = readTimeline(linked, texts, {
    isProject,
    dateOrder: corrected?.dateOrder ?? null,
    today,
  })
  const lengths = readLengths(
    timeline.rows,
    texts,
    (row, column) => sheets[row.sheet]!.columns.columns[column]?.heading ?? '',
    corrected?.unit ?? null,
  )
  const written = readWritten(timeline, lengths)
  const back = new Set(written.rows.filter(backout.isBack).map(({ key }) => key))
  const plan = { title: file.title, timeline, written, lengths, groups: outline.groups, back }
  const { runbook, rows, circles, progress } = toRunbook(plan, corrected)
  if (runbook.tasks.length === 0) return { ...failure('no_tasks'), reading }
  const unread = unreadIn(rows)
  const hasLinks = linked.some(({ links }) => links.length > 0)
  return {
    ok: true,
    runbook,
    statedEnd: statedWindowEnd(above(sheets), runbook),
    reading: {
      ...reading,
      unit: lengths.unit,
      unitSource: lengths.unitSource,
      dateOrder: timeline.dateOrder,
      saysDay: timeline.saysDay,
      saysTime: timeline.saysDay || timeline.saysTime,
      backout: backout.group,
      groups: outline.groups.slice(0, 200).map(({ id, name }) => ({ id, name })),
      isChained: !hasLinks && corrected?.isChained === true,
      canChain: !hasLinks && linked.length > 1,
      unread,
    },
    facts: {
      rows,
      circles,
      progress,
      lengths,
      timeline,
      unread,
      usual: written.usual,
      shifted: listed.shifted,
      areAllOut: status.areAllOut,
      columnOf: (role) => {
        const heading = headings.get(role)
        return heading ? `column ${heading.column.letters}, “${heading.text}”` : 'the sheet'
      },
    },
  }
}
