import type { Role } from '../../reading.ts'
import { isLength } from '../cells/durations.ts'
import { isTimeOrDate } from '../cells/moments.ts'
import { isAside } from '../cells/word-lists.ts'
import { indexOfRole, type SheetColumns } from '../columns/find-columns.ts'
import { isKnown } from '../headings/roles.ts'
import { cellText, isFilled, type Cell, type Row, type Sheet } from '../file/table.ts'
import { timeRoles } from '../roles.ts'

const ofTasks: readonly Role[] = [...timeRoles, 'owner', 'team', 'after']

/** Telephone numbers and addresses: '0664 555 12 34', '+44 1632 960880', 'ops@example.org'. */
const contact = /^\+?\d[\d ()/.-]{6,}$|\S@\S+\.\S/

const bare = /^\d+(?:[.,]\d+)?$/

/** Whether a cell says when or how long. A bare number does so only in a column that begins with one. */
function isTime(cell: Cell | undefined, first: Cell | undefined): boolean {
  const filled = cell ?? null
  const text = cellText(filled)
  if (!/\d/.test(text) || (bare.test(text) && !bare.test(cellText(first)))) return false
  return isTimeOrDate(filled) || isLength(filled)
}

function countFilled(row: Row | undefined): number {
  return (row ?? []).filter(isFilled).length
}

/**
 * The row with the title of another table, such as 'Risks': what stands below it isn't the plan's, even with numbers
 * under 'Start'. -1 if there is none.
 */
function namedTableFrom(rows: readonly Row[], headingRow: number): number {
  return rows.findIndex((row, at) => {
    if (at < headingRow + 2 || rows[at - 1]!.some(isFilled) || countFilled(row) !== 1) return false
    const title = row.map(cellText).find(Boolean)!.replace(/^#+ /, '')
    // Comments such as '#WIDTH: 14,25' may stand between a title and its headings.
    const next = rows.slice(at + 1, at + 4).find((each) => !/^#\w+:/.test(cellText(each[0])))
    const headings = (next ?? []).map(cellText).filter(Boolean)
    return headings.length > 1 && headings.every((text) => !/\d/.test(text)) && isAside(title)
  })
}

/**
 * The row in which another table begins below the plan, such as a list of contacts: behind an empty row it has a title
 * that says so or headings of its own, and no time stands below them. As many as there are rows if none begins.
 */
export function otherTableFrom({ rows }: Sheet, found: SheetColumns): number {
  const { columns, headingRow } = found
  const times = columns.flatMap(({ role }, at) => (timeRoles.includes(role) ? [at] : []))
  const firsts = new Map(
    times.map((at) => [at, rows.slice(headingRow + 1).find((row) => isFilled(row[at]))?.[at]]),
  )
  const last = rows.findLastIndex((row) => times.some((at) => isTime(row[at], firsts.get(at))))
  if (headingRow < 0 || last <= headingRow) return rows.length

  function filledIn(at: number): number {
    return countFilled(rows[at])
  }

  const named = namedTableFrom(rows, headingRow)
  if (named >= 0) return named

  /** Whether most rows from one on have a telephone number or an address, and none says when or how long. */
  function areContacts(from: number): boolean {
    const below = rows.slice(from).filter((row) => row.some(isFilled))
    const reached = below.filter((row) => row.some((cell) => contact.test(cellText(cell))))
    return below.length > 0 && reached.length * 2 >= below.length
  }

  const own = columns.flatMap(({ role }, at) => (ofTasks.includes(role) ? [at] : []))
  const lastOwn = rows.findLastIndex((row) => own.some((at) => isFilled(row[at])))
  const id = indexOfRole(found, 'id')
  const lastId = rows.findLastIndex((row) => isFilled(row[id]))
  const numbered = rows.slice(headingRow + 1, last + 1).filter((row) => isFilled(row[id])).length
  const areNumbered = numbered * 1.5 > last - headingRow

  /** Whether the rows from one on, behind an empty one, have nothing that a task has, where all tasks are numbered. */
  function areNoTasks(from: number): boolean {
    return areNumbered && filledIn(from - 1) === 0 && from > lastOwn && from >= lastId
  }

  for (let at = last + 2; at < rows.length; at++) {
    if (areNoTasks(at)) return at
    // A title may have the first row beside it: 'Legend' and the first of its colours.
    const [first = ''] = rows[at]!.map(cellText).filter(Boolean)
    if (filledIn(at - 1) === 0 && isAside(first.replace(/:$/, ''))) return at
    const title = rows[at]!.map(cellText).filter(Boolean)
    if (title.length === 1 && filledIn(at - 1) === 0 && (isAside(title[0]!) || areContacts(at + 1)))
      return at
    const hasTitle = filledIn(at - 1) === 1
    const begin = hasTitle ? at - 1 : at
    if (filledIn(at) < 2 || filledIn(begin - 1) > 0 || begin <= last) continue
    const texts = rows[at]!.map(cellText)
    const areWords = texts.every((text) => !/\d/.test(text))
    const isHeading = texts.filter(isKnown).length > 1 || times.some((column) => texts[column])
    if (areWords && isHeading) return begin
  }
  return rows.length
}
