/** Rows as lines of text, each column as wide as its widest cell. */
export function inColumns(rows: readonly (readonly string[])[]): string {
  function width(column: number) {
    return Math.max(...rows.map((row) => row[column]?.length ?? 0))
  }

  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(width(column))).join('  ')}`.trimEnd())
    .join('\n')
}
