import { isClock, parseStart, wholeNumber, type WholeNumbers } from './starts.ts'
import type { DateOrder, DateReading } from './dates.ts'
import type { Cell } from '../file/table.ts'

/** 30 may be 0030 that has lost its zeros. */
function canBeClock(digits: string) {
  return isClock(digits.padStart(4, '0'))
}

/**
 * Whether the whole numbers of a column are times of day, as 2230 is, or minutes from T0, as 480 is.
 *
 * They are times where all but a tenth can be and one has four digits, unless the first is 0, as a
 * count from T0 begins; the tenth cannot be read. Otherwise they are minutes. Beside other times
 * (22:30, 0030, a date) four digits are a time at any rate, and 0 is midnight.
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
    if (digits.length === 4) return isClock(digits) ? 'clock' : 'unreadable'
    return Number(digits) === 0 ? 'clock' : 'offset'
  }
}
