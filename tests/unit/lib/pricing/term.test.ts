import { describe, expect, test } from 'vitest'
import { readTerm } from '../../../../src/lib/pricing/term.ts'

describe('what is left of a year', () => {
  test.each([
    ['2027-01-01', '2027-07-02', 183, 365, '2027-12-31'],
    ['2028-01-01', '2028-07-02', 183, 366, '2028-12-31'],
    ['2027-03-01', '2028-02-29', 1, 366, '2028-02-29'],
    ['2028-03-01', '2029-02-28', 1, 365, '2029-02-28'],
    ['2028-02-29', '2028-02-29', 366, 366, '2029-02-28'],
    ['2027-02-28', '2027-02-28', 365, 365, '2028-02-27'],
    ['2027-03-28', '2027-10-31', 149, 366, '2028-03-27'],
    ['2099-06-01', '2099-06-01', 365, 365, '2100-05-31'],
  ])('from %s, moving on %s: %i of %i days', (starts, moves, daysLeft, daysInTerm, lastDay) => {
    expect(readTerm(starts, moves)).toEqual({ ok: true, daysLeft, daysInTerm, lastDay })
  })

  test('knows no century without its leap day by mistake: 2100 has none', () => {
    expect(readTerm('2100-01-01', '2100-01-01')).toMatchObject({ daysInTerm: 365 })
  })

  test.each([
    ['2027-01-01', '2026-12-31'],
    ['2027-01-01', '2028-01-01'],
  ])('refuses a move outside the year: %s, %s', (starts, moves) => {
    expect(readTerm(starts, moves)).toEqual({
      ok: false,
      code: 'outside_the_year',
      lastDay: '2027-12-31',
    })
  })

  test.each(['', '2027-02-29', '2027-06-31', '2027-13-01', '1/7/2027', '27-01-01'])(
    'refuses %j as a day',
    (date) => {
      expect(readTerm(date, '2027-07-02')).toEqual({ ok: false, code: 'not_a_date' })
      expect(readTerm('2027-01-01', date)).toEqual({ ok: false, code: 'not_a_date' })
    },
  )
})
