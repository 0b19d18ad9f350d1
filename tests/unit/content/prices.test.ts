import { expect, test } from 'vitest'
import { accessories, packages } from '../../../src/content/packages.ts'
import {
  accessoryPrice,
  creatorRange,
  moveCost,
  price,
  priceRange,
  shortPrice,
} from '../../../src/content/prices.ts'

function pence(text: string) {
  const [, pounds = '', thousands] = /^£([\d,.]+)(k?)$/.exec(text) ?? []
  return Math.round(Number(pounds.replaceAll(',', '')) * (thousands ? 1000_00 : 100))
}

test('prints each package’s price, long and short', () => {
  for (const { name, yearly } of packages) {
    expect(pence(price(name)), name).toBe(yearly)
    expect(pence(shortPrice(name)), name).toBe(yearly)
  }
})

test('prints one price for all accessories', () => {
  for (const { yearly, name } of accessories) expect(pence(accessoryPrice), name).toBe(yearly)
})

test('quotes the range without the smaller start', () => {
  const ranged = packages.filter(({ upgrade }) => upgrade === 'co-terminus')
  const [from = '', to = ''] = priceRange.split(' to ')
  expect([pence(from), pence(to)]).toEqual([ranged[0]!.yearly, ranged.at(-1)!.yearly])
  expect(creatorRange).toEqual({ from: ranged[0]!.creators, to: ranged.at(-1)!.creators })
})

test('a move with the whole year left costs the difference, to the penny', () => {
  const { cost, credit } = moveCost('S', 'M', { daysLeft: 366, daysInTerm: 366 })
  expect(pence(cost) + pence(credit)).toBe(pence(price('M')))
  expect(cost).toMatch(/\.\d\d$/)
})
