import { divideHalvesUp } from './money.ts'
import type { Size } from './sizes.ts'

/** What is left of a paid year: whole days, of 365 or 366. */
export type Remaining = { daysLeft: number; daysInTerm: number }

/** The worked example of every page and document: half of a leap year is left. */
export const halfYear: Remaining = { daysLeft: 183, daysInTerm: 366 }

export type UpgradeCost = {
  /** Pence to pay for the move, excluding VAT. */
  cost: number
  /** Pence of the present package that are not used up and count towards the new one. */
  credit: number
  rule: Size['upgrade']
}

/**
 * The price of moving to a larger size before the year is over, by days, to the penny, halves up
 * (subscription agreement, clause 7; accessories are not changed by a move). Co-terminus: the
 * difference in price for the days that are left. From a size whose upgrade starts a new term: the
 * whole new price less the share of the old one that is left. Throws a RangeError when the days
 * are not whole or do not fit the term.
 */
export function upgradeCost(from: Size, to: Size, { daysLeft, daysInTerm }: Remaining) {
  if (!Number.isInteger(daysLeft) || daysLeft < 0 || daysLeft > daysInTerm)
    throw new RangeError(`${daysLeft} of ${daysInTerm} days cannot be left`)
  const rule = from.upgrade
  const newPrice = rule === 'new term' ? to.yearly * daysInTerm : to.yearly * daysLeft
  const cost = divideHalvesUp(newPrice - from.yearly * daysLeft, daysInTerm)
  const whole = rule === 'new term' ? to.yearly : divideHalvesUp(newPrice, daysInTerm)
  return { cost, credit: whole - cost, rule } satisfies UpgradeCost
}
