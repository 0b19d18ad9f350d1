import { parseDuration } from '../cells/durations.ts'
import { byNumber } from './parents-by-number.ts'
import { byLevels, type Parent } from './parents.ts'
import type { SheetRow } from './sheet-row.ts'

function lengthOf(row: SheetRow): number {
  const length = parseDuration(row.cell('duration'), { unit: 'minutes' })
  return typeof length === 'number' ? length : NaN
}

/**
 * Whether a row above indented ones is no summary of them: one of them waits for it, or is longer than it. Summaries may be
 * out of date where they all have lengths, so that such a row has to wait for another itself.
 */
function isOwnTask(row: SheetRow, others: readonly SheetRow[], areBare: boolean): boolean {
  const [id, length] = [row.text('id'), lengthOf(row)]
  const isShorter = others.some((each) => lengthOf(each) > length)
  const isAwaited =
    id !== '' &&
    others.some((each) =>
      each
        .text('after')
        .split(/[\s,;]+/)
        .includes(id),
    )
  return length > 0 && (isAwaited || (isShorter && (areBare || row.text('after') !== '')))
}

/** Rows above indented ones that are tasks themselves are their parents no more. */
function withOwnTasks(rows: readonly SheetRow[], parents: readonly Parent[]): Parent[] {
  const below = [...Map.groupBy(rows, (_, i) => parents[i]!)].flatMap(([parent, others]) =>
    typeof parent === 'number' ? [{ parent, row: rows[parent]!, others }] : [],
  )
  const areBare = below.some(({ row }) => row.isBare)
  const own = new Set<Parent>(
    below.filter(({ row, others }) => isOwnTask(row, others, areBare)).map(({ parent }) => parent),
  )
  return parents.map((parent) => {
    let above = parent
    while (typeof above === 'number' && own.has(above)) above = parents[above]!
    return above
  })
}

/** A single row that is indented is an accident, and so is a heading that is indented as the row below it. */
function byIndent(rows: readonly SheetRow[]): Parent[] {
  const ofHeadings = rows.flatMap(({ isHeading, indent }) => (isHeading ? [indent] : []))
  const least = ofHeadings.reduce((a, b) => Math.min(a, b), Infinity)
  const indents = rows.map(({ indent, isHeading }, i) =>
    isHeading && indent === rows[i + 1]?.indent ? least : indent,
  )
  const isOutline = indents.filter((indent) => indent > 0).length > 1
  return isOutline ? withOwnTasks(rows, byLevels(indents)) : rows.map(() => null)
}

/** Spaces in front of names show fewer levels than numbers such as '1.2.3' where only the deepest are indented. */
export function byIndentOrNumber(rows: readonly SheetRow[]): Parent[] {
  const [indents, numbers] = [byIndent(rows), byNumber(rows, 'id')].map((parents) => ({
    parents,
    count: parents.filter((parent) => parent !== null).length,
  }))
  return indents!.count > 0 && numbers!.count > indents!.count ? numbers!.parents : indents!.parents
}
