import { failure, type Failure } from '../../failure.ts'
import {
  checkSheetXml,
  fillMerges,
  hasRunawayTag,
  hasTooManyCells,
  readMerges,
} from './sheet-xml.ts'
import type { Cell, Sheet } from './table.ts'
import { packStored, unpack } from './zip.ts'
import readWorkbook from 'read-excel-file/universal'

const day = 86_400_000
/** 1 January 1970 as a serial number. */
const unixEpoch = 25_569
/** Days between the date systems of 1900 and 1904. */
const shift1904 = 1462

function isPart(name: string) {
  return (
    /\.(xml|rels)$/.test(name) && !/\/(drawings|charts|media|pivot\w*|externalLinks)\//.test(name)
  )
}

function attribute(tag: string, name: string) {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
}

/** In the workbook's order; '' for a chart. */
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
    // The library returns a time without a day as a day of 1904.
    const isTimeAlone = is1904 && serial >= shift1904 && serial < shift1904 + 100
    return { serial: isTimeAlone ? serial - shift1904 : serial }
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null
}

/**
 * Reads an .xlsx workbook. Failures: encrypted, broken_archive, unpacks_too_large, not_a_spreadsheet,
 * too_many_cells, too_many_rows, formula_without_value, unreadable.
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
  if ([...files.keys()].some((path) => hasRunawayTag(text(path)))) return failure('unreadable')

  const workbook = text('xl/workbook.xml')
  const paths = sheetPaths(workbook, text('xl/_rels/workbook.xml.rels'))
  const xml = paths.map(text)
  // The library would give up on millions of cells without a reason.
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
    // The file has passed all checks, so what the library throws is due to the file.
    return failure('unreadable')
  }
}

/** The indent of each cell format, by its number (ECMA-376, 18.8.10 and 18.8.1). */
function readIndents(styles: string): number[] {
  const formats = /<(?:\w+:)?cellXfs[\s>]([\s\S]*?)<\/(?:\w+:)?cellXfs>/.exec(styles)?.[1] ?? ''
  const [, ...parts] = formats.split(/<(?:\w+:)?xf(?=[\s>/])/)
  return parts.map((format) => Number(/\bindent="(\d{1,3})"/.exec(format)?.[1] ?? 0))
}

/** By outline level (ECMA-376, 18.3.1.73) or by alignment; undefined if neither is used. */
function rowIndents(xml: string, indents: readonly number[]): number[] | undefined {
  if (!xml.includes('outlineLevel=') && !indents.some((indent) => indent > 0)) return undefined
  const levels: number[] = []
  const [, ...rows] = xml.split(/<(?:\w+:)?row(?=[\s>])/)
  for (const [i, row] of rows.entries()) {
    const tag = row.slice(0, row.indexOf('>'))
    const number = Number(/\br="(\d{1,7})"/.exec(tag)?.[1] ?? i + 1)
    const outline = Number(/\boutlineLevel="(\d)"/.exec(tag)?.[1] ?? 0)
    const formats = row.matchAll(/<(?:\w+:)?c\s[^>]*?\bs="(\d{1,6})"/g)
    const deepest = Array.from(formats, ([, format]) => indents[Number(format)] ?? 0)
    levels[number - 1] = outline || deepest.reduce((most, indent) => Math.max(most, indent), 0)
  }
  const found = Array.from(levels, (level) => level ?? 0)
  return found.some((level) => level > 0) ? found : undefined
}
