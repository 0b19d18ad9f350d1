import { expect, test } from 'vitest'
import { businessCase, parseAmount, type Work } from '../../../../src/lib/pricing/business-case.ts'
import { workFields } from '../../../../src/lib/pricing/choice-parameters.ts'

const work: Work = {
  events: '4',
  planning: '40',
  rate: '60',
  bridge: '12',
  hours: '6.5',
  seat: '50',
  report: '8',
}

const none = Object.fromEntries(workFields.map((field) => [field, ''])) as Work

test('the business case adds up an event line by line, and a year of events', () => {
  expect(businessCase(work, undefined)).toEqual({
    ok: true,
    events: 4,
    lines: [
      { id: 'planning', hours: 40, pence: 2_400_00 },
      { id: 'bridge', hours: 78, pence: 3_900_00 },
      { id: 'report', hours: 8, pence: 480_00 },
    ],
    hours: 504,
    pence: 27_120_00,
    breakEven: undefined,
  })
})

test('it says what share the package has to save, and never less than it costs', () => {
  const found = businessCase(work, 10_000_00)
  if (!found.ok || !found.breakEven) throw new Error('no case')
  const { tenths, hours } = found.breakEven
  expect((tenths / 1000) * found.pence).toBeGreaterThanOrEqual(10_000_00)
  expect(((tenths - 1) / 1000) * found.pence).toBeLessThan(10_000_00)
  expect(hours).toBe(Math.ceil((10_000_00 / found.pence) * found.hours))
})

test('a share that is a whole tenth of a per cent is not rounded up by a fraction that only floating point has', () => {
  // £2,800 of £10,000: 28 %. As a float it is a little more.
  const found = businessCase({ ...none, events: '1', planning: '100', rate: '100' }, 2_800_00)
  expect(found.ok && found.breakEven).toEqual({ tenths: 280, hours: 28 })
})

test('it owns up to a package that costs more than the work', () => {
  const found = businessCase({ ...work, events: '1' }, 50_000_00)
  expect(found.ok && found.breakEven!.tenths).toBeGreaterThan(1000)
})

test('it counts no line of which a part is missing', () => {
  const found = businessCase({ ...work, seat: '', report: '' }, undefined)
  expect(found.ok && found.lines.map(({ id }) => id)).toEqual(['planning'])
})

test.each<Partial<Work>>([{ events: '' }, { planning: '', seat: '', report: '' }])(
  'it is incomplete with %j',
  (given) => {
    expect(businessCase({ ...work, ...given }, 10_000_00)).toEqual({
      ok: false,
      code: 'incomplete',
    })
  },
)

test.each(workFields)('it names %s when it is no number', (field) => {
  expect(businessCase({ ...work, [field]: 'many' }, 10_000_00)).toMatchObject({ field })
})

test.each<[string, number]>([
  ['40', 40],
  ['37.5', 37.5],
  ['£1,250', 1250],
  ['', 0],
  ['-3', NaN],
  ['1e3', NaN],
  ['1.234', NaN],
  ['ten', NaN],
  ['1234567', NaN],
  ['37,5', NaN],
  ['1,25,000', NaN],
])('reads %j as %d', (text, amount) => {
  expect(parseAmount(text)).toBe(amount)
})
