import type { Reading } from './reading.ts'

/** Each code is stable; its sentence is what the visitor reads. */
export const failureSentences = {
  too_large: 'This file is over the limit of 5 MB. Choose a copy with only the task sheet.',
  empty: 'This file is empty. Choose another one.',
  encrypted: 'This file has a password. Save a copy without one, and choose that copy.',
  old_excel: 'This is an old .xls workbook. Save it as .xlsx or .csv, and choose that copy.',
  project_file:
    'This is a Microsoft Project file. In Project, choose ‘Save As’ and ‘XML Format’, then choose the .xml file here.',
  empty_project:
    'This Microsoft Project file has no tasks. In Project, open the plan itself rather than a template or a resource pool, and save it as XML again.',
  primavera_file:
    'This is a Primavera P6 file. In P6, export the project as an .xlsx spreadsheet or as Microsoft Project XML, and choose that file.',
  projectlibre_file:
    'This is a ProjectLibre file (.pod). In ProjectLibre, choose ‘Save As’ and ‘Microsoft Project 2010 (.xml)’, then choose the .xml file here.',
  gantt_project_file:
    'This is a GanttProject file (.gan). In GanttProject, choose ‘Export’ and ‘Microsoft Project’ with the format XML, or CSV, and choose that file.',
  google_link:
    'This is only a link to a file in Google Drive. Open it there, choose ‘File’, ‘Download’ and ‘Microsoft Excel’, and choose that file.',
  numbers_file:
    'This is an Apple Numbers file. In Numbers, choose ‘File’, ‘Export To’ and ‘Excel’ or ‘CSV’, and choose that file.',
  binary_workbook:
    'This is a binary Excel workbook (.xlsb). In Excel, save it as .xlsx, and choose that copy.',
  rich_text:
    'This is rich text, whatever its name says. Save it as plain text or .csv, or copy the table into a spreadsheet, and choose that.',
  lock_file:
    'This is the lock file that Office keeps while a document is open. Choose the document itself, whose name has no ~ in front.',
  picture: 'This is a picture. Choose the spreadsheet or project that it shows.',
  archive: 'This is an archive of files. Unpack it, and choose the spreadsheet inside.',
  web_page:
    'This is a web page, whatever its name says. Open it in Excel, save it as .xlsx, and choose that copy.',
  slides:
    'This is a presentation, as PowerPoint saves it. Copy its table into a spreadsheet, and choose that.',
  drawing:
    'This is a drawing, as Visio or draw.io saves it. Choose the spreadsheet or project that it shows.',
  email:
    'This is an email, as Outlook saves it. Save the file that is attached to it, and choose that.',
  open_document:
    'This is an OpenDocument spreadsheet (.ods). In LibreOffice, choose ‘Save As’ and ‘Excel 2007–365 (.xlsx)’, then choose the .xlsx file here.',
  pdf_file: 'This is a PDF. Choose the spreadsheet or project it was made from.',
  word_document: 'This is a Word document. Copy its table into a spreadsheet, and choose that.',
  not_a_spreadsheet: 'This isn’t a spreadsheet. Choose a .csv, .tsv, .xlsx or Project .xml file.',
  no_table:
    'This page has no table, and no list of tasks with times. Put each task in a row of a table, with columns for who and when, and choose that.',
  broken_archive: 'This workbook is damaged. Save it again, and choose the new file.',
  unpacks_too_large:
    'Unzipped, this workbook is over the limit of 32 MB. Choose a copy with only the task sheet.',
  too_many_rows:
    'This sheet is over the limit of 20,000 rows or 400 columns. Choose a copy with only the tasks.',
  too_many_sheets: 'This file has over 300 sheets or tables. Choose a copy with only the plan.',
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
  columns_unknown:
    'We found no column with the names of tasks. Say below which one has them, or which row has the headings.',
  bad_runbook_file:
    'This saved runbook is damaged or was edited by hand. Open the original, and save it again.',
  newer_runbook_file:
    'This runbook was saved by a newer version of this page. Reload the page, and choose the file again.',
  no_tasks:
    'We found no tasks below the headings. Say below which column has their names, or choose another sheet.',
  unreadable: 'We couldn’t read this file. Save it as .xlsx or .csv, and choose that copy.',
  took_too_long:
    'Reading this file took more than 20 seconds, so we stopped. Choose a copy with only the task sheet.',
  not_loaded: 'The file reader didn’t load. Check your connection, and try again.',
  not_shown: 'We read this runbook but couldn’t show it. Choose it again, or another one.',
  one_file: 'Choose one file at a time.',
  link_too_long:
    'This runbook is too long for a link: email or chat could cut it off. Save it as a file instead.',
  link_too_many:
    'A link can hold at most 200 delays, risks, deadlines and owners that you marked. Save the runbook as a file instead.',
  link_cut: 'This link was cut short or changed on its way. Ask for a new one.',
  link_foreign: 'There is no runbook in this link. Ask for a new one.',
  link_other_version:
    'This link was made by another version of this page. Reload the page, or ask for a new one.',
  not_kept:
    'Not kept: this browser has no room left, or stores nothing. Copy the link, or save the runbook as a file.',
  kept_elsewhere:
    'Not kept: another tab has kept or deleted a runbook with this name. Tick the box again to keep this one.',
  file_gone:
    'A file stays in the tab that opened it, and this tab doesn’t have it. Choose it again, or ask for its link.',
  nothing_kept: 'This runbook is no longer kept on this device. Choose its file again.',
} as const

export type FailureCode = keyof typeof failureSentences

/** `reading`: how the file was read, if another sheet, row of headings or column may still open it. */
export type Failure = {
  readonly ok: false
  readonly code: FailureCode
  readonly sentence: string
  readonly reading?: Reading
}

/** `where`: the cell or row, such as 'cell D4'. */
export function failure(code: FailureCode, where = ''): Failure {
  const more = where === '' ? '' : ` Look first in ${where}.`
  return { ok: false, code, sentence: failureSentences[code] + more }
}

/** Thrown inside a reader, which returns it as a value. */
export class Refused extends Error {
  readonly failure: Failure

  constructor(code: FailureCode, where = '') {
    super(code)
    this.failure = failure(code, where)
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

/** Waits for code that is loaded on demand. If it does not arrive, that is no fault of the file. */
export async function loaded<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await code
  } catch {
    throw new Refused('not_loaded')
  }
}

/** Larger files are refused. `file`, `unpacked` and `inflated` are bytes; `depth` is the nesting of XML. */
export const limits = {
  file: 5 * 1024 * 1024,
  unpacked: 32 * 1024 * 1024,
  inflated: 4 * 1024 * 1024,
  entries: 2000,
  rows: 20_000,
  columns: 400,
  /** Sheets of a workbook, or tables of a page. */
  sheets: 300,
  cells: 1_000_000,
  /** Excel's own limit of characters in a cell. */
  cell: 32_767,
  depth: 64,
  groups: 50,
  links: 100_000,
  minutes: 100 * 366 * 24 * 60,
} as const
