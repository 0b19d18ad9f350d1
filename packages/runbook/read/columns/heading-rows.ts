import type { Role } from '../../reading.ts'
import { isTimeOrDate, splitSpan } from '../cells/moments.ts'
import { cellText, isFilled, type Cell, type Merge, type Row, type Sheet } from '../file/table.ts'
import { spanRoles } from '../roles.ts'
import { isAtLeast } from '../headings/certainty.ts'
import { isKnown, rolesOf, tellsAsMuch } from '../headings/roles.ts'
import { normalise } from '../headings/spelling.ts'
import { unitOf } from '../headings/units.ts'

/** Headings are searched in this many rows: reports often begin with a title and notes. */
const searched = 40
/** Headings stand in at most this many rows. */
const tallest = 3

/** `row` is the last row of headings, zero-based; -1 for none. */
export type Headings = {
  readonly row: number
  readonly texts: readonly string[]
}

/** What a role weighs that only a single word tells; one that is known word for word weighs 1. */
const weightOfWord = 0.3

/** What weighs less has one known heading at most. A row of values may have as much by chance. */
const leastOfTwo = 1.5

/** By how much more another candidate has to tell, in one row or in several joined ones. */
const leastGain = { oneRow: 0.05, joined: 0.5 }

/** How many roles the headings tell: 1 for a role known word for word, less for one told by a single word. */
export function weight(texts: readonly string[]): number {
  const best = new Map<string, number>()
  for (const text of texts)
    for (const { role, certainty } of rolesOf(text)) {
      const told = isAtLeast(certainty, 'likely') ? 1 : weightOfWord
      best.set(role, Math.max(best.get(role) ?? 0, told))
    }
  return [...best.values()].reduce((sum, each) => sum + each, 0)
}

function textsOf(row: Row = [], at = -1, merges: readonly Merge[] = []): string[] {
  const texts = row.map(cellText)
  for (const { top, left, bottom, right } of merges)
    if (at >= top && at <= bottom)
      for (let column = left + 1; column <= Math.min(right, left + 50); column++)
        texts[column] ||= texts[left] ?? ''
  return Array.from(texts, (text) => text ?? '')
}

function tells(heading: string, role: Role): boolean {
  return rolesOf(heading).some((likely) => likely.role === role)
}

/** What stands below 'Responsible'. */
const ofPeople =
  /^(?:name|nom|nome|nombre|person|persona|personne|pessoa|team|equipe|equipo|gruppe)$/

/** 'Planned' over 'Start' and 'End' becomes 'Planned Start' and 'Planned End', if such headings are known. */
function joined(upper: readonly string[], lower: readonly string[]): string[] {
  const times = new Map<string, number>()
  for (const text of lower) times.set(text, (times.get(text) ?? 0) + 1)
  let over = ''
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, i) => {
    const [own = '', text = ''] = [upper[i], lower[i]]
    over = own || over
    if (text === '' || text === own) return own
    const both = `${over} ${text}`
    // 'Actual DR1' over 'Start', 'End' and 'Mins': none of them is the plan's, and the minutes are what it took.
    if (tells(over, 'rehearsal') && spanRoles.some((role) => tells(text, role))) return both
    // 'Start' and 'Due' over 'Date' and 'Date': the row below says nothing by itself.
    if (own !== '' && (times.get(text) ?? 0) > 1 && isKnown(both)) return both
    // 'Responsible' over 'Team' and 'Name'
    if (tells(over, 'owner') && ofPeople.test(normalise(text))) return both
    return over !== '' && tellsAsMuch(both, text) ? both : text
  })
}

/** Whether a row below the headings only says units or formats: '(min)', 'hh:mm', 'dd/mm/yyyy'. */
function saysUnits(texts: readonly string[]): boolean {
  const filled = texts.filter((text) => text !== '')
  return (
    filled.length > 0 &&
    filled.every(
      (text) =>
        text.length <= 16 &&
        !/\d/.test(text) &&
        (/^\(?[dmyhtj:/.\- ]{2,}\)?$/i.test(text) ||
          (/^[([]?[\p{L}. ]{1,10}[)\]]?$/u.test(text) && unitOf(text) !== null)),
    )
  )
}

function withUnits(texts: readonly string[], units: readonly string[]): string[] {
  return Array.from(texts, (text, i) =>
    units[i] ? `${text} (${units[i].replace(/[()]/g, '')})` : text,
  )
}

/** Whether texts may be headings although none of them is known: no digits, and more than one. */
function mayBeHeadings(texts: readonly string[]): boolean {
  const filled = texts.filter((text) => text !== '')
  return (
    filled.length > 1 &&
    new Set(filled).size === filled.length &&
    filled.every((text) => text.length <= 60 && !/^[\d.,:/\-+]+$/.test(text) && !isTime(text))
  )
}

/** '18:30 Uhr', 'de 07:00 a 08:00' */
function isTime(text: string): boolean {
  const hasDigits = /\d[:.h]?\d/.test(text)
  return hasDigits && (splitSpan(text) !== null || isTimeOrDate(text))
}

/** Whether a row of one or two words puts others in place of known headings, as the first row of values does. */
function replaces(lower: readonly string[], upper: readonly string[]): boolean {
  const changed = upper.filter((text, i) => {
    const below = lower[i] ?? ''
    return isKnown(text) && below !== '' && below !== text && rolesOf(below).length === 0
  })
  return changed.length > 0 && lower.filter(Boolean).length < 3
}

/** Whether known words stand in the row below with another number: 'Task 1' above 'Task 2' is a name. */
function areValues(row: Row = [], below: Row = []): boolean {
  return row.some((cell, i) => {
    const [text, next] = [cellText(cell), cellText(below[i])]
    const [[own], [other]] = [normalise(text).split(' '), normalise(next).split(' ')] as const
    return text !== next && own === other && isKnown(text)
  })
}

/** Whether a row begins with 'T-5' above 'T+0', which are times also below headings in a language that nobody knows here. */
function isOffsetAbove(row: Row = [], below: Row = []): boolean {
  const at = row.findIndex(isFilled)
  return [row, below].every((cells) => {
    const text = cellText(cells[at])
    return /^[th] ?[+−–-] ?\d/i.test(text) && (splitSpan(text) !== null || isTimeOrDate(text))
  })
}

/** The rows in which a person would look for the headings. */
function candidates(sheet: Sheet) {
  const rows = sheet.rows.slice(0, searched).map((row, at) => textsOf(row, at, sheet.merges))
  return rows.flatMap((texts, row) => {
    const some = [{ row, rows: 1, texts, isOver: false }]
    for (let height = 2; height <= Math.min(tallest, row + 1); height++) {
      if (replaces(texts, rows[row - height + 1]!)) break
      const upper = rows[row - height + 1]!
      some.push({
        row,
        rows: height,
        texts: joined(upper, some.at(-1)!.texts),
        isOver: upper.some((text) => tells(text, 'rehearsal')),
      })
    }
    return some
  })
}

/** The row after the headings that says the same, because the cells are merged, or says units. */
function reachDown(sheet: Sheet, { row, texts }: Headings): Headings {
  const next = textsOf(sheet.rows[row + 1], row + 1, sheet.merges)
  if (row + 2 >= sheet.rows.length) return { row, texts }
  const known = texts.flatMap((text, i) => (isKnown(text) ? [i] : []))
  const same = known.filter((i) => next[i] === texts[i]).length
  if (same > 1 && same >= known.length * 0.6)
    return reachDown(sheet, { row: row + 1, texts: joined(texts, next) })
  // Programs write a row of codes above the row that people read.
  const [told, below] = [weight(texts), weight(next)]
  if (below >= 3 && below >= told * 0.6 && next.every((text) => !/^[\d.,:/-]+$/.test(text)))
    return { row: row + 1, texts: Array.from(next, (text, i) => text || (texts[i] ?? '')) }
  return saysUnits(next) ? { row: row + 1, texts: withUnits(texts, next) } : { row, texts }
}

/** '2.3', '22:25', '2225hrs', '1 hr 30 mins': what stands below headings. */
function isValue(cell: Cell): boolean {
  if (typeof cell === 'number') return true
  const text = cellText(cell)
  return text.length <= 24 && /^[+−-]?\d/.test(text) && !/\p{L}{8}/u.test(text)
}

/**
 * Finds the headings, or reads those that the visitor has named by their last row. What stands above that row counts
 * only where the headings would be found there anyway.
 */
export function findHeadings(sheet: Sheet, corrected: number | null): Headings {
  if (corrected === -1) return { row: -1, texts: [] }
  const found = findByItself(sheet)
  return corrected === null || corrected === found.row
    ? found
    : { row: corrected, texts: textsOf(sheet.rows[corrected], corrected, sheet.merges) }
}

function findByItself(sheet: Sheet): Headings {
  if (sheet.isProject) return { row: 0, texts: textsOf(sheet.rows[0]) }
  let best = { found: 0, rows: 1, row: -1, texts: [] as string[] }
  for (const candidate of candidates(sheet)) {
    const filled = candidate.texts.filter((text) => text !== '').length
    const last = candidate.texts.length - 1
    // 'Days' may stand alone, above the days of each task.
    const isAbove =
      last > 1 &&
      candidate.texts[last] !== '' &&
      isValue(sheet.rows[candidate.row + 1]?.[last] ?? null)
    if (filled < 2 && widthOf(sheet) > 1 && !isAbove) continue
    const found = weight(candidate.texts)
    // A calendar drawn beside the plan has its days in the row of headings.
    const own = sheet.rows[candidate.row]!.filter(isFilled)
    if (own.filter(isValue).length * 2 >= own.length && found < 3) continue
    // 'Start date' beside a date is a note above the plan.
    if (filled === 2 && sheet.rows[candidate.row]!.some(isValue)) continue
    // A row with a single likely word and a time is one of values.
    if (found <= weightOfWord && sheet.rows[candidate.row]!.some(isValue)) continue
    if (found < leastOfTwo && candidate.texts.some((text) => splitSpan(text) !== null)) continue
    if (
      found < leastOfTwo &&
      isOffsetAbove(sheet.rows[candidate.row], sheet.rows[candidate.row + 1])
    )
      continue
    if (found < leastOfTwo && areValues(sheet.rows[candidate.row], sheet.rows[candidate.row + 1]))
      continue
    const gain = found - best.found + (candidate.isOver ? 1 : 0)
    if (gain > (candidate.rows > 1 ? leastGain.joined : leastGain.oneRow))
      best = { found, ...candidate }
  }
  if (best.found > 0) return reachDown(sheet, best)
  const first = sheet.rows.findIndex(
    (row) => row.filter((cell) => cellText(cell) !== '').length > 1,
  )
  const texts = textsOf(sheet.rows[first], first, sheet.merges)
  const areTimes = isOffsetAbove(sheet.rows[first], sheet.rows[first + 1])
  return mayBeHeadings(texts) && !areTimes ? { row: first, texts } : { row: -1, texts: [] }
}

export function widthOf({ rows }: Pick<Sheet, 'rows'>): number {
  return rows.reduce((most, row) => Math.max(most, row.length), 0)
}
