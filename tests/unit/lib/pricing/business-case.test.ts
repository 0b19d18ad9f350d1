import { describe, expect, test } from 'vitest'
import {
  businessCase,
  noWork,
  parseAmount,
  type Work,
} from '../../../../src/lib/pricing/business-case.ts'
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

describe('the business case', () => {
  test('adds up an event line by line, and a year of events', () => {
    const found = businessCase(work, 10_000_00)
    if (!found.ok) throw new Error(found.code)
    expect(found.lines).toEqual([
      { id: 'planning', hours: 40, pence: 2_400_00 },
      { id: 'bridge', hours: 78, pence: 3_900_00 },
      { id: 'report', hours: 8, pence: 480_00 },
    ])
    expect([found.hours, found.pence]).toEqual([504, 27_120_00])
  })

  test('says what share the package has to save, and never less than it costs', () => {
    const found = businessCase(work, 10_000_00)
    if (!found.ok || !found.breakEven) throw new Error('no case')
    const { tenths, hours } = found.breakEven
    expect((tenths / 1000) * found.pence).toBeGreaterThanOrEqual(10_000_00)
    expect(((tenths - 1) / 1000) * found.pence).toBeLessThan(10_000_00)
    expect(hours).toBe(Math.ceil((10_000_00 / found.pence) * found.hours))
  })

  test('owns up to a package that costs more than the work', () => {
    const found = businessCase({ ...work, events: '1' }, 50_000_00)
    expect(found).toMatchObject({ ok: true, breakEven: { tenths: expect.any(Number) } })
    expect(found.ok && found.breakEven!.tenths).toBeGreaterThan(1000)
  })

  test('counts no line of which a part is missing, and adds nothing for it', () => {
    const found = businessCase({ ...work, seat: '', report: '' }, undefined)
    expect(found.ok && found.lines.map(({ id }) => id)).toEqual(['planning'])
    expect(found.ok && found.breakEven).toBeUndefined()
  })

  test('is incomplete without events or without any line', () => {
    expect(businessCase(noWork, 10_000_00)).toEqual({ ok: false, code: 'incomplete' })
    expect(businessCase({ ...work, events: '' }, 10_000_00)).toMatchObject({ code: 'incomplete' })
  })

  test.each(workFields)('names %s when it is no number', (field) => {
    expect(businessCase({ ...work, [field]: 'many' }, 10_000_00)).toEqual({
      ok: false,
      code: 'not_a_number',
      field,
    })
  })
})

test.each([
  ['40', 40],
  ['37.5', 37.5],
  ['£1,250', 1250],
  ['', undefined],
])('reads %j as %s', (text, amount) => {
  expect(parseAmount(text)).toEqual({ ok: true, amount })
})

test.each(['-3', '1e3', '1.234', 'ten', '1234567'])('refuses %j', (text) => {
  expect(parseAmount(text)).toEqual({ ok: false })
})
