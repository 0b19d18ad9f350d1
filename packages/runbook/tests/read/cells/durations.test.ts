import { describe, expect, test } from 'vitest'
import { decimalMarks } from '../../../read/cells/decimals.ts'
import { parseDuration, parseRange } from '../../../read/cells/durations.ts'

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
    ['[~5 minutes]', 5],
    ['[2]', 'unreadable'],
    ['0', 0],
    ['soon', 'unreadable'],
    ["45'", 45],
    ['45’', 45],
    ['½ h', 30],
    ['1½ hours', 90],
    ['1-hour', 60],
    ['1:30 hrs', 90],
    ['1/2 h', 30],
    ['half hour', 30],
    ['<30', 30],
    ['max. 2 h', 120],
    ['90 (est.)', 90],
    ['90 min*', 90],
    ['?90 min', 90],
    ['at least 90 min', 90],
    ['2 x 30 min', 60],
    ['5 mins (TTL 300s)', 5],
    ['2 (hours)', 120],
    ['2 (h or so)', 'unreadable'],
    ['>30', 'unreadable'],
    ['2 x soon', 'unreadable'],
    ['-5', 'unreadable'],
    ['=D2*2', 'unreadable'],
    ['n/a', 'missing'],
    ['', 'missing'],
  ])('%s', (text, minutes) => {
    expect(parseDuration(text, { unit: 'minutes' })).toBe(minutes)
  })

  test('a plain number is minutes unless its column says otherwise', () => {
    expect(parseDuration(90, { unit: 'minutes' })).toBe(90)
    expect(parseDuration(1.5, { unit: 'hours' })).toBe(90)
    expect(parseDuration('1,5', { unit: 'hours' })).toBe(90)
    expect(parseDuration(0.5, { unit: 'days' })).toBe(720)
  })

  test.each([
    ['30-45 min', 30, 45],
    ['20–30', 20, 30],
    ['1 h to 90 min', 60, 90],
    ['10 bis 20 Minuten', 10, 20],
    ['1-2 hrs', 60, 120],
    ['60 à 120 min', 60, 120],
    ['between 60 and 120 min', 60, 120],
    ['90 ± 15 min', 75, 105],
  ])('%s is a spread, and its middle is the likeliest', (text, shortest, longest) => {
    const likely = Math.round((shortest + longest) / 2)
    expect(parseRange(text, { unit: 'minutes' })).toEqual({ shortest, likely, longest })
    expect(parseDuration(text, { unit: 'minutes' })).toBe(likely)
  })

  test.each(['30', '-5', '45-30 min', '2026-10-17', 'soon-ish'])('%s is no spread', (text) => {
    expect(parseRange(text, { unit: 'minutes' })).toBeNull()
  })

  test('a cell that shows a time is a length as Excel keeps it', () => {
    expect(parseDuration({ serial: 95 / 1440, shown: 'time' }, { unit: 'minutes' })).toBe(95)
    expect(parseDuration({ serial: 1.25, shown: 'elapsed' }, { unit: 'minutes' })).toBe(1800)
    expect(parseDuration('0130', { unit: 'hhmm' })).toBe(90)
    expect(parseDuration(175, { unit: 'hhmm' })).toBe('unreadable')
  })

  test.each([
    ['2 Tage', 2880],
    ['1 Std', 60],
    ['1,5 Std.', 90],
    ['45 Min.', 45],
    ['3 jours', 4320],
    ['2 heures', 120],
    ['2 días', 2880],
    ['1 semana', 10_080],
    ['2 wks', 20_160],
    ['1 mon', 43_200],
    ['5 days?', 7200],
    ['2ed', 2880],
    ['e2d', 2880],
    ['2 edays', 2880],
    ['4 ehrs', 240],
    ['2 fTage', 2880],
    ['3 jé', 4320],
    ['2 dt', 2880],
    ['1 ewk', 10_080],
    ['half an hour', 30],
    ['a quarter of an hour', 15],
    ['two hours', 120],
    ['ninety minutes', 90],
    ['fünfzig Minuten', 50],
    ['an hour and a half', 90],
    ['half a day', 720],
    ['zwei Stunden', 120],
    ['anderthalb Stunden', 90],
    ['une heure et demie', 90],
    ["un quart d'heure", 15],
    ['una hora y media', 90],
    ['meia hora', 30],
    ['1d', 1440],
    ['90s', 2],
  ])('%s is %i minutes by the clock', (text, clock) => {
    expect(parseDuration(text, { unit: 'minutes' })).toBe(clock)
  })

  test('a date in the duration column is no duration', () => {
    expect(parseDuration({ serial: 46_312.5, shown: 'day and time' }, { unit: 'minutes' })).toBe(
      'unreadable',
    )
  })
})

describe('a comma or a point before three digits parts thousands or decimals', () => {
  test.each([
    ['1,440', 'minutes', 1440],
    ['1,440', 'minutes', 1440],
    ['1,000 mins', 'minutes', 1000],
    ['10,080 minutes', 'minutes', 10_080],
    ['1,440.5', 'minutes', 1441],
    ['1.440,5', 'minutes', 1441],
    ['1,209,600 secs', 'minutes', 20_160],
    ['1 day, 1,000 mins', 'minutes', 2440],
  ] as const)('%s in %s is thousands', (text, unit, minutes) => {
    expect(parseDuration(text, { unit })).toBe(minutes)
  })

  test.each([
    ['1,5', 'hours', 90],
    ['0,5', 'hours', 30],
    ['0,750', 'hours', 45],
    ['0.750', 'hours', 45],
    ['1,25 h', 'minutes', 75],
    ['1.250', 'hours', 75],
    ['1.500 hrs', 'minutes', 90],
  ] as const)('%s in %s is decimals', (text, unit, minutes) => {
    expect(parseDuration(text, { unit })).toBe(minutes)
  })

  // One reading is a minute and the other a day, or an hour and a month: a person has to say.
  test.each([
    ['1.440', 'minutes'],
    ['1.440 min', 'minutes'],
    ['1,500', 'hours'],
    ['1,500 h', 'minutes'],
    ['1,44,0', 'minutes'],
    ['1,440.5.2', 'minutes'],
  ] as const)('%s in %s is not guessed at', (text, unit) => {
    expect(parseDuration(text, { unit })).toBe('unreadable')
  })

  test('the other cells of the column may say which', () => {
    const commas = decimalMarks(['0,5', '2', null, 30])
    expect(parseDuration('1,250', { unit: 'hours', marks: commas })).toBe(75)
    expect(parseDuration('1.440', { unit: 'minutes', marks: commas })).toBe(1440)
    const points = decimalMarks(['1.5 h'])
    expect(parseDuration('1,000', { unit: 'hours', marks: points })).toBe(60_000)
    expect(parseDuration('2.250', { unit: 'minutes', marks: points })).toBe(2)
    const both = decimalMarks(['1,5', '2.5'])
    expect(parseDuration('1,440', { unit: 'minutes', marks: both })).toBe('unreadable')
    expect(parseDuration('1.250', { unit: 'hours', marks: both })).toBe('unreadable')
  })
})
