import { describe, expect, test } from 'vitest'
import { readMoment } from '../../../read/cells/moments.ts'
import { decideOrder } from '../../../read/times/date-order.ts'

function read(text: string, order: 'day first' | 'month first' = 'day first') {
  return readMoment(text, { order, year: 2026 })
}

/** A date and time in minutes since day 0 of a spreadsheet's count. */
function at(text: string) {
  const minutes = (Date.parse(`${text}Z`) - Date.UTC(1899, 11, 30)) / 60_000
  return { kind: 'at', minutes }
}

describe('a date is read as planners and people of four languages write it', () => {
  test.each([
    ['2026 January 02 8:00 AM', '2026-01-02T08:00'],
    ['Mon 1/20/25', '2025-01-20T00:00', 'month first'],
    ['Fri 30/04/26 17:00', '2026-04-30T17:00'],
    ['17/10/2026 2230', '2026-10-17T22:30'],
    ['January 2, 2026 8:00 AM', '2026-01-02T08:00'],
    ['17/Oct/26 10:00 PM', '2026-10-17T22:00'],
    ['17-Oct-2026 22:00:00', '2026-10-17T22:00'],
    ['Sam 17.10.26 22:00', '2026-10-17T22:00'],
    ['Samstag, 17. Oktober 2026 um 22 Uhr', '2026-10-17T22:00'],
    ['17.10.2026, 22.00 Uhr', '2026-10-17T22:00'],
    ['Mär 3, 2026 8:00', '2026-03-03T08:00'],
    ['3. März 2026 08:00', '2026-03-03T08:00'],
    ['sam. 17 octobre 2026 à 22h00', '2026-10-17T22:00'],
    ['1er août 2026 22h', '2026-08-01T22:00'],
    ['mar 17/02/26 20:00', '2026-02-17T20:00'],
    ['sáb 17/10/26 22:00', '2026-10-17T22:00'],
    ['17 de octubre de 2026 a las 22:00', '2026-10-17T22:00'],
    ['2 ene 2026 8:00 a. m.', '2026-01-02T08:00'],
    ['20261017T2200', '2026-10-17T22:00'],
    ['2026/10/17 22:00', '2026-10-17T22:00'],
    ['17 Oct 22:00', '2026-10-17T22:00'],
    ['17/10 22:00', '2026-10-17T22:00'],
    ['17.10. 22:00', '2026-10-17T22:00'],
    ['Oct 17, 22:00', '2026-10-17T22:00'],
    ['2026-10-17T22:00:00.000+01:00', '2026-10-17T22:00'],
  ] as const)('%s', (text, moment, order: 'day first' | 'month first' = 'day first') => {
    expect(read(text, order)).toMatchObject(at(moment))
  })

  test.each(['31 June 2026', '17/13/2026', '17 Foo 2026', '2026 January', 'May'])(
    '%s is none',
    (text) => {
      expect(read(text)).toBe('unreadable')
    },
  )

  test('a date without a time is a day', () => {
    expect(read('17/10/2026')).toMatchObject({ isDay: true })
    expect(read('17/10/2026 00:00')).not.toHaveProperty('isDay')
  })
})

describe('all dates together decide whether the day or the month comes first', () => {
  test.each([
    [['05/10/2026', '17/10/2026'], 'day first'],
    [['10/05/2026', '10/17/2026'], 'month first'],
    [['Mon 05/10/2026', '06/10/2026'], 'day first'],
    [['Mon 10/05/2026', '10/06/2026'], 'month first'],
    [['05/10/2026', '06/10/2026'], 'day first'],
    [['10/05/2026', '10/06/2026'], 'month first'],
  ] as const)('%j: %s', (cells, order) => {
    expect(decideOrder(cells)).toBe(order)
  })

  test('nothing has to be decided where no date can be read both ways', () => {
    expect(decideOrder(['2026-10-17', '17 Oct 2026', '22:00', null, 46_312])).toBeNull()
  })
})
