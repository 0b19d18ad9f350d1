import { cellText, type Row, type Sheet } from '../file/table.ts'
import { likeness, searched } from './columns.ts'
import { fields } from './fields.ts'

function fieldOf(text: string) {
  return fields.find((field) => likeness(text, field) > 1)
}

function known(row: Row): number {
  return new Set(row.map((cell) => fieldOf(cellText(cell))).filter(Boolean)).size
}

/** 'Planned' over 'Start' and 'End' becomes 'Planned Start' and 'Planned End', if such names are known. */
function joined(upper: Row, lower: Row): string[] {
  let over = ''
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, i) => {
    const [own, text] = [cellText(upper[i]), cellText(lower[i])]
    over = own || over
    if (text === '') return own
    return fieldOf(`${over} ${text}`) ? `${over} ${text}` : text
  })
}

/** Joins two rows of headings, if more of them are known then: the upper one may be a merged cell. */
export function withOneHeadingRow(sheet: Sheet): Sheet {
  let best: { gain: number; at: number; row: Row } = { gain: 0, at: -1, row: [] }
  for (let at = 1; at < Math.min(searched, sheet.rows.length); at++) {
    const [upper, lower] = [sheet.rows[at - 1]!, sheet.rows[at]!]
    if (lower.some((cell) => typeof cell === 'number')) continue
    const row = joined(upper, lower)
    const gain = known(row) - Math.max(known(upper), known(lower))
    if (gain > best.gain) best = { gain, at, row }
  }
  return best.gain === 0 ? sheet : { ...sheet, rows: sheet.rows.with(best.at, best.row) }
}
