import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatToThePenny } from '../../../../src/lib/pricing/money.ts'
import { upgradeCost } from '../../../../src/lib/pricing/upgrade.ts'
import { sizes } from './sizes.ts'

function size(name: string) {
  return sizes.find((known) => known.name === name)!
}

function costs(from: string, to: string, daysLeft: number, daysInTerm: number) {
  return formatToThePenny(upgradeCost(size(from), size(to), { daysLeft, daysInTerm }).cost)
}

describe('the cost of moving up in the middle of a year', () => {
  test.each([
    ['XS', 'S', 183, 366, '£15,000.00'],
    ['M', 'L', 1, 365, '£68.49'],
    ['S', 'M', 183, 366, '£11,000.00'],
    ['S', 'M', 366, 366, '£22,000.00'],
    ['S', 'M', 0, 365, '£0.00'],
    ['XS', 'S', 365, 365, '£12,000.00'],
    ['XS', 'S', 0, 365, '£18,000.00'],
  ])('%s to %s with %i of %i days left is right to the penny', (from, to, left, days, cost) => {
    expect(costs(from, to, left, days)).toBe(cost)
  })

  test('credits what is left of the old package, so that both add up', () => {
    const move = upgradeCost(size('XS'), size('S'), { daysLeft: 183, daysInTerm: 366 })
    expect(move).toEqual({ cost: 15_000_00, credit: 3_000_00 })
  })

  test('refuses days that a term does not have', () => {
    for (const daysLeft of [-1, 366, 1.5])
      expect(() => upgradeCost(size('S'), size('M'), { daysLeft, daysInTerm: 365 })).toThrow(
        RangeError,
      )
  })
})

const moves = fc
  .record({
    from: fc.nat(sizes.length - 2),
    step: fc.integer({ min: 1, max: 4 }),
    daysInTerm: fc.constantFrom(365, 366),
    share: fc.nat(366),
  })
  .map(({ from, step, daysInTerm, share }) => ({
    from: sizes[from]!,
    to: sizes[Math.min(from + step, sizes.length - 1)]!,
    remaining: { daysLeft: Math.min(share, daysInTerm), daysInTerm },
  }))

describe('any move up', () => {
  test('costs whole pence: the exact fraction, rounded to the nearest, halves up', () => {
    fc.assert(
      fc.property(moves, ({ from, to, remaining: { daysLeft, daysInTerm } }) => {
        const { cost } = upgradeCost(from, to, { daysLeft, daysInTerm })
        const term = BigInt(daysInTerm)
        const left = BigInt(daysLeft)
        const exact =
          from.upgrade === 'new term'
            ? BigInt(to.yearly) * term - BigInt(from.yearly) * left
            : BigInt(to.yearly - from.yearly) * left
        // cost − ½ ≤ exact / term < cost + ½, in whole numbers.
        const twice = 2n * exact
        expect(twice >= (2n * BigInt(cost) - 1n) * term).toBe(true)
        expect(twice < (2n * BigInt(cost) + 1n) * term).toBe(true)
      }),
    )
  })

  test('never costs more than the new package’s year, nor less than nothing', () => {
    fc.assert(
      fc.property(moves, ({ from, to, remaining }) => {
        const { cost, credit } = upgradeCost(from, to, remaining)
        expect(cost).toBeGreaterThanOrEqual(0)
        expect(cost).toBeLessThanOrEqual(to.yearly)
        expect(credit).toBeGreaterThanOrEqual(0)
        expect(credit).toBeLessThanOrEqual(from.yearly)
      }),
    )
  })

  test('costs less with each day when it is co-terminus, and more when a new year starts', () => {
    fc.assert(
      fc.property(moves, ({ from, to, remaining }) => {
        fc.pre(remaining.daysLeft > 0)
        const { daysLeft } = remaining
        const today = upgradeCost(from, to, remaining).cost
        const tomorrow = upgradeCost(from, to, { ...remaining, daysLeft: daysLeft - 1 }).cost
        expect(tomorrow > today).toBe(from.upgrade === 'new term')
        expect(tomorrow).not.toBe(today)
      }),
    )
  })
})
