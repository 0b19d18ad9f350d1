import { describe, expect, test } from 'vitest'
import { decimalMarks } from '../../../../src/lib/spreadsheet/decimals.ts'
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

describe('a comma or a point before three digits parts thousands or decimals', () => {
  test.each([
    ['1,440', 'auto', 1440],
    ['1,440', 'minutes', 1440],
    ['1,000 mins', 'auto', 1000],
    ['10,080 minutes', 'auto', 10_080],
    ['1,440.5', 'minutes', 1441],
    ['1.440,5', 'minutes', 1441],
    ['1,209,600 secs', 'auto', 20_160],
    ['1 day, 1,000 mins', 'auto', 2440],
  ] as const)('%s in %s is thousands', (text, unit, minutes) => {
    expect(parseDuration(text, unit)).toBe(minutes)
  })

  test.each([
    ['1,5', 'hours', 90],
    ['0,5', 'hours', 30],
    ['0,750', 'hours', 45],
    ['0.750', 'hours', 45],
    ['1,25 h', 'auto', 75],
    ['1.250', 'hours', 75],
    ['1.500 hrs', 'auto', 90],
  ] as const)('%s in %s is decimals', (text, unit, minutes) => {
    expect(parseDuration(text, unit)).toBe(minutes)
  })

  // One reading is a minute and the other a day, or an hour and a month: a person has to say.
  test.each([
    ['1.440', 'auto'],
    ['1.440 min', 'auto'],
    ['1,500', 'hours'],
    ['1,500 h', 'auto'],
    ['1,44,0', 'minutes'],
    ['1,440.5.2', 'minutes'],
  ] as const)('%s in %s is not guessed at', (text, unit) => {
    expect(parseDuration(text, unit)).toBe('unreadable')
  })

  test('the other cells of the column may say which', () => {
    const commas = decimalMarks(['0,5', '2', null, 30])
    expect(parseDuration('1,250', 'hours', commas)).toBe(75)
    expect(parseDuration('1.440', 'minutes', commas)).toBe(1440)
    const points = decimalMarks(['1.5 h'])
    expect(parseDuration('1,000', 'hours', points)).toBe(60_000)
    expect(parseDuration('2.250', 'minutes', points)).toBe(2)
    const both = decimalMarks(['1,5', '2.5'])
    expect(parseDuration('1,440', 'minutes', both)).toBe('unreadable')
    expect(parseDuration('1.250', 'hours', both)).toBe('unreadable')
  })
})
