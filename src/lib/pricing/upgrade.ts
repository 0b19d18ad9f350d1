import { divideHalvesUp } from './money.ts'

/** Whole days, of 365 or 366. */
export type Remaining = { daysLeft: number; daysInTerm: number }

/** The example that every text uses: S to M with 183 of 366 days left. */
export const halfYear: Remaining = { daysLeft: 183, daysInTerm: 366 }

type Upgradable = { yearly: number; upgrade: 'co-terminus' | 'new term' }

/**
 * The price of an upgrade before the year is over, by days, to the penny, halves up (subscription agreement, clause
 * 7): pence excluding VAT. `credit` is what the old package counts for. Throws a RangeError when the days are not
 * whole or do not fit the term.
 */
export function upgradeCost(
  from: Upgradable,
  to: { yearly: number },
  { daysLeft, daysInTerm }: Remaining,
): { cost: number; credit: number } {
  if (!Number.isInteger(daysLeft) || daysLeft < 0 || daysLeft > daysInTerm)
    throw new RangeError(`${daysLeft} of ${daysInTerm} days cannot be left`)
  const isNewTerm = from.upgrade === 'new term'
  const newPrice = to.yearly * (isNewTerm ? daysInTerm : daysLeft)
  const cost = divideHalvesUp(newPrice - from.yearly * daysLeft, daysInTerm)
  return { cost, credit: divideHalvesUp(newPrice, daysInTerm) - cost }
}
