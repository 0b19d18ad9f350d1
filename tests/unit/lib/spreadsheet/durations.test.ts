import { describe, expect, test } from 'vitest'
import { parseDuration } from '../../../../src/lib/spreadsheet/durations.ts'

describe('a duration is read as whole minutes', () => {
  test.each([
    ['30', 30],
    ['45 min', 45],
    ['90 minutes', 90],
    ['1h', 60],
    ['2h 30m', 150],
    ['2h30', 150],
    ['2 hrs 30 mins', 150],
    ['1.5 hrs', 90],
    ['1,5 h', 90],
    ['0:30', 30],
    ['1:05', 65],
    ['26:00', 1560],
    ['01:30:00', 90],
    ['1 day 2 hours', 1560],
    ['PT1H30M', 90],
    ['P1DT2H', 1560],
    ['~ 20 min', 20],
    ['est. 20 min', 20],
    ['0', 0],
    ['soon', 'unreadable'],
    ['30-45 min', 'unreadable'],
    ['-5', 'unreadable'],
    ['=D2*2', 'unreadable'],
    ['n/a', 'missing'],
    ['', 'missing'],
  ])('%s', (text, minutes) => {
    expect(parseDuration(text, 'auto')).toBe(minutes)
  })

  test('a plain number is minutes unless its column says otherwise', () => {
    expect(parseDuration(90, 'auto')).toBe(90)
    expect(parseDuration(1.5, 'hours')).toBe(90)
    expect(parseDuration('1,5', 'hours')).toBe(90)
    expect(parseDuration(0.5, 'days')).toBe(720)
    expect(parseDuration(true, 'auto')).toBe('unreadable')
  })

  test('a part of a day, formatted or not, is a time as Excel keeps it', () => {
    expect(parseDuration(30 / 1440, 'auto')).toBe(30)
    expect(parseDuration({ serial: 95 / 1440 }, 'minutes')).toBe(95)
    expect(parseDuration({ serial: 1.25 }, 'auto')).toBe(1800)
    expect(parseDuration(1.25, 'excel')).toBe(1800)
  })

  test('a date in the duration column is no duration', () => {
    expect(parseDuration({ serial: 46_312.5 }, 'auto')).toBe('unreadable')
  })
})
