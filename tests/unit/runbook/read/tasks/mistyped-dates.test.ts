import { describe, expect, test } from 'vitest'
import { parseStart } from '../../../../../src/runbook/read/cells/starts.ts'
import { findMistypedDates } from '../../../../../src/runbook/read/tasks/mistyped-dates.ts'

function strays(...starts: string[]) {
  return [...findMistypedDates(starts.map((text) => parseStart(text, 'day first')))]
}

function daily(count: number, from: number, step = 1) {
  return Array.from({ length: count }, (_, i) => String(from + i * step))
}

/** 17 October 2026 as a serial number. */
const night = 46_312

describe('a start far from the others is most likely mistyped', () => {
  test('a wrong year, however few the starts', () => {
    expect(strays('17/10/2026 22:00', '17/10/2062 22:30')).toEqual([1])
    expect(strays('17/10/2026 22:00', '17/10/1926 22:30', '17/10/2026 23:00')).toEqual([1])
  })

  test('the year that stayed behind at New Year, however many rows have it', () => {
    expect(
      strays('31/12/2026 22:00', '31/12/2026 23:00', '31/12/2026 23:30', '1/1/2026', '1/1/2026'),
    ).toEqual([3, 4])
  })

  test('of two years as common, the one that the sheet does not begin with', () => {
    expect(strays('31/12/2026 22:00', '1/1/2026 00:30')).toEqual([1])
    expect(strays('1/1/2026', '1/1/2027', '2/1/2027', '2/1/2026')).toEqual([1, 2])
  })

  test('a wrong month in one row, or in a tenth of them', () => {
    expect(strays('17/10/2026 22:00', '17/12/2026 22:30', '17/10/2026 23:00')).toEqual([1])
    expect(strays(...daily(18, night), ...daily(2, night + 100))).toEqual([18, 19])
  })
})

describe('a long plan is no mistake', () => {
  test('a start every week for two years', () => {
    expect(strays(...daily(104, night, 7))).toEqual([])
  })

  test('a rehearsal two months before the night', () => {
    expect(strays(...daily(4, night - 60), ...daily(6, night))).toEqual([])
  })

  test('a start every two months', () => {
    expect(strays(...daily(6, night, 60))).toEqual([])
  })

  test('times without a day and distances from T0 say nothing', () => {
    expect(strays('22:00', 'T+30', '17/10/2026 22:00', 'tbc', 'after lunch')).toEqual([])
    expect(strays()).toEqual([])
  })
})
