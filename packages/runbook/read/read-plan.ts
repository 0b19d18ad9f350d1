import { failure, orRefused, type Failure } from '../failure.ts'
import { statedWindowEnd } from './stated-window.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import type { LeftOut, ReadColumn, Reading, Role, Unread } from '../reading.ts'
import { chooseSheets, isListOfThings, type Found } from './choose-sheets.ts'
import type { SheetColumns } from './columns/find-columns.ts'
import { unitOf } from './headings/units.ts'
import type { OpenedFile } from './file/open-file.ts'
import { cellText, longestValue } from './file/table.ts'
import { findBackout } from './rows/backout.ts'
import { linkRows, type Linked } from './rows/link-rows.ts'
import { listRows, textOf, type OpenSheet } from './rows/list-rows.ts'
import { numberRows, type Numbered } from './rows/numbering.ts'
import { readOutline } from './rows/outline.ts'
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
  /** Whether each task of unknown length lasts until the next start instead. */
  readonly isUntilNext: boolean
  /** The names of sheets that are beyond the limits, and not read. */
  readonly tooLarge: readonly string[]
}

export type ReadPlan = {
  readonly ok: true
  readonly runbook: OwnRunbook
  readonly reading: Reading
  readonly facts: FileFacts
  /** The end of the window that the file mentions, in minutes from T0; null if it mentions none. */
  readonly statedEnd: number | null
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

type Heading = { readonly text: string; readonly column: ReadColumn }

function columnName(heading: Heading | undefined): string {
  return heading ? `column ${heading.column.letters}, “${heading.text}”` : 'the sheet'
}

/** The heading of each role, from the first sheet that has it. */
function headingsOf(sheets: readonly OpenSheet[]): Map<Role, Heading> {
  const headings = new Map<Role, Heading>()
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
function emptyHeadings(rows: readonly Numbered[], tasks: readonly Linked[]): LeftOut[] {
  const filled = new Set(
    [...tasks, ...rows.filter(({ isGroup }) => isGroup)].map(({ group }) => group),
  )
  return rows
    .filter(({ isHeading, ownGroup }) => isHeading && (ownGroup === null || !filled.has(ownGroup)))
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

/** The heading above a cell of a row. */
function headingIn(sheets: readonly OpenSheet[]) {
  return ({ sheet }: { readonly sheet: number }, column: number): string =>
    sheets[sheet]!.columns.columns[column]?.heading ?? ''
}

/** Texts above the headings, which may say when the window is. */
function above(sheets: readonly OpenSheet[]) {
  return sheets.flatMap(({ sheet, columns }) =>
    sheet.rows.slice(0, Math.max(0, columns.headingRow)),
  )
}

/** The headings by role; a line above them such as 'All times in hours' tells the unit of a length that has none. */
function headingTexts(sheets: readonly OpenSheet[]): Map<Role, string> {
  const texts = new Map([...headingsOf(sheets)].map(([role, { text }]) => [role, text]))
  const words = above(sheets)
    .flat()
    .flatMap(
      (cell) =>
        /\b(?:in|em|en) (\p{L}{3,})/u.exec(cellText(cell).slice(0, longestValue))?.[1] ?? [],
    )
  const unit = words.find((word) => unitOf(word) !== null)
  const length = texts.get('duration')
  if (length !== undefined && unit && unitOf(length) === null)
    texts.set('duration', `${length} (${unit})`)
  return texts
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

/** The rows of all sheets as tasks that wait for one another, without their times. */
function readRows(
  sheets: readonly OpenSheet[],
  headings: ReadonlyMap<Role, string>,
  corrected: Reading | null,
) {
  const titles = sheets.map(({ sheet }) => sheet.name)
  const listed = listRows(sheets, corrected)
  const { rows, groups } = readOutline(listed.rows, titles)
  const { rows: numbered, resolve } = numberRows(rows, titles)
  const backout = findBackout(
    numbered,
    groups,
    (row) => row.text('undoes') !== '',
    corrected?.backout ?? null,
  )
  const status = byStatus(numbered, backout.isBack, corrected)
  const tasks = linkRows(numbered, { groups, out: status.out }, resolve, headings)
  const found = [...listed.leftOut, ...status.leftOut, ...emptyHeadings(numbered, tasks)]
  return {
    tasks,
    groups,
    backout,
    leftOut: [...found, ...putBack(corrected, found)],
    shifted: listed.shifted,
    areAllOut: status.areAllOut,
  }
}

type How = {
  /** How the sheets and their columns are read. */
  readonly reading: Reading
  readonly corrected: Reading | null
  readonly today: number
  readonly tooLarge: FileFacts['tooLarge']
}

/**
 * Why sheets aren't read as a plan; null if they are. If no column has the names, the reading goes with the refusal, so
 * that the visitor can say which one has: a corrected reading says that there is a plan.
 */
function refusalOf(
  sheets: readonly OpenSheet[],
  main: OpenSheet,
  { reading, corrected }: How,
): Failure | null {
  const formula = uncalculated(sheets)
  if (formula) return failure('formula_without_value', formula)
  const headings = headingsOf(sheets)
  const hasNames = headings.has('task') || headings.has('id')
  const isPlan = hasNames && (corrected !== null || !isListOfThings(main))
  return isPlan ? null : { ...failure('columns_unknown'), reading }
}

function readAll(file: OpenedFile, corrected: Reading | null, today: number): ReadPlan | Failure {
  const all = chooseSheets(file, corrected)
  const sheets = all.filter(({ isRead }) => isRead)
  const [main] = sheets
  if (!main) return failure('no_tasks')
  const tooLarge = all.filter(({ sheet }) => sheet.isTooLarge).map(({ sheet }) => sheet.name)
  const how = { reading: readingOf(all, main.columns, corrected), corrected, today, tooLarge }
  const read = refusalOf(sheets, main, how) ?? readSheets(file.title, sheets, how)
  // The plan may be in the sheet that is beyond the limits.
  const isElsewhere = !read.ok && tooLarge.length > 0
  return isElsewhere ? { ...failure('too_many_rows'), reading: how.reading } : read
}

/** Reads the sheets that are the plan. */
function readSheets(
  title: string,
  sheets: readonly OpenSheet[],
  { reading: before, corrected, today, tooLarge }: How,
): ReadPlan | Failure {
  const headings = headingsOf(sheets)
  const texts = headingTexts(sheets)
  const { tasks, groups, backout, leftOut, shifted, areAllOut } = readRows(sheets, texts, corrected)
  const reading = { ...before, leftOut }
  if (tasks.length === 0) return { ...failure('no_tasks'), reading }

  const timeline = readTimeline(tasks, texts, {
    isProject: sheets.every(({ sheet }) => sheet.isProject),
    dateOrder: corrected?.dateOrder ?? null,
    today,
  })
  const lengths = readLengths(timeline.rows, texts, headingIn(sheets), corrected?.unit ?? null)
  const written = readWritten(timeline, lengths, backout.isBack)
  const back = new Set(written.rows.filter(backout.isBack).map(({ key }) => key))
  const saysDone = (['actualFinish', 'state', 'percent'] as const).some((role) =>
    headings.has(role),
  )
  const plan = { title, timeline, written, lengths, groups, back, saysDone }
  const { runbook, rows, circles, progress } = toRunbook(plan, corrected)
  if (runbook.tasks.length === 0) return { ...failure('no_tasks'), reading }
  const unread = unreadIn(rows)
  const hasLinks = tasks.some(({ links }) => links.length > 0)
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
      groups: groups.slice(0, 200).map(({ id, name }) => ({ id, name })),
      isChained: !hasLinks && corrected?.isChained === true,
      canChain: !hasLinks && tasks.length > 1,
      unread,
    },
    facts: {
      rows,
      circles,
      progress,
      lengths,
      timeline,
      unread,
      shifted,
      areAllOut,
      usual: written.usual,
      isUntilNext: written.isUntilNext,
      columnOf: (role) => columnName(headings.get(role)),
      tooLarge,
    },
  }
}
