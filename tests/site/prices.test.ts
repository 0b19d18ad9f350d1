import { expect, test } from 'vitest'
import {
  accessories,
  assuranceHourly,
  assuranceWeekend,
  packages,
} from '../../src/content/packages.ts'
import { halfYear, upgradeCost } from '../../src/lib/pricing/upgrade.ts'
import { readSite, saidBy } from './read-site.ts'

const pages = await readSite()
const unit: Record<string, number> = { k: 1e3, m: 1e6, bn: 1e9, million: 1e6, billion: 1e9 }
const amount = /£\s?(\d{1,3}(?:,\d{3})*(?:\.\d+)?)(?:\s?(k|m|bn|million|billion)(?![a-z]))?/g
/** Amounts that are no price of ours, with where they are from. In pence. */
const sourced = new Map([
  [4_865_000_000, 'the fine of TSB, FCA and PRA, December 2022'],
  [3_270_000_000, 'the redress of TSB, the same notice'],
  [0, 'the tolerance of a ledger, in the payments migration'],
  [1_240, 'a difference that a post tells of'],
  [50_000, 'the criterion that the same post warns of'],
])

/** Every sum that follows from the price list. In pence. */
function pricesOfTheModel(): Set<number> {
  const extras = accessories.reduce((sums, { yearly }) => [...sums, sums.at(-1)! + yearly], [0])
  const yearly = packages.flatMap((size) => extras.map((extra) => size.yearly + extra))
  const moves = packages.flatMap((from, i) =>
    packages.slice(i + 1).flatMap((to) => Object.values(upgradeCost(from, to, halfYear))),
  )
  const each = packages.map(({ yearly: sum, creators }) => Math.round(sum / creators / 100) * 100)
  const weekend = assuranceWeekend.map((hours) => hours * assuranceHourly)
  const whole = weekend.reduce((sum, part) => sum + part, 0)
  return new Set([
    ...extras.slice(1),
    ...yearly,
    ...moves,
    ...each,
    ...weekend,
    whole,
    assuranceHourly,
  ])
}

function penceOf([, digits = '', size = '']: RegExpExecArray | RegExpMatchArray) {
  return Math.round(Number(digits.replaceAll(',', '')) * (unit[size] ?? 1) * 100)
}

test('every amount in pounds is a price of the model, or has a source', () => {
  const known = pricesOfTheModel()
  const unknown = pages.flatMap((page) =>
    [...saidBy(page).matchAll(amount)]
      .filter((found) => !known.has(penceOf(found)) && !sourced.has(penceOf(found)))
      .map((found) => `${page.path}: ${found[0]}, in '${contextOf(found)}'`),
  )
  expect([...new Set(unknown)]).toEqual([])
})

function contextOf({ input = '', index = 0 }: RegExpMatchArray) {
  return input.slice(Math.max(0, index - 40), index + 40).replaceAll(/\s+/g, ' ')
}

test('every sourced amount is still said somewhere', () => {
  const said = new Set(pages.flatMap((page) => [...saidBy(page).matchAll(amount)].map(penceOf)))
  expect([...sourced].filter(([pence]) => !said.has(pence)).map(([, from]) => from)).toEqual([])
})
