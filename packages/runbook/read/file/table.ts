import { day } from '../../words/minutes.ts'
/** `serial`: days since 30 December 1899, with the time as the fraction (ECMA-376, 18.17.4). */
export type SerialCell = {
  readonly serial: number
  /** How the sheet shows it. 'elapsed': [h]:mm, which may be more than a day. */
  readonly shown: 'day' | 'time' | 'day and time' | 'elapsed'
}

/** A formula whose result was never saved. */
export type FormulaCell = { readonly formula: string }

/** A cell as it is seen: a text, a number, a moment, or nothing. */
export type Cell = string | number | SerialCell | FormulaCell | null

export type Row = readonly Cell[]

/** All indexes are zero-based; `bottom` and `right` are the last row and column. */
export type Merge = {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

export type Sheet = {
  readonly name: string
  readonly rows: readonly Row[]
  /** How deep each row is indented or outlined. */
  readonly indents?: readonly number[]
  readonly merges?: readonly Merge[]
  /** The columns of a row’s cells that have a colour behind them. */
  readonly coloured?: ReadonlyMap<number, readonly number[]>
  /** Whether its headings are the same as Microsoft Project's, so that no heading has to be looked for. */
  readonly isProject?: true
  /** Whether it is beyond the limits, so that it has no rows here. */
  readonly isTooLarge?: true
  /** Whether it is a table or a list of a page, which may tell of much besides its plan. */
  readonly of?: 'table' | 'list'
}

/** 0 → 'A', 27 → 'AB' */
export function columnLetters(index: number): string {
  const before = Math.floor(index / 26) - 1
  const last = String.fromCharCode(65 + (index % 26))
  return before < 0 ? last : columnLetters(before) + last
}

function clockText(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

function serialText({ serial, shown }: SerialCell): string {
  const minutes = Math.round(serial * day)
  if (shown === 'elapsed') return clockText(minutes)
  const time = clockText(((minutes % day) + day) % day)
  if (shown === 'time') return time
  const date = new Date(Date.UTC(1899, 11, 30) + Math.floor(minutes / day) * day * 60_000)
  const written = Number.isNaN(date.getTime()) ? String(serial) : date.toISOString().slice(0, 10)
  return shown === 'day' ? written : `${written} ${time}`
}

/** What a person sees in the cell; '' for an empty one. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'object') return 'formula' in cell ? cell.formula : serialText(cell)
  // A third is shown as 0.33.
  if (typeof cell === 'number')
    return String(Number(cell.toFixed(6)) === cell ? cell : Number(cell.toFixed(2)))
  const text = cell.trim()
  return /\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ') : text
}

export function isFilled(cell: Cell | undefined): boolean {
  return cellText(cell) !== ''
}

/** A longer text is prose, and no number, date or link. */
export const longestValue = 200

function seen(number: string): string {
  return /(?:0{7}|9{7})\d*$/.test(number) ? String(Number(Number(number).toPrecision(15))) : number
}

/** A number as it is seen: programs write 2.2000000000000002 for 2.1 + 0.1, some of them with a comma. */
export function withoutNoise(cell: string): string {
  if (cell.length > longestValue || !/0{7}|9{7}/.test(cell)) return cell
  return cell
    .replace(/(?<![\d.])\d{1,9}\.\d{8,18}(?![\d.])/g, seen)
    .replace(/(?<![\d.,])\d{1,9},\d{8,18}(?![\d.,])/g, (number) =>
      seen(number.replace(',', '.')).replace('.', ','),
    )
}
