import { monthFirst } from '../cells/dates.ts'
import { isLength } from '../cells/durations.ts'
import { isMoment, isTimeOrDate, readMoment, splitSpan } from '../cells/moments.ts'
import { cellText, isFilled, type Cell, type Sheet } from '../file/table.ts'
import { isCounted } from './counted-days.ts'

/** What a column's cells look like, as shares of its filled cells. */
export type Profile = {
  readonly column: number
  readonly heading: string
  /** Those below the headings, of which at most `most` are filled. */
  readonly cells: readonly Cell[]
  readonly filled: readonly Cell[]
  readonly moments: number
  readonly lengths: number
  /** Texts of several words. */
  readonly sentences: number
  /** Short texts without a space, with a digit. */
  readonly codes: number
  readonly distinct: number
}

/**
 * Shares of a column's cells. `mostly` is for times, lengths and links, among which people write 'tbc' and remarks;
 * `nearlyAll` for codes, texts and marks.
 */
export const half = 0.5
export const mostly = 0.6
export const nearlyAll = 0.8

/** Shares of different values: with fewer, the cells name parts of the plan; with more, nearly each row has its own. */
export const repeated = 0.7
export const unique = 0.9

/** The share of cells that fit; 0 of none. */
export function share(cells: readonly Cell[], fits: (cell: Cell, text: string) => boolean): number {
  const fitting = cells.filter((cell) => fits(cell, cellText(cell)))
  return cells.length === 0 ? 0 : fitting.length / cells.length
}

/** A code that people use is no longer. */
export const longestCode = 16

/** Whether a text may be a code: it is short, or a database's key, such as 'a0B5g00000Qx41rEAF' or a GUID. */
function isCode(text: string): boolean {
  return !/\s/.test(text) && (text.length <= longestCode || /^\w[\w-]{15,39}$/.test(text))
}

/** Looks at a column's first `most` filled cells below the headings. */
export function profileOf(
  sheet: Sheet,
  headingRow: number,
  column: number,
  heading: string,
  most: number,
): Profile {
  const cells: Cell[] = []
  const filled: Cell[] = []
  for (let row = headingRow + 1; row < sheet.rows.length && filled.length < most; row++) {
    const cell = sheet.rows[row]![column] ?? null
    cells.push(cell)
    if (isFilled(cell)) filled.push(cell)
  }
  const distinct = new Set(filled.map(cellText)).size / Math.max(1, filled.length)
  return {
    column,
    heading,
    cells,
    filled,
    moments: share(
      filled,
      (cell, text) =>
        isTimeOrDate(cell) ||
        isMoment(readMoment(cell, monthFirst)) ||
        splitSpan(text) !== null ||
        isCounted(text, '', distinct),
    ),
    lengths: share(filled, isLength),
    // 'Trocar a porta' has two words, and 'Crane A' and 'Crane B' are names.
    sentences: share(filled, (_, text) => /\p{L}{2}(?:[^\p{L}]+|\s[aoà]\s)\p{L}{2}/u.test(text)),
    codes: share(filled, (_, text) => /\d/.test(text) && isCode(text)),
    distinct,
  }
}

export function areTexts({ filled }: Pick<Profile, 'filled'>): boolean {
  return share(filled, (cell) => typeof cell === 'string' && /\p{L}{2}/u.test(cell)) > nearlyAll
}

export function areShort({ filled }: Profile): boolean {
  return share(filled, (_, text) => text.length <= 8 && !/\s/.test(text)) === 1
}

export function areNumbers({ filled }: Profile): boolean {
  return filled.every(
    (cell) =>
      typeof cell === 'number' ||
      // 17.10.2026 is a date.
      /^[+-]?(?!\d{1,2}\.\d{1,2}\.\d{4}$)[\d.,]+$/.test(cellText(cell)),
  )
}

/** Whether numbers rise by one step, as 10, 20, 30 do. */
export function areCounters({ filled }: Profile): boolean {
  const numbers = filled.map(cellText).map((text) => (/^\d{1,6}$/.test(text) ? Number(text) : NaN))
  const steps = numbers.slice(1).map((number, i) => number - numbers[i]!)
  return steps.length > 0 && steps[0]! > 0 && new Set(steps).size === 1
}

/** Whether the rows of each value stand together, as those of a phase do. */
export function areBlocks({ filled }: Profile): boolean {
  const texts = filled.map(cellText)
  const blocks = texts.filter((text, i) => text !== texts[i - 1])
  return blocks.length === new Set(texts).size && blocks.length < texts.length
}
