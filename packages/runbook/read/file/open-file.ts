import { Refused, limits, loaded, type Failure } from '../../failure.ts'
import { decodeText } from './decode.ts'
import { readDelimited } from './delimited.ts'
import { otherKind, otherXml } from './kinds.ts'
import { readMermaid } from './mermaid.ts'
import { cellText, isFilled, type Row, type Sheet } from './table.ts'
import { isWiki, readBackoutLists, readTextLists } from './text-lists.ts'
import {
  hasTextTable,
  readTextTables,
  withBarredTables,
  withDrawnTables,
  withoutComments,
} from './text-tables.ts'

/** A file's sheets as a person sees them; nothing in them is interpreted. */
export type OpenedFile = {
  readonly ok: true
  readonly title: string
  readonly sheets: readonly Sheet[]
}

/** A person who drops a workbook knows nothing of the XML inside. */
function asWorkbook<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    const isXml = error instanceof Refused && error.failure.code.endsWith('_xml')
    throw isXml ? new Refused('unreadable') : error
  }
}

function timesIn(sheets: readonly Sheet[]): string[] {
  const cells = sheets.flatMap(({ rows }) => rows.flat().map(cellText))
  return cells
    .flatMap((text) => /^(?:\d{4}-\d\d-\d\d )?(\d{1,2}[:.h]\d\d)/.exec(text)?.[1] ?? [])
    .map((text) => text.replace(/\D/g, ''))
}

/** Whether lists go through the steps of the tables again, in detail, or a chart in short. */
function repeatTimes(others: readonly Sheet[], tables: readonly Sheet[]): boolean {
  const known = new Set(timesIn(tables))
  const times = timesIn(others)
  return times.length > 0 && times.filter((time) => known.has(time)).length * 2 > times.length
}

const line = /^[-=_~*+–—─━═:. ]{2,}$/

/** Whether somebody has drawn a row below others: '-----' in each cell, or one long line. */
function isLine(row: Row): boolean {
  if (!line.test(cellText(row.find(isFilled)))) return false
  const texts = row.map(cellText).filter(Boolean)
  return texts.join('').length > 3 && texts.every((text) => line.test(text))
}

/** Keeps the numbers of the rows: a drawn line is an empty row. */
function withoutLines(sheet: Sheet): Sheet {
  return { ...sheet, rows: sheet.rows.map((row) => (isLine(row) ? [] : row)) }
}

/** The tables of a page that was pasted into a workbook, a line a cell; other sheets stay as they are. */
function pastedTables(sheet: Sheet): readonly Sheet[] {
  if (sheet.rows.some((row) => row.length > 1)) return [sheet]
  const text = sheet.rows.map((row) => cellText(row[0])).join('\n')
  const tables = hasTextTable(text) ? readTextTables(text) : []
  return tables.length > 0 ? tables : [sheet]
}

const readers = {
  workbook: async () => import('./workbook.ts'),
  project: async () => import('./project-xml.ts'),
}

/** Loads what only some formats need, one after the other, so that such a file opens without a network. */
export async function loadReaders(): Promise<void> {
  await readers.workbook()
  await readers.project()
}

async function sheetsOf(name: string, bytes: Uint8Array): Promise<readonly Sheet[]> {
  if (bytes.length > limits.file) throw new Refused('too_large')
  const other = otherKind(name, bytes)
  if (other) throw new Refused(other)
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const { readWorkbook } = await loaded(readers.workbook())
    return asWorkbook(() => readWorkbook(bytes).flatMap(pastedTables))
  }
  const text = decodeText(bytes)
  if (text.startsWith('{\\rtf')) throw new Refused('rich_text')
  if (/^\ufeff?\s*</.test(text)) {
    const otherRoot = otherXml(text)
    if (otherRoot) throw new Refused(otherRoot)
    const { readProjectXml } = await loaded(readers.project())
    return readProjectXml(text)
  }
  const isPage = /\.(?:md|mdx|markdown|rst|adoc)$/i.test(name) || isWiki(text)
  const page = isPage ? withDrawnTables(withBarredTables(withoutComments(text))) : text
  const charts = readMermaid(page)
  const tables = hasTextTable(page) ? readTextTables(page) : []
  const hasTables = charts.length + tables.length > 0
  // Lists beside a chart are of what to check.
  const lists = charts.length > 0 ? [] : readTextLists(page, isPage, hasTables)
  const others = hasTables ? readBackoutLists(page) : []
  const found = [
    ...(repeatTimes(charts, tables) ? [] : charts),
    ...tables,
    ...(repeatTimes(lists, tables) ? [] : lists),
    ...others,
  ]
  if (found.length > 0) return found
  // Commas in prose part no columns.
  if (isPage) throw new Refused('no_table')
  return readDelimited(text)
}

/**
 * Opens a spreadsheet, a delimited text, a page with tables or a Microsoft Project XML file. Never throws for a bad
 * one; failures: see `failureSentences`. A file may take a second, so call it in a worker.
 */
export async function openFile(name: string, bytes: Uint8Array): Promise<OpenedFile | Failure> {
  try {
    const read = await sheetsOf(name, bytes)
    const sheets = read
      .map(withoutLines)
      .filter(({ rows, isTooLarge }) => isTooLarge || rows.some((row) => row.some(isFilled)))
    if (sheets.length === 0) throw new Refused('empty')
    if (sheets.every(({ isTooLarge }) => isTooLarge)) throw new Refused('too_many_rows')
    if (sheets.length > limits.sheets) throw new Refused('too_many_sheets')
    const own = sheets[0]!.isProject ? sheets[0]!.name : ''
    return { ok: true, title: own || name.replace(/\.[a-z0-9]{2,5}$/i, ''), sheets }
  } catch (error) {
    if (error instanceof Refused) return error.failure
    throw error
  }
}
