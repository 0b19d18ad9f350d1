import type { CleanCell } from './cleaned-sheet.ts'

/**
 * A text that no spreadsheet program runs as a formula: an apostrophe in front of what begins like
 * one ("CSV Injection", OWASP, owasp.org/www-community/attacks/CSV_Injection), in full width too, which
 * programs set to Japanese or Chinese take for the same.
 */
function harmless(text: string): string {
  return /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(text) ? `'${text}` : text
}

function field(cell: CleanCell): string {
  if (typeof cell === 'number') return String(cell)
  if (cell instanceof Date) return cell.toISOString().slice(0, 16).replace('T', ' ')
  const text = harmless(cell ?? '')
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A table as CSV (RFC 4180), with the mark by which spreadsheet programs know that it is UTF-8. */
export function toCsv(rows: readonly (readonly CleanCell[])[]): string {
  return `\ufeff${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`
}
