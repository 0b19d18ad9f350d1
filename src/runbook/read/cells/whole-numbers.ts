import { isClock, parseStart, wholeNumber, type WholeNumbers } from './starts.ts'
import type { DateOrder, DateReading } from './dates.ts'
import type { Cell } from '../file/table.ts'

/** A spreadsheet may show 0030 as 30, so a short number can be a time too. */
function canBeClock(digits: string) {
  return isClock(digits.padStart(4, '0'))
}

/**
 * Decides whether a column's whole numbers are times of day (2230) or minutes from T0 (480). They are
 * times if nine of ten can be and one has four digits, unless the first is 0, which begins a count from
 * T0. Beside other times, four digits are a time anyway and 0 is midnight.
 */
export function readWholeNumbers(
  cells: readonly (Cell | undefined)[],
  order: DateOrder | DateReading,
): WholeNumbers {
  const wholes = cells.flatMap((cell) => wholeNumber(cell) ?? [])
  const others = wholes.filter((digits) => !canBeClock(digits)).length
  const hasFour = wholes.some(isClock)
  if (wholes[0] !== '0' && hasFour && others <= wholes.length / 10)
    return (digits) => (canBeClock(digits) ? 'clock' : 'unreadable')

  const hasTimes = cells.some((cell) => {
    const digits = wholeNumber(cell)
    if (digits !== undefined) return digits.startsWith('0') && isClock(digits)
    const moment = parseStart(cell, order)
    return typeof moment === 'object' && moment.kind !== 'offset'
  })
  if (!hasTimes) return () => 'offset'
  return (digits) => {
    // '+30' beside times may be anything.
    if (/^[+-]/.test(digits)) return 'unreadable'
    if (digits.length === 4) return isClock(digits) ? 'clock' : 'unreadable'
    return Number(digits) === 0 ? 'clock' : 'offset'
  }
}
