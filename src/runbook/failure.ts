import type { Guess } from './read/questions/choices.ts'

/** Stable codes with the sentence that a person reads. */
export const failureSentences = {
  too_large: 'This file is over the limit of 5 MB.',
  empty: 'This file is empty.',
  encrypted:
    'This file is protected with a password: save a copy without one and choose that copy.',
  old_excel: 'This is an old .xls workbook: save it as .xlsx or .csv and choose that copy.',
  project_file:
    'This is a Microsoft Project file: in Project choose ‘Save As’ and ‘XML Format’, then choose the .xml file here.',
  open_document:
    'This is an OpenDocument spreadsheet (.ods): in LibreOffice choose ‘Save As’ and ‘Excel 2007–365 (.xlsx)’, then choose the .xlsx file here.',
  pdf_file:
    'This is a PDF, which has no rows to read: open the spreadsheet it was made from and save that as .xlsx, or as .xml from Project.',
  word_document:
    'This is a Word document: copy its table into a new spreadsheet, save that as .xlsx, then choose it here.',
  not_a_spreadsheet:
    'This is not a spreadsheet that can be read here: choose a .csv, .tsv, .xlsx or Project .xml file.',
  broken_archive: 'This workbook is damaged and cannot be opened: save it again and try once more.',
  unpacks_too_large: 'This workbook unpacks to more than the limit of 50 MB.',
  too_many_rows: 'This sheet is over the limit of 20,000 rows or 400 columns.',
  too_many_cells: 'This file is over the limit of 1,000,000 cells.',
  cell_too_long: 'A cell of this file is over the limit of 32,767 characters.',
  too_many_tasks: 'This runbook is over the limit of 20,000 tasks.',
  too_many_links: 'This runbook is over the limit of 100,000 links between its tasks.',
  too_long: 'This runbook would take more than the limit of 100 years.',
  too_deep: 'This runbook’s groups are nested deeper than the limit of 50 levels.',
  formula_without_value:
    'This workbook holds formulas whose results were never saved: open it in a spreadsheet program, save it, and choose it again.',
  broken_quotes:
    'A quotation mark in this file is opened and never closed, so its rows run together.',
  not_a_project:
    'This XML file is not a project: save the project as XML, or its table as .xlsx or .csv.',
  broken_xml: 'This XML file is damaged, so its tasks cannot be told apart: save it again.',
  hostile_xml:
    'This XML file defines its own entities or is nested too deeply, so it was not read.',
  columns_unknown:
    'No row of this file looks like headings: say which column names the task, and it is read.',
  bad_runbook_file: 'This runbook file is damaged or was changed by hand: save it once more.',
  newer_runbook_file:
    'This runbook file comes from a newer version of this page: reload and try again.',
  no_tasks: 'No row below the headings names a task.',
  unreadable: 'This workbook could not be read: save it again as .xlsx or .csv and try once more.',
  took_too_long: 'Reading this file took more than 20 seconds, so it was stopped.',
  not_loaded: 'The code that reads files did not load, so nothing was read: try again in a moment.',
  not_shown:
    'This runbook was read but could not be shown: choose it again, or choose another one.',
  one_file: 'Choose one file at a time.',
  link_too_long:
    'This runbook is too long for a link that mail and chat leave whole: save it as a file instead.',
  link_too_many:
    'A link carries at most 200 delays, 200 risks and 200 deadlines: save the runbook as a file instead.',
  link_cut: 'This link was cut or changed on its way, so the runbook in it cannot be opened.',
  link_foreign: 'This link doesn’t hold a runbook.',
  link_other_version:
    'This link was made by another version of this page: reload the page, or ask for a new link.',
  nothing_kept: 'This runbook isn’t kept on this device any more.',
} as const

export type FailureCode = keyof typeof failureSentences

/** `where`: the cell or row, such as 'cell D4'. */
export type Failure = { readonly ok: false; readonly code: FailureCode; readonly where?: string }

export function failure(code: FailureCode, where?: string): Failure {
  return { ok: false, code, where }
}

/** Thrown inside a reader, which returns it as a value. */
export class Refused extends Error {
  readonly failure: Failure

  constructor(code: FailureCode) {
    super(code)
    this.failure = failure(code)
  }
}

/** Returns what `read` returns or was refused with; other errors are bugs and pass. */
export function orRefused<Result>(read: () => Result): Result | Failure {
  try {
    return read()
  } catch (error) {
    if (error instanceof Refused) return error.failure
    throw error
  }
}

/** A failure with the questions whose answers might help. */
export type Refusal = {
  readonly ok: false
  readonly code: FailureCode
  readonly sentence: string
  readonly guesses: readonly Guess[]
}

export function refusal(why: Failure, guesses: readonly Guess[] = []): Refusal {
  return { ok: false, code: why.code, sentence: failureText(why), guesses }
}

export function failureText({ code, where }: Failure): string {
  return where ? `${failureSentences[code]} The first is in ${where}.` : failureSentences[code]
}

/** The most that is read. `file`, `unpacked` and `inflated` are bytes; `depth` is of XML. */
export const limits = {
  file: 5 * 1024 * 1024,
  unpacked: 50 * 1024 * 1024,
  inflated: 4 * 1024 * 1024,
  entries: 2000,
  rows: 20_000,
  columns: 400,
  cells: 1_000_000,
  /** As in Excel. */
  cell: 32_767,
  depth: 64,
  groups: 50,
  links: 100_000,
  minutes: 100 * 366 * 24 * 60,
} as const
