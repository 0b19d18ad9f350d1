import writeWorkbook from 'write-excel-file/universal'
import type { CleanCell } from './cleaned-sheet.ts'

function textOf(cell: NonNullable<CleanCell>) {
  return cell instanceof Date ? 'yyyy-mm-dd hh:mm' : String(cell)
}

function widthOf(rows: readonly (readonly CleanCell[])[], column: number): number {
  const longest = rows.reduce((most, row) => Math.max(most, textOf(row[column] ?? '').length), 0)
  return Math.min(60, Math.max(8, longest + 2))
}

/** A table as an .xlsx workbook. Text cells need no apostrophe: no program runs them (ECMA-376, 18.3.1.4). */
export async function toXlsx(name: string, rows: readonly (readonly CleanCell[])[]): Promise<Blob> {
  const [headings = [], ...tasks] = rows
  const data = [
    headings.map((text) => ({ type: String, value: String(text), fontWeight: 'bold' as const })),
    ...tasks.map((row) =>
      row.map((cell) => {
        if (cell === null || cell === '') return null
        if (cell instanceof Date) return { type: Date, value: cell, format: 'yyyy-mm-dd hh:mm' }
        return typeof cell === 'number'
          ? { type: Number, value: cell }
          : { type: String, value: cell }
      }),
    ),
  ]
  return writeWorkbook(data, {
    // Excel allows 31 characters, and none of these.
    sheet:
      name
        .replace(/[\\/?*[\]:]/g, ' ')
        .slice(0, 31)
        .trim() || 'Runbook',
    stickyRowsCount: 1,
    columns: headings.map((_, column) => ({ width: widthOf(rows, column) })),
  }).toBlob()
}
