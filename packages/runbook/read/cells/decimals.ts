import { longestValue, type Cell } from '../file/table.ts'

type Mark = ',' | '.'

export type DecimalMarks = ReadonlySet<string>

/** '1,440' may be thousands or decimals. */
const ambiguous = /^[1-9]\d{0,2}[.,]\d{3}$/
/** The first mark separates thousands: '1,234,567', '1,234.5'. */
const grouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/
/** The mark separates decimals: '1,5', '0,750', '2.25'. */
const decimal = /^\d+([.,])\d+$/

function other(mark: string): Mark {
  return mark === ',' ? '.' : ','
}

function markOf(number: string): string | undefined {
  if (ambiguous.test(number)) return undefined
  const group = grouped.exec(number)?.[1]
  return group ? other(group) : decimal.exec(number)?.[1]
}

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
 * The value of '1,440.5'. '1,440' and '1.440' are read as the rest of the column is written. If that does
 * not tell, a comma marks thousands of minutes and a point a fraction of hours; '1.440' minutes and
 * '1,500' hours are null, as a wrong guess would be off by a factor of a thousand.
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
