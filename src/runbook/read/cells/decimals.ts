import { longestValue, type Cell } from '../file/table.ts'

type Mark = ',' | '.'

/** The marks that a column is seen to put before decimals. Both, where people have mixed them. */
export type DecimalMarks = ReadonlySet<string>

/** One mark before three digits: '1,440' is thousands to some and decimals to others. */
const ambiguous = /^[1-9]\d{0,2}[.,]\d{3}$/
/** '1,234,567', '1,234.5': thousands for certain, once the ambiguous ones are out. */
const grouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/
/** '1,5', '0,750', '2.25': decimals, once both of these are out. */
const decimal = /^\d+([.,])\d+$/

function other(mark: string): Mark {
  return mark === ',' ? '.' : ','
}

/** The mark that one number gives away, or undefined where it has none or may be read both ways. */
function markOf(number: string): string | undefined {
  if (ambiguous.test(number)) return undefined
  const group = grouped.exec(number)?.[1]
  return group ? other(group) : decimal.exec(number)?.[1]
}

/** What the texts of a column say about its decimals. */
export function decimalMarks(cells: readonly (Cell | undefined)[]): DecimalMarks {
  return new Set(
    cells
      .flatMap((cell) =>
        typeof cell === 'string' && cell.length <= longestValue
          ? (cell.match(/\d+(?:[.,]\d+)*/g) ?? [])
          : [],
      )
      .flatMap((number) => markOf(number) ?? []),
  )
}

/**
 * The value of a number such as '1,440.5', or null where nobody can tell it.
 *
 * '1,440' and '1.440' are read as the rest of the column has them. Where the column does not say, a
 * comma parts thousands of minutes and a point parts hours, as English has it; '1.440' minutes and
 * '1,500' hours are null, for either reading would be off by a factor of a thousand.
 */
export function readNumber(text: string, marks: DecimalMarks, isSmallUnit: boolean): number | null {
  function thousands(mark: string) {
    return Number(text.replaceAll(mark, '').replace(',', '.'))
  }

  function decimals() {
    return Number(text.replace(',', '.'))
  }

  if (ambiguous.test(text)) {
    const mark = text.includes(',') ? ',' : '.'
    if (marks.has(mark) !== marks.has(other(mark)))
      return marks.has(mark) ? decimals() : thousands(mark)
    if (marks.size > 0 || isSmallUnit !== (mark === ',')) return null
    return isSmallUnit ? thousands(mark) : decimals()
  }
  const group = grouped.exec(text)?.[1]
  if (group) return thousands(group)
  return /^\d+$/.test(text) || decimal.test(text) ? decimals() : null
}
