import { guessMapping, guessSheet, isMapped } from '../../lib/spreadsheet/columns.ts'
import { failure } from '../../lib/spreadsheet/failure.ts'
import type { Failure } from '../../lib/spreadsheet/failure.ts'
import { changeMapping } from '../../lib/spreadsheet/fields.ts'
import type { Mapping, MappingChange } from '../../lib/spreadsheet/fields.ts'
import { readSpreadsheet } from '../../lib/spreadsheet/read-spreadsheet.ts'
import { columnLetters } from '../../lib/spreadsheet/sheet-xml.ts'
import { cellText } from '../../lib/spreadsheet/table.ts'
import type { Sheet } from '../../lib/spreadsheet/table.ts'
import { analyse } from './analyse.ts'
import type { Report } from './report.ts'

/** A file that was read: what its columns are, and the report once enough of them are known. */
export type Checked = {
  readonly ok: true
  readonly sheets: readonly string[]
  /** The chosen sheet's columns by letter and heading: 'C Owner'. */
  readonly columns: readonly string[]
  readonly mapping: Mapping
  readonly outcome: { readonly ok: true; readonly report: Report } | Failure | 'unmapped'
}

export type Checker = {
  /** Reads a file and checks it by the columns that it seems to have. */
  readonly read: (fileName: string, bytes: Uint8Array) => Promise<Checked | Failure>
  /** Checks the same sheet again, with one more change to what its columns are. */
  readonly remap: (change: MappingChange) => Checked | Failure
  /** Checks another sheet of the file by the columns that it seems to have. */
  readonly turnTo: (sheet: number) => Checked | Failure
}

/** Holds the file that is being checked, in the worker's memory and nowhere else. One call at a time. */
export function createChecker(): Checker {
  let fileName = ''
  let sheets: readonly Sheet[] = []
  let mapping: Mapping | undefined

  function check(by: Mapping): Checked {
    mapping = by
    const sheet = sheets[mapping.sheet]!
    const width = sheet.rows.reduce((most, row) => Math.max(most, row.length), 0)
    // Without headings the first task's values show what a column holds.
    const headings = sheet.rows[Math.max(0, mapping.headerRow)] ?? []
    return {
      ok: true,
      sheets: sheets.map(({ name }) => name),
      columns: Array.from({ length: width }, (_, i) =>
        `${columnLetters(i)} ${cellText(headings[i]).slice(0, 40)}`.trim(),
      ),
      mapping,
      outcome: isMapped(mapping) ? analyse(fileName, sheet, mapping) : 'unmapped',
    }
  }

  return {
    read: async (name, bytes) => {
      const read = await readSpreadsheet(bytes)
      if (!read.ok) return read
      fileName = name
      sheets = read.sheets
      return check(guessMapping(sheets))
    },
    remap: (change) => (mapping ? check(changeMapping(mapping, change)) : failure('unreadable')),
    turnTo: (sheet) => (sheets[sheet] ? check(guessSheet(sheets, sheet)) : failure('unreadable')),
  }
}
