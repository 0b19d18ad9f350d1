/** Whether every filled cell of a column is a number, and whether none is. */
function numbersIn(rows: readonly string[][], column: number): 'all' | 'none' | 'some' {
  const filled = rows.map((row) => row[column]!.trim()).filter(Boolean)
  const numbers = filled.filter((text) => /^\d+(?:\.\d+)?$/.test(text)).length
  return numbers === 0 ? 'none' : numbers === filled.length ? 'all' : 'some'
}

/** Whether a row may be the headings: the lines above them are titles and notes. */
function haveHeadings(row: readonly string[]): boolean {
  return row.filter((cell) => cell.trim() !== '').length > 2
}

/** How many cells a whole row has; 0 if there are no headings. */
function widthOf(rows: readonly string[][]): number {
  return rows.find(haveHeadings)?.length ?? 0
}

/**
 * Puts together what a delimiter without quotation marks has parted, in rows that are longer than the headings:
 * 'Unplug tills, label the leads', where no other cell begins with a space, and '1,5' below a heading of numbers with
 * other texts behind it.
 */
export function withWholeCells(rows: readonly string[][], delimiter: string): readonly string[][] {
  const headings = rows.findIndex(haveHeadings)
  const width = rows[headings]?.length ?? 0
  const below = rows.slice(headings + 1)
  const whole = below.filter((row) => row.length === width)
  if (whole.length === 0 || below.every((row) => row.length <= width)) return rows
  const haveSpaces = whole.some((row) => row.some((cell) => /^ \S/.test(cell)))
  const kinds = Array.from({ length: width }, (_, column) => numbersIn(whole, column))

  /** Puts cells together with those before them, if no more are too many. */
  function joined(row: string[], isPart: (cell: string, at: number) => boolean): string[] {
    const parts = new Set(row.flatMap((cell, at) => (at > 0 && isPart(cell, at) ? [at] : [])))
    if (parts.size > row.length - width) return row
    const all: string[] = []
    for (const [at, cell] of row.entries()) {
      if (parts.has(at)) all.push(all.pop()! + delimiter + cell)
      else all.push(cell)
    }
    return all
  }

  return rows.map((row, place) => {
    if (place <= headings || row.length <= width) return row
    const named = haveSpaces ? row : joined(row, (cell) => /^ \S/.test(cell))
    if (delimiter !== ',' || named.length !== width + 1) return named
    return joined(
      named,
      (cell, at) =>
        kinds[at - 1] === 'all' &&
        kinds[at] === 'none' &&
        /^\d{1,2}$/.test(cell) &&
        /^\d+$/.test(named[at - 1]!),
    )
  })
}

/** Splits a row that was pasted with commas into a file with semicolons, so that it is one cell. */
export function withSplitRows(rows: readonly string[][], delimiter: string): readonly string[][] {
  const width = widthOf(rows)
  const others = [',', ';', '\t'].filter((sign) => sign !== delimiter)
  return rows.map((row) => {
    if (width < 4 || row.findLastIndex((cell) => cell !== '') !== 0) return row
    const parts = others.map((sign) => row[0]!.split(sign)).find((cells) => cells.length === width)
    return parts ?? row
  })
}

/** Puts a row together that a line break without quotation marks has cut in two. The parts have the cells of one row. */
export function withWholeRows(rows: readonly string[][]): readonly string[][] {
  const width = widthOf(rows)
  if (rows.filter((row) => row.length === width).length * 2 < rows.length) return rows

  function isCut(row: readonly string[], next: readonly string[]): boolean {
    return (
      row.length > 1 &&
      next.length > 1 &&
      row.length + next.length - 1 === width &&
      /\p{L}$/u.test(row.at(-1)!.trim()) &&
      /^\p{L}/u.test(next[0]!)
    )
  }

  const whole: string[][] = []
  for (const row of rows) {
    const last = whole.at(-1)
    if (last && isCut(last, row))
      whole.splice(-1, 1, [...last.slice(0, -1), `${last.at(-1)!} ${row[0]!}`, ...row.slice(1)])
    else whole.push(row)
  }
  return whole
}

/** Where headings stand behind spaces, so do all cells below them: their names are not indented. */
export function withoutPadding(rows: readonly string[][]): readonly string[][] {
  const headings = rows.find((row) => row.length > 2 && row.every((cell) => cell.trim() !== ''))
  const paddings = (headings ?? []).map((cell) => cell.length - cell.trimStart().length)
  if (paddings.every((count) => count === 0)) return rows
  return rows.map((row) =>
    row.map((cell, at) =>
      cell.slice(Math.min(paddings[at] ?? 0, cell.length - cell.trimStart().length)),
    ),
  )
}
