import readWorkbook from 'read-excel-file/universal'
import { failure, type Failure } from '../../failure.ts'
import { readIndents, rowIndents } from './sheet-indents.ts'
import { checkSheetXml, fillMerges, hasTooManyCells, readMerges } from './sheet-xml.ts'
import type { Cell, Sheet } from './table.ts'
import { packStored, unpack } from './zip.ts'

const day = 86_400_000
/** 1 January 1970 as a serial number. */
const unixEpoch = 25_569
/** What a workbook that counts from 1904 adds to every serial number. */
const shift1904 = 1462

function isPart(name: string) {
  return (
    /\.(xml|rels)$/.test(name) && !/\/(drawings|charts|media|pivot\w*|externalLinks)\//.test(name)
  )
}

function attribute(tag: string, name: string) {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
}

/** The worksheets' paths in the workbook's order; '' for a sheet that is a chart. */
function sheetPaths(workbook: string, relations: string): string[] {
  const targets = new Map(
    [...relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)].map(([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target'),
    ]),
  )
  return [...workbook.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)].map(([tag]) => {
    const target = targets.get(attribute(tag, '\\w+:id')) ?? ''
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`
  })
}

function toCell(value: unknown, is1904: boolean): Cell {
  if (value instanceof Date) {
    const serial = value.getTime() / day + unixEpoch
    // A time without a day comes back as a day of 1904.
    const isTimeAlone = is1904 && serial >= shift1904 && serial < shift1904 + 100
    return { serial: isTimeAlone ? serial - shift1904 : serial }
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null
}

/**
 * The sheets of an .xlsx workbook. Expected failures are values: encrypted, broken_archive,
 * unpacks_too_large, not_a_spreadsheet, too_many_cells, too_many_rows, formula_without_value,
 * unreadable.
 */
export async function readXlsx(
  bytes: Uint8Array,
): Promise<{ ok: true; sheets: Sheet[] } | Failure> {
  const unpacked = unpack(bytes, isPart)
  if (!unpacked.ok) return unpacked
  const { files } = unpacked

  function text(path: string) {
    return new TextDecoder().decode(files.get(path))
  }

  if (!files.has('xl/workbook.xml')) return failure('not_a_spreadsheet')

  const workbook = text('xl/workbook.xml')
  const paths = sheetPaths(workbook, text('xl/_rels/workbook.xml.rels'))
  const xml = paths.map(text)
  // Checks before the cells are parsed: a library that gives up on millions does not say why.
  if (hasTooManyCells(xml)) return failure('too_many_cells')
  for (const sheet of xml) {
    const problem = checkSheetXml(sheet)
    if (problem) return problem
  }

  const indents = readIndents(text('xl/styles.xml'))
  const is1904 = /<(?:\w+:)?workbookPr\s[^>]*date1904="(1|true)"/.test(workbook)
  try {
    const read = await readWorkbook(packStored(files))
    const sheets = read.map(({ sheet, data }, i) => ({
      name: sheet,
      rows: fillMerges(
        (data ?? []).map((row) => row.map((value) => toCell(value, is1904))),
        readMerges(xml[i] ?? ''),
      ),
      indents: rowIndents(xml[i] ?? '', indents),
    }))
    return { ok: true, sheets }
  } catch {
    // Whatever the library throws here, the file caused it: it has passed all our checks.
    return failure('unreadable')
  }
}
