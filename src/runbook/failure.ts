import type { Guess } from './read/questions/choices.ts'

/** Each code is stable; its sentence is what the visitor reads. */
export const failureSentences = {
  too_large:
    'This file is larger than 5 MB, the most that is read. Save only the sheet with the tasks, and choose that.',
  empty: 'This file is empty. Choose another one.',
  encrypted: 'This file has a password. Save a copy without one, and choose the copy.',
  old_excel: 'This is an old .xls workbook. Save it as .xlsx or .csv, and choose that copy.',
  project_file:
    'This is a Microsoft Project file. In Project, choose ‘Save As’ and ‘XML Format’, then choose the .xml file here.',
  open_document:
    'This is an OpenDocument spreadsheet (.ods). In LibreOffice, choose ‘Save As’ and ‘Excel 2007–365 (.xlsx)’, then choose the .xlsx file here.',
  pdf_file:
    'This is a PDF, which has no rows. Choose the spreadsheet or the project that it was made from, as .xlsx, .csv or .xml.',
  word_document:
    'This is a Word document. Copy its table into a spreadsheet, save that as .xlsx, and choose it here.',
  not_a_spreadsheet: 'This isn’t a spreadsheet. Choose a .csv, .tsv, .xlsx or Project .xml file.',
  broken_archive: 'This workbook is damaged. Save it once more, and choose it again.',
  unpacks_too_large:
    'This workbook unpacks to more than 50 MB, the most that is read. Save only the sheet with the tasks.',
  too_many_rows:
    'This sheet has more than 20,000 rows or 400 columns. Save only the part with the tasks.',
  too_many_cells: 'This file has more than 1,000,000 cells. Save only the sheet with the tasks.',
  cell_too_long:
    'A cell of this file is longer than 32,767 characters. Shorten it, and choose the file again.',
  too_many_tasks: 'This runbook has more than 20,000 tasks. Split it by phase or team.',
  too_many_links:
    'This runbook has more than 100,000 links between its tasks. Split it by phase or team.',
  too_long: 'This runbook would take more than 100 years. Check the unit of its durations.',
  too_deep: 'This runbook’s groups are nested more than 50 levels deep. Give it fewer levels.',
  formula_without_value:
    'This workbook has formulas whose results were never saved. Open it in a spreadsheet program, save it, and choose it again.',
  broken_quotes:
    'A quotation mark in this file is never closed, so its rows run together. Save it once more as .csv or .xlsx.',
  not_a_project:
    'This XML file isn’t a project. Save the project as XML, or its table as .xlsx or .csv.',
  broken_xml: 'This XML file is damaged, so its tasks can’t be told apart. Save it once more.',
  hostile_xml:
    'This XML file defines its own entities or is nested too deeply, so it wasn’t read. Save it once more from Project.',
  columns_unknown: 'No row looks like headings. Choose the column with the tasks’ names below.',
  bad_runbook_file: 'This runbook file is damaged or was changed by hand. Save it once more.',
  newer_runbook_file:
    'This runbook file comes from a newer version of this page. Reload the page, and choose the file again.',
  no_tasks:
    'No row below the headings has a task’s name. Add names, or choose another column for them.',
  unreadable: 'We couldn’t read this file. Save it as .xlsx or .csv, and choose that.',
  took_too_long:
    'Reading this file took more than 20 seconds, so we stopped. Save only the sheet with the tasks.',
  not_loaded: 'The code that reads files didn’t load. Check your connection, and try again.',
  not_shown: 'We read this runbook but couldn’t show it. Choose it again, or another one.',
  one_file: 'Choose one file at a time.',
  link_too_long:
    'This runbook is too long for a link that mail and chat leave whole. Save it as a file instead.',
  link_too_many:
    'A link takes at most 200 delays, 200 risks and 200 deadlines. Save the runbook as a file instead.',
  link_cut: 'This link was cut or changed on its way. Ask for it again.',
  link_foreign: 'This link has no runbook in it. Ask for it again.',
  link_other_version:
    'This link was made by another version of this page. Reload the page, or ask for a new link.',
  nothing_kept: 'This runbook isn’t kept on this device any more. Choose its file again.',
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
  const more = where === '' ? '' : ` The first is in ${where}.`
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
