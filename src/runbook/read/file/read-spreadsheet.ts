import { failure, limits, type Failure, type FailureCode } from '../../failure.ts'
import { decodeText, hasPrefix, readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import type { Sheet } from './table.ts'

/** Streams that show what a compound file holds, in UTF-16: [MS-CFB] 2.6.1. */
const streams = [
  ['EncryptedPackage', 'encrypted'],
  ['TBkndTask', 'project_file'],
  ['WordDocument', 'word_document'],
] as const satisfies readonly (readonly [string, FailureCode])[]

const archives = [
  ['META-INF/manifest.xml', 'open_document'],
  ['word/document.xml', 'word_document'],
] as const satisfies readonly (readonly [string, FailureCode])[]

function includes(bytes: Uint8Array, text: string, isWide = false): boolean {
  const wanted = Array.from(text, (letter) =>
    [letter.charCodeAt(0), 0].slice(0, isWide ? 2 : 1),
  ).flat()
  for (let at = bytes.indexOf(wanted[0]!); at >= 0; at = bytes.indexOf(wanted[0]!, at + 1))
    if (wanted.every((byte, i) => bytes[at + i] === byte)) return true
  return false
}

/** Reads a file by its first bytes. Never throws for a bad file; failures: see `failureSentences`. */
export async function readSpreadsheet(
  bytes: Uint8Array,
): Promise<{ ok: true; sheets: Sheet[] } | Failure> {
  if (bytes.length > limits.file) return failure('too_large')
  if (bytes.length === 0) return failure('empty')
  // [MS-CFB] 2.2: the header of a compound file.
  if (hasPrefix(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return failure(streams.find(([name]) => includes(bytes, name, true))?.[1] ?? 'old_excel')
  if (hasPrefix(bytes, 0x25, 0x50, 0x44, 0x46)) return failure('pdf_file')
  const isArchive = hasPrefix(bytes, 0x50, 0x4b)
  const other = isArchive && archives.find(([name]) => includes(bytes, name))?.[1]
  if (other) return failure(other)
  const read = isArchive ? await readXlsx(bytes) : await readText(bytes)
  if (!read.ok) return read
  if (read.sheets.some(({ rows }) => rows.some((row) => row.some(isTooLong))))
    return failure('cell_too_long')
  const sheets = read.sheets.filter(({ rows }) => rows.some((row) => row.some(isFilled)))
  return sheets.length === 0 ? failure('empty') : { ok: true, sheets }
}

async function readText(bytes: Uint8Array) {
  const text = decodeText(bytes)
  if (!isXml(text)) return readCsv(text)
  // Loaded only for projects: it is a sixth of the code that reads files.
  const { readMspdi } = await import('./read-mspdi.ts')
  return readMspdi(text)
}

function isXml(text: string): boolean {
  return /^\ufeff?\s*<(\?xml|!DOCTYPE|Project[\s>])/i.test(text)
}

function isTooLong(cell: unknown) {
  return typeof cell === 'string' && cell.length > limits.cell
}

function isFilled(cell: unknown) {
  return cell !== null
}
