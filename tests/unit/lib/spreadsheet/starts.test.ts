import { describe, expect, test } from 'vitest'
import { fromZero } from '../../../../src/lib/spreadsheet/clock-zero.ts'
import { dateOrder, parseStart } from '../../../../src/lib/spreadsheet/starts.ts'

/** 17 October 2026, 22:00, in minutes since day 0 of Excel's count. */
const tenAtNight = 46_312 * 1440 + 1320

const clock = (minutes: number) => ({ kind: 'clock', minutes }) as const
const offset = (minutes: number) => ({ kind: 'offset', minutes }) as const

describe('a start is a date, a time of day or a distance from T0', () => {
  test.each([
    ['2026-10-17 22:00', { kind: 'at', minutes: tenAtNight }],
    ['2026-10-17T22:00:00Z', { kind: 'at', minutes: tenAtNight }],
    ['17/10/2026 22:00', { kind: 'at', minutes: tenAtNight }],
    ['17.10.26 22:00', { kind: 'at', minutes: tenAtNight }],
    ['Sat 17/10/26 22:00', { kind: 'at', minutes: tenAtNight }],
    ['17 Oct 2026, 10:00 pm', { kind: 'at', minutes: tenAtNight }],
    ['Saturday 17th October 2026 at 22:00', { kind: 'at', minutes: tenAtNight }],
    ['46312.9166667', { kind: 'at', minutes: tenAtNight }],
    ['22:00', clock(1320)],
    ['10pm', clock(1320)],
    ['2230', clock(1350)],
    ['T0', offset(0)],
    ['T+30', offset(30)],
    ['T−1h', offset(-60)],
    ['T-1h 30m', offset(-90)],
    ['T+01:15', offset(75)],
    ['45', offset(45)],
    ['tbc', 'missing'],
    ['31/02/2026 10:00', 'unreadable'],
    ['25:10', 'unreadable'],
    ['after lunch', 'unreadable'],
  ])('%s', (text, moment) => {
    expect(parseStart(text, 'day first')).toEqual(moment)
  })

  test('serial numbers are dates, with a date format or without', () => {
    const at = { kind: 'at', minutes: tenAtNight }
    expect(parseStart({ serial: 46_312 + 22 / 24 }, 'day first')).toEqual(at)
    expect(parseStart(46_312 + 22 / 24, 'day first')).toEqual(at)
    expect(parseStart(22 / 24, 'day first')).toEqual(clock(1320))
  })

  test('dates are day first unless one of the column cannot be', () => {
    expect(dateOrder(['05/10/2026', '06/10/2026'])).toBe('day first')
    expect(dateOrder(['10/05/2026', '10/17/2026'])).toBe('month first')
    expect(parseStart('10/17/2026 22:00', 'month first')).toEqual({
      kind: 'at',
      minutes: tenAtNight,
    })
  })
})

describe('moments are put on one line from T0', () => {
  test('a time after midnight is the next day’s, and a late row may step back', () => {
    const {
      minutes,
      clock: zero,
      day,
    } = fromZero([clock(1320), clock(1430), clock(20), clock(1410), 'missing'])
    expect(minutes).toEqual([0, 110, 140, 90, null])
    expect(zero).toBe(1320)
    expect(day).toBeNull()
  })

  test('work before T0 starts the line', () => {
    expect(fromZero([offset(0), offset(-120), offset(30)])).toEqual({
      minutes: [120, 0, 150],
      clock: null,
      day: null,
    })
  })

  test('a date gives the line its day', () => {
    const timeline = fromZero([{ kind: 'at', minutes: tenAtNight }, clock(60)])
    expect(timeline).toEqual({ minutes: [0, 180], clock: 1320, day: 46_312 })
  })

  test('a sheet without starts has no clock', () => {
    expect(fromZero(['missing', 'unreadable'])).toEqual({
      minutes: [null, null],
      clock: null,
      day: null,
    })
  })
})
