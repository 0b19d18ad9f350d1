import { failure, limits, type Failure } from '../../failure.ts'
import type { Cell, Row } from './table.ts'

/** Zero-based; `bottom` is its last row. */
export type Merge = { readonly column: number; readonly top: number; readonly bottom: number }

/** 'A' → 0, 'AB' → 27. */
export function columnIndex(letters: string): number {
  let index = 0
  for (const letter of letters) index = index * 26 + (letter.charCodeAt(0) - 64)
  return index - 1
}

/** Characters from one tag to the next: a cell has at most 32,767, and each may be escaped. */
const furthestTag = 250_000

/** Finds tags so long that no program writes them: parsing them would take too much time. */
export function hasRunawayTag(xml: string): boolean {
  let next = xml.indexOf('<')
  for (let at = next; at >= 0; at = next) {
    next = xml.indexOf('<', at + 1)
    const until = next < 0 ? xml.length : next
    const end = xml.indexOf('>', at)
    if (end < 0 || end > until || until - at > furthestTag) return true
  }
  return false
}

function isUncalculated(cell: string): boolean {
  if (!/<(?:\w+:)?f[\s>/]/.test(cell)) return false
  const value = /<(?:\w+:)?v(?:\s[^>]*)?>([^<]*)</.exec(cell)
  // A text may be empty; an empty number was never calculated.
  return !value || (value[1] === '' && !/\bt="str"/.test(cell.slice(0, cell.indexOf('>'))))
}

export function hasTooManyCells(sheets: readonly string[]): boolean {
  let cells = 0
  for (const xml of sheets)
    for (const _ of xml.matchAll(/<(?:\w+:)?c[\s>/]/g)) if (++cells > limits.cells) return true
  return false
}

/** Refuses formulas without a result, and addresses so far out that empty rows would fill the memory. */
export function checkSheetXml(xml: string): Failure | null {
  // Rows may lack a number, so count them too.
  let rows = 0
  for (let at = xml.indexOf('<row'); at >= 0; at = xml.indexOf('<row', at + 4))
    if (++rows > limits.rows) return failure('too_many_rows')
  for (const [, row] of xml.matchAll(/<(?:\w+:)?row\s[^>]*?\br="(\d+)"/g))
    if (Number(row) > limits.rows) return failure('too_many_rows')

  const [, ...cells] = xml.split(/<(?:\w+:)?c(?=[\s>])/)
  for (const cell of cells) {
    const [, letters, row] = /^[^>]*?\br="([A-Z]{1,9})(\d{1,9})"/.exec(cell) ?? []
    if (letters && (columnIndex(letters) >= limits.columns || Number(row) > limits.rows))
      return failure('too_many_rows')
    if (isUncalculated(cell))
      return failure('formula_without_value', letters && `cell ${letters}${row}`)
  }
  return null
}

export function readMerges(xml: string): Merge[] {
  return [
    ...xml.matchAll(
      /<(?:\w+:)?mergeCell\s[^>]*?\bref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g,
    ),
  ]
    .map(([, left = '', top, bottom]) => ({
      column: columnIndex(left),
      top: Number(top) - 1,
      bottom: Number(bottom) - 1,
    }))
    .filter(({ top, bottom }) => bottom > top)
}

export function fillMerges(rows: readonly Row[], merges: readonly Merge[]): readonly Row[] {
  if (merges.length === 0) return rows
  const filled: Cell[][] = rows.map((row) => [...row])
  for (const { column, top, bottom } of merges) {
    const value = filled[top]?.[column] ?? null
    for (let i = top + 1; i <= Math.min(bottom, filled.length - 1); i++)
      filled[i]![column] ??= value
  }
  return filled
}
