import { idKey } from '../../words/id-key.ts'
import { cellText } from '../file/table.ts'
import { deepest, type Parent } from './parents.ts'
import type { SheetRow } from './sheet-row.ts'

/** What a row calls its parent: '880' and '#880'; programs write 'null' for none. */
function parentOf(row: SheetRow): string {
  const parent = row.text('parent').replace(/^#(?=\d)/, '')
  return parent === 'null' ? '' : parent
}

/** Finds parents by number, by name, or by a number that stands in any other column. */
export function byParent(rows: readonly SheetRow[]): Parent[] {
  if (rows.every((row) => parentOf(row) === '')) return rows.map(() => null)
  const places = new Map<string, number>()
  for (const [i, row] of rows.entries())
    for (const text of [
      row.text('id'),
      row.text('task'),
      ...row.all('').map(({ cell }) => cellText(cell)),
    ]) {
      const key = idKey(text)
      if (key !== '' && !places.has(key)) places.set(key, i)
    }
  const parents = rows.map((row, i) => {
    const parent = parentOf(row)
    // Jira writes both: 'PAY-2 Data ready'.
    const [, id = '', name] = /^(\S+) (.+)$/.exec(parent) ?? []
    const both = places.get(idKey(id))
    const isBoth = both !== undefined && rows[both]!.name === name
    const place = places.get(idKey(parent)) ?? (isBoth ? both : undefined)
    return parent === '' || place === i ? null : (place ?? parent)
  })

  /** A circle of parents counts as too deep, too. */
  function isTooDeep(row: number): boolean {
    let at: Parent = row
    for (let depth = 0; typeof at === 'number' && depth <= deepest; depth++) at = parents[at]!
    return typeof at === 'number'
  }

  return parents.map((parent, i) => (isTooDeep(i) ? null : parent))
}

/** Whether the rows stand below several headings, and a column beside them names teams that return below each. */
function areAcross(rows: readonly SheetRow[]): boolean {
  const below = rows.map((row, i) => row.isHeading && rows[i + 1]?.isHeading === false)
  const values = rows.flatMap((row) => (row.isHeading ? [] : [row.text('group')]))
  const starts = values.filter((value, i) => value !== '' && value !== values[i - 1])
  return (
    below.filter(Boolean).length > 1 &&
    values.every(Boolean) &&
    starts.length > new Set(starts).size * 1.2
  )
}

/** A phase may be written only beside its first task: 'Prepare', '', '', 'Cut over', ''. */
export function byColumn(rows: readonly SheetRow[]): Parent[] {
  if (areAcross(rows)) return rows.map(() => null)
  const written = rows.flatMap((row) => (row.isHeading ? [] : [row.text('group')])).filter(Boolean)
  const isOnce = new Set(written).size === written.length && written.length < rows.length
  let above = ''
  return rows.map((row) => {
    above = row.text('group') || (isOnce && !row.isHeading ? above : '')
    return above || null
  })
}

/** Primavera writes the same code of its work breakdown beside all tasks of a band, which has no row of its own. */
export function byBand(rows: readonly SheetRow[]): Parent[] {
  const codes = rows.map((row) => row.text('wbs')).filter(Boolean)
  const areBands = codes.length > 0 && new Set(codes).size * 2 <= codes.length
  return rows.map((row) => (areBands ? row.text('wbs') || null : null))
}
