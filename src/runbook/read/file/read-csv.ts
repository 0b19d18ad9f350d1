import Papa from 'papaparse'
import { failure, limits, type Failure } from '../../failure.ts'
import type { Sheet } from './table.ts'

export function hasPrefix(bytes: Uint8Array, ...prefix: number[]) {
  return prefix.every((byte, i) => bytes[i] === byte)
}

/** Decodes by the byte order mark, or as UTF-8 if valid, or else as Windows-1252, which Excel writes. */
export function decodeText(bytes: Uint8Array): string {
  function decode(encoding: string) {
    return new TextDecoder(encoding).decode(bytes)
  }

  if (hasPrefix(bytes, 0xff, 0xfe)) return decode('utf-16le')
  if (hasPrefix(bytes, 0xfe, 0xff)) return decode('utf-16be')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decode('windows-1252')
  }
}

// Tab, line feed and carriage return are the only control characters that a table holds.
// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffd]/

/**
 * Reads CSV or TSV (RFC 4180). Excel may name the delimiter in a first line 'sep=;'. Failures: empty,
 * not_a_spreadsheet, broken_quotes, too_many_rows, too_many_cells.
 */
export function readCsv(text: string): { ok: true; sheets: Sheet[] } | Failure {
  if (text.trim() === '') return failure('empty')
  if (control.test(text) || /^\s*(<|\{\\rtf)/i.test(text)) return failure('not_a_spreadsheet')

  const [sepLine, delimiter] = /^sep=(.)\r?\n/i.exec(text) ?? ['']
  const { data, errors } = Papa.parse<string[]>(text.slice(sepLine.length), {
    delimiter: delimiter ?? '',
    delimitersToGuess: [',', ';', '\t', '|'],
    skipEmptyLines: false,
  })
  const unclosed = errors.find(({ code }) => code === 'MissingQuotes')
  if (unclosed) return failure('broken_quotes', `row ${(unclosed.row ?? 0) + 1}`)
  if (data.length > limits.rows || data.some((row) => row.length > limits.columns))
    return failure('too_many_rows')
  if (data.reduce((cells, row) => cells + row.length, 0) > limits.cells)
    return failure('too_many_cells')
  if (data.every((row) => row.length < 2)) return failure('not_a_spreadsheet')
  const rows = data.map((row) => row.map((cell) => (cell.trim() === '' ? null : cell.trimEnd())))
  return { ok: true, sheets: [{ name: '', rows }] }
}
