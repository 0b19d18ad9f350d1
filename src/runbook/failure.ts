import type { Guess } from './read/questions/choices.ts'

/** Each code is stable; its sentence is what the visitor reads. */
export const failureSentences = {
  too_large: 'This file is over the limit of 5 MB. Choose a copy with only the task sheet.',
  empty: 'This file is empty. Choose another one.',
  encrypted: 'This file has a password. Save a copy without one, and choose that copy.',
  old_excel: 'This is an old .xls workbook. Save it as .xlsx or .csv, and choose that copy.',
  project_file:
    'This is a Microsoft Project file. In Project, choose ‘Save As’ and ‘XML Format’, then choose the .xml file here.',
  open_document:
    'This is an OpenDocument spreadsheet (.ods). In LibreOffice, choose ‘Save As’ and ‘Excel 2007–365 (.xlsx)’, then choose the .xlsx file here.',
  pdf_file: 'This is a PDF. Choose the spreadsheet or project it was made from.',
  word_document: 'This is a Word document. Copy its table into a spreadsheet, and choose that.',
  not_a_spreadsheet: 'This isn’t a spreadsheet. Choose a .csv, .tsv, .xlsx or Project .xml file.',
  broken_archive: 'This workbook is damaged. Save it again, and choose the new file.',
  unpacks_too_large:
    'Unzipped, this workbook is over the limit of 50 MB. Choose a copy with only the task sheet.',
  too_many_rows:
    'This sheet is over the limit of 20,000 rows or 400 columns. Choose a copy with only the tasks.',
  too_many_cells: 'This file has over 1,000,000 cells. Choose a copy with only the task sheet.',
  cell_too_long:
    'A cell in this file is longer than 32,767 characters. Shorten it, and choose the file again.',
  too_many_tasks: 'This runbook has over 20,000 tasks. Split it by phase or team.',
  too_many_links: 'This runbook has over 100,000 dependencies. Split it by phase or team.',
  too_long: 'This runbook would take more than 100 years. Check the unit of its durations.',
  too_deep: 'This runbook has groups over 50 levels deep. Use fewer levels.',
  formula_without_value:
    'The results of this workbook’s formulas were never saved. Open it in a spreadsheet program, save it, and choose it again.',
  broken_quotes:
    'A quotation mark in this file is never closed, so its rows run together. Save it again as .csv or .xlsx, and choose that copy.',
  not_a_project:
    'This XML file isn’t a Microsoft Project file. Choose a Project .xml, or save the table as .xlsx or .csv.',
  broken_xml: 'This XML file is damaged. Save it again from Project, and choose the new file.',
  hostile_xml:
    'This XML file defines its own entities or is nested too deeply, so we didn’t read it. Save it again from Project.',
  columns_unknown: 'We found no row of headings. Choose the column with the task names below.',
  bad_runbook_file:
    'This saved runbook is damaged or was edited by hand. Open the original, and save it again.',
  newer_runbook_file:
    'This runbook was saved by a newer version of this page. Reload the page, and choose the file again.',
  no_tasks:
    'We found no task names below the headings. Add names, or choose another column for them.',
  unreadable: 'We couldn’t read this file. Save it as .xlsx or .csv, and choose that copy.',
  took_too_long:
    'Reading this file took more than 20 seconds, so we stopped. Choose a copy with only the task sheet.',
  not_loaded: 'The file reader didn’t load. Check your connection, and try again.',
  not_shown: 'We read this runbook but couldn’t show it. Choose it again, or another one.',
  one_file: 'Choose one file at a time.',
  link_too_long:
    'This runbook is too long for a link: email or chat could cut it off. Save it as a file instead.',
  link_too_many:
    'A link can hold at most 200 delays, 200 risks and 200 deadlines. Save the runbook as a file instead.',
  link_cut: 'This link was cut short or changed on its way. Ask for a new one.',
  link_foreign: 'There is no runbook in this link. Ask for a new one.',
  link_other_version:
    'This link was made by another version of this page. Reload the page, or ask for a new one.',
  nothing_kept: 'This runbook is no longer kept on this device. Choose its file again.',
} as const

export type FailureCode = keyof typeof failureSentences

/** `guesses`: the questions whose answers may still open the file. */
export type Failure = {
  readonly ok: false
  readonly code: FailureCode
  readonly sentence: string
  readonly guesses: readonly Guess[]
}

/** `where`: the cell or row, such as 'cell D4'. */
export function failure(code: FailureCode, where = '', guesses: readonly Guess[] = []): Failure {
  const more = where === '' ? '' : ` Look first in ${where}.`
  return { ok: false, code, sentence: failureSentences[code] + more, guesses }
}

/** Thrown inside a reader, which returns it as a value. */
export class Refused extends Error {
  readonly failure: Failure

  constructor(code: FailureCode) {
    super(code)
    this.failure = failure(code)
  }
}

/** Returns the result of `read`, or its failure if it throws `Refused`. Other errors are bugs and are rethrown. */
export function orRefused<Result>(read: () => Result): Result | Failure {
  try {
    return read()
  } catch (error) {
    if (error instanceof Refused) return error.failure
    throw error
  }
}

/** Larger files are refused. `file`, `unpacked` and `inflated` are bytes; `depth` is the nesting of XML. */
export const limits = {
  file: 5 * 1024 * 1024,
  unpacked: 50 * 1024 * 1024,
  inflated: 4 * 1024 * 1024,
  entries: 2000,
  rows: 20_000,
  columns: 400,
  cells: 1_000_000,
  /** Excel's own limit of characters in a cell. */
  cell: 32_767,
  depth: 64,
  groups: 50,
  links: 100_000,
  minutes: 100 * 366 * 24 * 60,
} as const
