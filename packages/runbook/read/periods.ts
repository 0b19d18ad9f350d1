import { plain } from '../words/plain.ts'
import { countedUnits } from './cells/counted-weeks.ts'
import { rolesOf } from './headings/roles.ts'
import { unitOf } from './headings/units.ts'
import { cellText, type Cell, type Sheet } from './file/table.ts'

/** The numbers of the periods are within this many rows, and at least so many. */
const looked = { rows: 20, numbers: 4 }

const isPeriods = /\b(?:periods?|perioden?|periodes?|periodos?)\b/

/** The row of a planner's headings, and where above it 1, 2, 3, 4 stand: 'Weeks' or 'Periods'. */
function findPeriods({ rows }: Sheet): { row: number; first: number; words: string } | null {
  for (const [row, cells] of rows.slice(1, looked.rows).entries()) {
    const first = cells.findIndex((cell) => cellText(cell) === '1')
    const areCounted = Array.from({ length: looked.numbers }, (_, i) => String(i + 1)).every(
      (number, i) => cellText(cells[first + i]) === number,
    )
    const words = plain(cellText(rows[row]![first]))
    const isSaid = isPeriods.test(words) || unitIn([words]) !== undefined
    if (first > 1 && areCounted && isSaid) return { row, first, words }
  }
  return null
}

function unitIn(texts: readonly string[]) {
  return countedUnits.find(({ words }) => texts.some((text) => words.test(text)))?.name
}

/** What a period is, which another line may say: 'Each period is an hour'. Nobody has said so: a day. */
function unitOfPeriods({ rows }: Sheet, { row, words }: { row: number; words: string }) {
  const told = rows
    .slice(0, row)
    .flat()
    .map((cell) => plain(cellText(cell)))
    .filter((text) => isPeriods.test(text))
  return unitIn([words, ...told]) ?? 'Day'
}

/** The number of a period, or of several; null for anything else. */
function countOf(cell: Cell): number | null {
  const text = cellText(cell)
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : null
}

/**
 * Excel's project planner counts periods: start 3 and length 2 are the third and the fourth. They become weeks or days, as
 * the line above the chart says; other sheets stay as they are.
 */
export function withPeriods(sheet: Sheet): Sheet {
  const found = findPeriods(sheet)
  if (!found) return sheet
  const { row, first } = found
  const unit = unitOfPeriods(sheet, found)
  const roles = sheet.rows[row]!.slice(0, first).map((heading) =>
    rolesOf(cellText(heading)).map(({ role }) => role),
  )
  const start = roles.findIndex((of) => of.includes('start'))
  const starts = sheet.rows.slice(row + 2).flatMap((cells) => cells[start] ?? [])
  const areCounts = starts.length > 0 && starts.every((cell) => countOf(cell) !== null)
  if (!areCounts || !roles.some((of) => of.includes('duration'))) return sheet

  function inKind(cell: Cell, at: number): Cell {
    // A nought says that nobody has begun.
    if (roles[at]?.includes('actualStart') && cellText(cell) === '0') return null
    const count = at < first ? countOf(cell) : null
    if (count === null) return cell
    if (roles[at]!.includes('start') || roles[at]!.includes('actualStart'))
      return unit === 'Hour' ? `T+${count - 1}h` : `${unit} ${count}`
    const isLength = roles[at]!.includes('duration') || roles[at]!.includes('rehearsal')
    const saysUnit = unitOf(cellText(sheet.rows[row]![at])) !== null
    return isLength && !saysUnit ? `${count} ${unit.toLowerCase()}s` : cell
  }

  return {
    ...sheet,
    rows: sheet.rows.map((cells, at) => (at > row + 1 ? cells.map(inKind) : cells)),
  }
}
