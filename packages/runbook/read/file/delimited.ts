import { Refused, limits } from '../../failure.ts'
import { withSplitRows, withWholeCells, withWholeRows, withoutPadding } from './mend-rows.ts'
import { withoutNoise, type Cell, type Sheet } from './table.ts'

const delimiters = [',', ';', '\t', '|'] as const

/** How much of a file is looked at to find its delimiter, in characters. */
const looked = 64 * 1024

/**
 * Splits delimited text (RFC 4180) in one pass. A quotation mark inside a cell that doesn't begin with one is a
 * character like any other. Throws Refused: broken_quotes, too_many_rows, too_many_cells, cell_too_long.
 */
function split(text: string, delimiter: string, isWhole: boolean): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cells = 0
  let at = 0

  /** Whether a cell begins with a quotation mark; by hand, people put spaces in front of it. */
  function isQuoted(): boolean {
    const from = at
    while (text[at] === ' ') at++
    if (text[at] === '"' && (at === from || text.includes('"', at + 1))) return true
    at = from
    return false
  }

  function quoted(): string {
    const parts: string[] = []
    for (let from = at + 1; ;) {
      const end = text.indexOf('"', from)
      if (end < 0) {
        if (isWhole) throw new Refused('broken_quotes', `row ${rows.length + 1}`)
        at = text.length
        return parts.join('')
      }
      parts.push(text.slice(from, end))
      at = end + 1
      if (text[at] !== '"') return parts.join('')
      parts.push('"')
      from = at + 1
    }
  }

  function plain(): string {
    const from = at
    while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r')
      at++
    return text.slice(from, at)
  }

  while (at < text.length) {
    const cell = isQuoted() ? quoted() + plain() : plain()
    if (cell.length > limits.cell && isWhole) throw new Refused('cell_too_long')
    row.push(cell)
    if (++cells > limits.cells) throw new Refused('too_many_cells')
    if (row.length > limits.columns && isWhole) throw new Refused('too_many_rows')
    if (text[at] === delimiter) {
      at++
      if (at >= text.length) row.push('')
      continue
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at++
    at++
    rows.push(row)
    row = []
    if (rows.length > limits.rows && isWhole) throw new Refused('too_many_rows')
  }
  if (row.length > 0) rows.push(row)
  return rows
}

/** The delimiter by which most rows have the same number of cells, and more than one. */
function delimiterOf(text: string): string {
  const sample = text.slice(0, looked)
  let best = { delimiter: ',', score: 0 }
  for (const delimiter of delimiters) {
    if (!sample.includes(delimiter)) continue
    const widths = split(sample, delimiter, false)
      .map((row) => row.length)
      .filter((width, i, all) => i < all.length - 1 || all.length === 1 || width > 1)
    const byWidth = Map.groupBy(
      widths.filter((width) => width > 1),
      (width) => width,
    )
    const [width = 0, rows = []] =
      [...byWidth].toSorted(
        ([a, some], [b, others]) => others.length * (b - 1) - some.length * (a - 1),
      )[0] ?? []
    const score = (rows.length / widths.length) * rows.length * Math.min(width, 12)
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}

/** Between columns that somebody has put below each other with spaces. */
const spaces = / {3,}/

/** Whether most lines have three parts or more that spaces part, and no delimiter. */
function isAligned(text: string): boolean {
  const lines = text
    .slice(0, looked)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const parted = lines.filter(
    (line) => !/[,;\t|]/.test(line) && line.trim().split(spaces).length > 2,
  )
  return parted.length > 2 && parted.length * 3 > lines.length * 2
}

/** A cell begins where its heading does, so that an empty one keeps its place. */
function rowsOfAligned(text: string): Cell[][] {
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd())
  const head = lines.find((line) => line.trim().split(spaces).length > 2) ?? ''
  const starts = Array.from(head.matchAll(/(?<=^|   )\S/g), ({ index }) => index)
  return lines.map((line) =>
    line.split(spaces).length < 2
      ? [line.trim() || null]
      : starts.map((start, i) => line.slice(start, starts[i + 1]).trim() || null),
  )
}

/** Where the parts of a line begin that two spaces or more part. */
function startsOf(line: string): number[] {
  return Array.from(line.matchAll(/(?<=^| {2})\S/g), ({ index }) => index)
}

/** Whether a line has a new part wherever its headings do, or nothing. */
function fitsBelow(line: string, starts: readonly number[]): boolean {
  return starts.every((start) => start === 0 || start >= line.length || line[start - 1] === ' ')
}

/** Tables among other text whose columns stand below each other: each below its title, up to an empty line. */
function alignedTables(text: string): Sheet[] {
  const lines = text
    .slice(0, looked)
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
  const sheets: Sheet[] = []
  for (let at = 0; at < lines.length; at++) {
    const starts = startsOf(lines[at]!)
    // Somebody has made the columns of a file with commas equally wide.
    if (starts.length < 3 || / {2}[,;|]/.test(lines[at]!)) continue
    let end = at + 1
    while (end < lines.length && lines[end] !== '' && fitsBelow(lines[end]!, starts)) end++
    const below = lines.slice(at + 1, end)
    if (below.length < 3 || (lines[end] ?? '') !== '') continue
    const title = lines.slice(0, at).findLast(Boolean)?.trim() ?? ''
    const rows = [lines[at]!, ...below].filter((line) => !/^[-=\s]+$/.test(line))
    sheets.push({
      name: title.length > 60 ? '' : title,
      rows: rows.map((line) =>
        starts.map((start, i) => line.slice(start, starts[i + 1]).trim() || null),
      ),
    })
    at += below.length
  }
  return sheets
}

// Tab, line feed and carriage return are the only control characters that a table holds.
// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u0008\u000e-\u001f\ufffd]/

/** What a cell says: an apostrophe in front only keeps it from running as a formula, as in our own CSV. */
function saidIn(cell: string): Cell {
  const text = cell.trimEnd().replace(/^'(?=\s*[=+\-@＝＋－＠])/, '')
  return text.trim() === '' ? null : withoutNoise(text)
}

/**
 * Reads CSV or TSV. Excel may name the delimiter in a first line 'sep=;'. Throws Refused: empty, not_a_spreadsheet and
 * what `split` throws.
 */
export function readDelimited(text: string): Sheet[] {
  const whole = text.replace(/^\ufeff/, '')
  if (whole.trim() === '') throw new Refused('empty')
  if (control.test(whole)) throw new Refused('not_a_spreadsheet')
  const [sepLine, named] = /^sep=(.)\r?\n/i.exec(whole) ?? ['']
  const body = whole.slice(sepLine.length)
  if (named === undefined && isAligned(body)) return [{ name: '', rows: rowsOfAligned(body) }]
  const aligned = named === undefined && !body.includes('\t') ? alignedTables(body) : []
  if (aligned.length > 0) return aligned
  const delimiter = named ?? delimiterOf(body)
  const mended = withWholeCells(
    withWholeRows(withSplitRows(split(body, delimiter, true), delimiter)),
    delimiter,
  )
  const rows = withoutPadding(mended)
  const isTable = rows.some((row) => row.length > 1)
  if (!isTable) throw new Refused('not_a_spreadsheet')
  return [{ name: '', rows: rows.map((row) => row.map(saidIn)) }]
}
