import { failure, limits, type Failure } from '../../failure.ts'
import { decodeText, readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import type { Sheet } from './table.ts'

function startsWith(bytes: Uint8Array, ...prefix: number[]) {
  return prefix.every((byte, i) => bytes[i] === byte)
}

/** Excel keeps an encrypted workbook as a stream of this name inside an old compound file. */
const encryptedStream = Array.from('EncryptedPackage', (letter) => [letter.charCodeAt(0), 0]).flat()

function includes(bytes: Uint8Array, wanted: readonly number[]): boolean {
  for (let at = bytes.indexOf(wanted[0]!); at >= 0; at = bytes.indexOf(wanted[0]!, at + 1))
    if (wanted.every((byte, i) => bytes[at + i] === byte)) return true
  return false
}

/**
 * The sheets of a file, told apart by its first bytes and not by its name. Never throws for a bad
 * file: see `failureSentences` for every way in which one can fail.
 */
export async function readSpreadsheet(
  bytes: Uint8Array,
): Promise<{ ok: true; sheets: Sheet[] } | Failure> {
  if (bytes.length > limits.file) return failure('too_large')
  if (bytes.length === 0) return failure('empty')
  // [MS-CFB] 2.2: the header of a compound file.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return failure(includes(bytes, encryptedStream) ? 'encrypted' : 'old_excel')
  const read = startsWith(bytes, 0x50, 0x4b) ? await readXlsx(bytes) : await readText(bytes)
  if (!read.ok) return read
  const sheets = read.sheets.filter(({ rows }) => rows.some((row) => row.some(isFilled)))
  return sheets.length === 0 ? failure('empty') : { ok: true, sheets }
}

async function readText(bytes: Uint8Array) {
  const text = decodeText(bytes)
  if (!isXml(text)) return readCsv(text)
  // A sixth of the code that reads files, for the few that are projects.
  const { readMspdi } = await import('./read-mspdi.ts')
  return readMspdi(text)
}

/** Whether a text is XML rather than a table. */
function isXml(text: string): boolean {
  return /^\ufeff?\s*<(\?xml|!DOCTYPE|Project[\s>])/i.test(text)
}

function isFilled(cell: unknown) {
  return cell !== null
}
