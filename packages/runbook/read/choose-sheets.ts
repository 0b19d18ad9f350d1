import type { Reading, Role } from '../reading.ts'
import { splitWeeks } from './cells/counted-weeks.ts'
import { isAside } from './cells/word-lists.ts'
import { isBackout } from '../words/backout.ts'
import { dayNamedIn, splitSpan } from './cells/moments.ts'
import { findColumns, indexOfRole, isPlan, type SheetColumns } from './columns/find-columns.ts'
import { areOfList, tellsTask } from './headings/lists.ts'
import { ofPlans } from './headings/roles.ts'
import { normalise } from './headings/spelling.ts'
import type { OpenedFile } from './file/open-file.ts'
import { cellText, type Sheet } from './file/table.ts'
import type { OpenSheet } from './rows/list-rows.ts'
import { isLinkTable, splitSheets } from './split-sheets.ts'

export type Found = OpenSheet & { readonly isRead: boolean }

/** Names of sheets that are copies: 'Copy of Plan', 'Plan (2)'. */
const copies =
  /^(?:copy of|kopie von|copie de|copia de|c[oó]pia de)\s|\s(?:[(–-]?\s?(?:copy|kopie|copie|copia)\)?|\(\d\))$/i

/**
 * How much a sheet looks like the plan: known columns first, then rows. A backout, a copy or a list beside tables is the
 * plan only if there is no other.
 */
function likeness({ sheet, columns }: OpenSheet): number {
  const roles = new Set(columns.columns.map(({ role }) => role))
  roles.delete('')
  // A single row is no plan if anything else may be one.
  const isOne =
    hasRows({ sheet, columns }) && isPlan(columns) && !saysItIsNoPlan({ sheet, columns })
  const isSpanned = saysSpans({ sheet, columns })
  const known = roles.size + Math.min(1, sheet.rows.length / 20_000) + (isSpanned ? 10 : 0)
  const isCopy = copies.test(sheet.name)
  const isAfter = isCopy || sheet.of === 'list'
  return known + (isOne ? 100 : 0) - (isBackout(sheet.name) ? 200 : 0) - (isAfter ? 50 : 0)
}

/** Whether at least two rows stand below the headings. */
function hasRows({ sheet, columns }: OpenSheet): boolean {
  return sheet.rows.length - columns.headingRow > 2
}

function textsIn({ sheet, columns }: OpenSheet, role: Role): string[] {
  const at = indexOfRole(columns, role)
  return at < 0
    ? []
    : sheet.rows
        .slice(columns.headingRow + 1)
        .map((row) => cellText(row[at]))
        .filter(Boolean)
}

/** A chart's data may have '1.2 - Copy the data' where the plan has '1.2' and 'Copy the data'. */
function withoutNumber(name: string): string {
  return name.replace(/^\d[\d.]*[\s.:)–—-]+(?=\p{L})/u, '')
}

/**
 * Whether a sheet repeats most tasks of another one, as an earlier version or a summary does. Another day, or a wave
 * that has numbers of its own, repeats only their names.
 */
function repeats(sheet: OpenSheet, main: OpenSheet): boolean {
  const [day, other] = [sheet, main].map((each) => dayNamedIn(each.sheet.name))
  if (day && other && day !== other) return false
  const [ids, others] = [textsIn(sheet, 'id'), new Set(textsIn(main, 'id'))]
  if (ids.length > 0 && others.size > 0 && !ids.some((id) => others.has(id))) return false
  const known = new Set(textsIn(main, 'task'))
  const names = textsIn(sheet, 'task')
  const again = names.filter((name) => known.has(name) || known.has(withoutNumber(name)))
  return again.length * 2 >= names.length
}

/** Words of a sheet that another one has replaced. */
const replaced =
  /\b(?:superseded|obsolete|do not use|old version|veraltet|obsol[eè]te|obsoleto|obsoleta)\b/i

/** Headings of what has changed, in a list of the plan's versions. */
const ofChange =
  /^(?:change|changes|modification|modifications|anderung|anderungen|cambio|cambios|alteracao|alteracoes)$/

/** Whether a sheet says itself that it is no plan: by its name, by words above its headings, or by its headings. */
function saysItIsNoPlan({ sheet, columns }: OpenSheet): boolean {
  const names = [sheet.name, ...columns.columns.map(({ heading }) => heading)]
  const title = sheet.rows.slice(0, Math.max(0, columns.headingRow)).flat().map(cellText)
  const isOld = [sheet.name, ...title].some((text) => replaced.test(text.slice(0, 200)))
  const isHistory =
    columns.columns.some(({ heading }) => /^(?:version|versao|rev)$/.test(normalise(heading))) &&
    (!columns.columns.some(({ role }) => role === 'owner') ||
      names.some((name) => ofChange.test(normalise(name))))
  return isAside(sheet.name) || isOld || isHistory
}

function headingsOf({ columns }: SheetColumns): string {
  return columns.map(({ heading }) => heading).join('|')
}

/** Whether a table has the headings of the plan, though no times yet. */
function haveSameHeadings({ columns }: OpenSheet, main: OpenSheet): boolean {
  const hasTasks = columns.columns.some(({ role }) => role === 'task')
  const isTold = columns.known >= 2 || isPlan(columns)
  return hasTasks && isTold && headingsOf(columns) === headingsOf(main.columns)
}

/** Whether a sheet has a column of a role with a time or a number in one of its first rows. */
function says({ columns }: OpenSheet, ...roles: readonly Role[]): boolean {
  return columns.columns.some(
    ({ role, examples }) => roles.includes(role) && examples.some((text) => /\d/.test(text)),
  )
}

/** Whether a sheet says when and until when, in one column or in two, or when and how long. */
function saysSpans(sheet: OpenSheet): boolean {
  const areSpans = startsOf(sheet).some((text) => splitSpan(text) !== null)
  return says(sheet, 'start') && (areSpans || says(sheet, 'finish', 'duration'))
}

function has({ columns }: OpenSheet, role: Role): boolean {
  return indexOfRole(columns, role) >= 0
}

const times = ['start', 'finish', 'elapsed'] as const

/**
 * Whether a table says when and how long, or a time of day, a week or a counted day. One of decisions or risks has dates
 * alone.
 */
function isTimed(sheet: OpenSheet): boolean {
  const starts = startsOf(sheet)
  const areWeeks = starts.some(
    (text) => splitWeeks(text) !== null || /^[djt]0? ?[+−-]\d/i.test(text),
  )
  return areClocks(starts) || areWeeks || saysSpans(sheet)
}

function startsOf({ columns }: OpenSheet): readonly string[] {
  return columns.columns.find(({ role }) => role === 'start')?.examples ?? []
}

function areClocks(starts: readonly string[]): boolean {
  return starts.some((text) => /\d[:.h]\d\d/.test(text))
}

/** Whether a table or a list may be a part of the plan beside another one, by what each of them says. */
function mayBePart(sheet: OpenSheet, main: OpenSheet): boolean {
  const { of } = sheet.sheet
  // Beside a plan with times, estimates and costs of tasks have none.
  if (says(main, ...times) && !says(sheet, ...times)) return false
  if (of === 'list' && main.sheet.of === 'table') return areClocks(startsOf(sheet))
  const hasLinks = main.columns.columns.some(({ role }) => role === 'after')
  return of !== 'table' || isTimed(sheet) || !(hasLinks || says(main, ...times))
}

/** Whether the heading of the tasks says that they are. */
function tellsTasks({ columns }: OpenSheet): boolean {
  return columns.columns.some(({ role, heading }) => role === 'task' && tellsTask(heading))
}

/** Whether a sheet is another part of the plan. Lists of people, risks and figures are none; a backout repeats names. */
function isPart(sheet: OpenSheet, main: OpenSheet): boolean {
  // A drawing of boxes may be called a rollback, too.
  if (isBackout(sheet.sheet.name))
    return has(sheet, 'task') && (hasRows(sheet) || sheet.columns.known > 0)
  if (isLinkTable(sheet.sheet)) return false
  if (haveSameHeadings(sheet, main) && !repeats(sheet, main) && !saysItIsNoPlan(sheet)) return true
  if (!isPlan(sheet.columns) || sheet.columns.known < 2) return false
  // 'Shift' beside 'Task': a list of who is on duty has times, too.
  if (tellsTasks(main) && !tellsTasks(sheet)) return false
  // Beside numbered tasks, rows with neither numbers nor lengths are of issues or of visitors.
  const isNumbered = has(sheet, 'id') || has(sheet, 'after')
  if (has(main, 'id') && !isNumbered && !saysSpans(sheet)) return false
  return mayBePart(sheet, main) && !repeats(sheet, main) && !saysItIsNoPlan(sheet)
}

/** Tables with the same headings have the same columns, also where one of them has too few cells to tell. */
function withSharedRoles(sheets: readonly OpenSheet[]): OpenSheet[] {
  const same = Map.groupBy(sheets, ({ columns }) => headingsOf(columns))
  return sheets.map(({ sheet, columns }) => {
    const others = same.get(headingsOf(columns))!
    const taken = new Set(columns.columns.map(({ role }) => role))
    const shared = columns.columns.map((column, at) => {
      const role = others.map((each) => each.columns.columns[at]?.role ?? '').find(Boolean) ?? ''
      return column.role === '' && role !== '' && !taken.has(role) ? { ...column, role } : column
    })
    return { sheet, columns: { ...columns, columns: shared } }
  })
}

/** A page may have several tables below one title: 'Applications', 'Applications 2'. Rows are found by these names. */
function withOwnNames(sheets: readonly Sheet[]): Sheet[] {
  const taken = new Set<string>()
  const counts = new Map<string, number>()
  return sheets.map((sheet) => {
    let [name, count] = [sheet.name, counts.get(sheet.name) ?? 1]
    while (taken.has(name)) name = `${sheet.name} ${++count}`
    counts.set(sheet.name, count)
    taken.add(name)
    return { ...sheet, name }
  })
}

/** Whether a table is a list of contacts or goods, or nothing at all tells that its rows are tasks. */
export function isListOfThings({ columns: found }: OpenSheet): boolean {
  const { columns, headingRow } = found
  const roles = new Set(columns.map(({ role }) => role))
  const names = indexOfRole(found, 'task')
  const isTold =
    ofPlans.some((role) => roles.has(role)) || (names >= 0 && tellsTask(columns[names]!.heading))
  return areOfList(columns.map(({ heading }) => heading)) || (headingRow >= 0 && !isTold)
}

function open(sheet: Sheet): OpenSheet {
  return { sheet, columns: findColumns(sheet, null) }
}

/** The sheet that a reading is of has its columns. In the others, what the visitor has changed holds for like headings. */
function correct(found: OpenSheet[], reading: Reading | null, first: number): OpenSheet[] {
  const main = found[Math.max(0, first)]
  if (!reading || !main) return found
  const changed = reading.columns.filter(({ role }, i) => role !== main.columns.columns[i]?.role)
  return found.map((each) => {
    if (each === main) return { ...each, columns: findColumns(each.sheet, reading) }
    if (changed.length === 0) return each
    return { ...each, columns: findColumns(each.sheet, { headingRow: null, columns: changed }) }
  })
}

/** Finds the sheets that are plans, or the likeliest one; what the reading says goes before. */
export function chooseSheets({ sheets: given }: OpenedFile, corrected: Reading | null): Found[] {
  const sheets = withOwnNames(splitSheets(given))
  const isSame = corrected !== null && corrected.sheets.length === sheets.length
  const chosen = isSame ? corrected.sheets.map(({ isRead }) => isRead) : null
  const first = chosen?.indexOf(true) ?? -1
  const found = withSharedRoles(correct(withSharedRoles(sheets.map(open)), corrected, first))
  if (chosen && first >= 0) return found.map((each, i) => ({ ...each, isRead: chosen[i]! }))
  const best = found.reduce((most, each) => (likeness(each) > likeness(most) ? each : most))
  return found.map((each) => ({
    ...each,
    isRead:
      each === best || ((isPlan(best.columns) || isBackout(each.sheet.name)) && isPart(each, best)),
  }))
}
