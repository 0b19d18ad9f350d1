import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choiceQuery, parseChoice, type Choice } from '../../../../src/lib/pricing/choice.ts'
import { noWork, type Work } from '../../../../src/lib/pricing/business-case.ts'
import { workFields } from '../../../../src/lib/pricing/choice-parameters.ts'
import { estimate } from '../../../../src/lib/pricing/estimate.ts'
import { halfYear } from '../../../../src/lib/pricing/upgrade.ts'
import { formatPence } from '../../../../src/lib/pricing/money.ts'
import { list } from './price-list.ts'

const ids = list.accessories.map(({ id }) => id)
const nothing: Choice = { creators: '', accessories: [], starts: '', moves: '', work: noWork }

function creators(count: number | string) {
  return estimate(list, { ...nothing, creators: `${count}` })
}

describe('the right size', () => {
  test.each([
    [1, 'XS', '£6,000', 'S'],
    [2, 'XS', '£6,000', 'S'],
    [3, 'S', '£18,000', 'M'],
    [8, 'S', '£18,000', 'M'],
    [9, 'M', '£40,000', 'L'],
    [21, 'L', '£65,000', undefined],
    [40, 'L', '£65,000', undefined],
  ])('for %i Content Creators is %s at %s', (count, name, price, next) => {
    const found = creators(count)
    if (!found.ok) throw new Error(found.code)
    expect([found.size.name, formatPence(found.yearly), found.next?.size.name]).toEqual([
      name,
      price,
      next,
    ])
  })

  test('is a conversation above the largest', () => {
    expect(creators(41)).toEqual({ ok: false, code: 'too_many', creators: 41, most: 40 })
    for (const text of ['9,999', '1,000,000', '75000000000'])
      expect(creators(text)).toMatchObject({ code: 'too_many' })
  })

  test.each(['', '0', '-3', '2.5', 'ten', '1e3', '٣'])('is unknown for %j', (text) => {
    expect(creators(text)).toEqual({ ok: false, code: 'not_a_number' })
  })
})

describe('accessories', () => {
  test('cost the same in every size, and a move does not change them', () => {
    const found = estimate(list, { ...nothing, creators: '12', accessories: ['cloud', 'custom'] })
    expect(found).toMatchObject({
      accessoriesYearly: 7_000_00,
      yearly: 47_000_00,
      next: { yearly: 72_000_00 },
    })
    const without = creators(12)
    if (!found.ok || !without.ok) throw new Error('no estimate')
    expect(found.next?.move).toEqual(without.next?.move)
  })
})

function move(starts: string, moves: string) {
  const found = estimate(list, { ...nothing, creators: '8', starts, moves })
  return found.ok ? found.next?.move : undefined
}

describe('the move to the next size', () => {
  test('is an example until both days are given', () => {
    expect(move('', '')).toMatchObject({ isExample: true, ...halfYear })
    expect(move('2028-01-01', '')).toEqual({ ok: false, code: 'one_date_missing' })
  })

  test('counts the days of a leap year', () => {
    expect(move('2028-01-01', '2028-07-02')).toMatchObject({
      isExample: false,
      daysLeft: 183,
      daysInTerm: 366,
      cost: 11_000_00,
    })
  })

  test('refuses a day outside the year', () => {
    expect(move('2027-01-01', '2028-01-01')).toMatchObject({ code: 'outside_the_year' })
  })
})

describe('a choice in the URL', () => {
  test('comes back from its own query, and other parameters stay', () => {
    const text = fc.string({ maxLength: 20 })
    const day = fc.constantFrom('', '2027-03-01', '2028-02-29')
    const own = fc.record(Object.fromEntries(workFields.map((field) => [field, text])))
    fc.assert(
      fc.property(text, fc.subarray(ids), day, day, own, (count, chosen, starts, moves, work) => {
        const choice = { creators: count, accessories: chosen, starts, moves, work: work as Work }
        const query = choiceQuery(choice, '?utm_source=mail')
        expect(parseChoice(query, nothing, ids)).toEqual(choice)
        expect(new URLSearchParams(query).get('utm_source')).toBe('mail')
      }),
    )
  })

  test.each(['bad', '2027-02-29', '1/7/2027'])('leaves out %j, which is no day', (day) => {
    expect(parseChoice(`?starts=${day}`, nothing, ids).starts).toBe('')
  })

  test('drops accessories that nobody sells', () => {
    expect(parseChoice('?accessories=cloud,yacht', nothing, ids).accessories).toEqual(['cloud'])
  })
})
