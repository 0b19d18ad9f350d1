import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Work } from '../../../../src/lib/pricing/business-case.ts'
import { workFields } from '../../../../src/lib/pricing/choice-parameters.ts'
import { choiceQuery, parseChoice } from '../../../../src/lib/pricing/choice.ts'
import { estimate } from '../../../../src/lib/pricing/estimate.ts'
import { sizes } from './sizes.ts'

const accessories = [
  { id: 'cloud', name: 'Cloud', yearly: 3_000_00 },
  { id: 'custom', name: 'Custom', yearly: 4_000_00 },
]
const ids = accessories.map(({ id }) => id)

function estimateFor(query: string) {
  return estimate({ sizes, accessories }, parseChoice(query, '', ids))
}

describe('the right size', () => {
  test.each([
    [1, 'XS', 6_000_00, 'S'],
    [2, 'XS', 6_000_00, 'S'],
    [3, 'S', 18_000_00, 'M'],
    [8, 'S', 18_000_00, 'M'],
    [9, 'M', 40_000_00, 'L'],
    [21, 'L', 65_000_00, undefined],
    [40, 'L', 65_000_00, undefined],
  ])('for %i Content Creators is %s at %i pence', (count, name, yearly, next) => {
    const found = estimateFor(`creators=${count}`)
    if (!found.ok) throw new Error(found.code)
    expect([found.size.name, found.yearly, found.next?.size.name]).toEqual([name, yearly, next])
  })

  test.each(['41', '9,999', '1,000,000', '75000000000'])('is a conversation for %s', (count) => {
    expect(estimateFor(`creators=${count}`)).toMatchObject({ code: 'too_many' })
  })

  test.each(['', '0', '-3', '2.5', '2,5', 'ten', '1e3', '٣'])('is unknown for %j', (text) => {
    expect(estimateFor(`creators=${text}`)).toEqual({ ok: false, code: 'not_a_number' })
  })
})

test('accessories cost the same in every size', () => {
  expect(estimateFor('creators=12&accessories=cloud,custom,yacht')).toMatchObject({
    accessories,
    yearly: 47_000_00,
    next: { yearly: 72_000_00 },
  })
})

test('a choice comes back from its own query, and other parameters stay', () => {
  const text = fc.string({ maxLength: 20 })
  const own = fc.record(Object.fromEntries(workFields.map((field) => [field, text])))
  fc.assert(
    fc.property(text, fc.subarray(ids), own, (creators, chosen, work) => {
      const choice = { creators, accessories: chosen, work: work as Work }
      const query = choiceQuery(choice, '?utm_source=mail')
      expect(parseChoice(query, '10', ids)).toEqual(choice)
      expect(new URLSearchParams(query).get('utm_source')).toBe('mail')
    }),
  )
})
