import { describe, expect, test } from 'vitest'
import { fromZero } from '../../../../../src/runbook/read/tasks/clock-zero.ts'
import { decideOrder } from '../../../../../src/runbook/read/tasks/date-order.ts'
import { parseStart } from '../../../../../src/runbook/read/cells/starts.ts'
import type { Cell } from '../../../../../src/runbook/read/file/table.ts'
import { readWholeNumbers } from '../../../../../src/runbook/read/cells/whole-numbers.ts'

/** 17 October 2026, 22:00, in minutes since day 0 of Excel's count. */
const tenAtNight = 46_312 * 1440 + 1320

function clock(minutes: number) {
  return { kind: 'clock', minutes } as const
}

function offset(minutes: number) {
  return { kind: 'offset', minutes } as const
}

function column(...cells: Cell[]) {
  const wholeNumbers = readWholeNumbers(cells, 'day first')
  return cells.map((cell) => parseStart(cell, 'day first', wholeNumbers))
}

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
    ['Sat 2230', clock(1350)],
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
    ['T+8784h', offset(527_040)],
    ['T+8785h', 'unreadable'],
    [`T-${'9'.repeat(400)}h`, 'unreadable'],
    ['17/10/1826 22:00', 'unreadable'],
    ['9999999.9167', 'unreadable'],
  ])('%s', (text, moment) => {
    expect(parseStart(text, 'day first')).toEqual(moment)
  })

  test('serial numbers are dates, with a date format or without', () => {
    const at = { kind: 'at', minutes: tenAtNight }
    expect(parseStart({ serial: 46_312 + 22 / 24 }, 'day first')).toEqual(at)
    expect(parseStart(46_312 + 22 / 24, 'day first')).toEqual(at)
    expect(parseStart(22 / 24, 'day first')).toEqual(clock(1320))
  })

  test('an hour past 24 is the time of a later day, and no date of 1899', () => {
    expect(parseStart({ serial: 25.5 / 24 }, 'day first')).toEqual(clock(90))
  })

  test('a serial number that is no day is no start', () => {
    for (const serial of [-1, 100, NaN, Infinity, 2_958_466])
      expect(parseStart({ serial }, 'day first'), String(serial)).toBe('unreadable')
  })

  test('dates are day first unless one of the column cannot be', () => {
    expect(decideOrder(['05/10/2026', '06/10/2026'])?.order).toBe('day first')
    expect(decideOrder(['10/05/2026', '10/17/2026'])?.order).toBe('month first')
    expect(parseStart('10/17/2026 22:00', 'month first')).toEqual({
      kind: 'at',
      minutes: tenAtNight,
    })
  })
})

describe('whole numbers are times of day or minutes from T0, as the column has them', () => {
  test.each([
    [['0', '480', '1000']],
    [['0', '30', '1000']],
    [['15', '75', '1000']],
    [[0, 480, 1000]],
    [['0', '1000', '2000']],
  ])('%j are minutes', (cells) => {
    expect(column(...cells)).toEqual(cells.map((cell) => offset(Number(cell))))
  })

  test.each([
    [
      ['2200', '2230', '0015'],
      [1320, 1350, 15],
    ],
    [
      [2200, 2230, 15],
      [1320, 1350, 15],
    ],
    [
      ['2330', '2400', '0030'],
      [1410, 1440, 30],
    ],
    [
      ['900', '1000'],
      [540, 600],
    ],
    [
      ['22:00', '2230'],
      [1320, 1350],
    ],
    [
      [23 / 24, 0, 1 / 24],
      [1380, 0, 60],
    ],
  ])('%j are times', (cells, minutes) => {
    expect(column(...cells)).toEqual(minutes.map(clock))
  })

  test('a short number stays a distance beside times', () => {
    expect(column('22:00', '2230', '480')).toEqual([clock(1320), clock(1350), offset(480)])
  })

  test('one number of many that is no time is a slip', () => {
    const times = Array.from({ length: 10 }, (_, i) => String(2200 + i))
    expect(column(...times, '2275').at(-1)).toBe('unreadable')
    expect(column(...times, '2275').at(0)).toEqual(clock(1320))
    expect(column('22:00', '2275')).toEqual([clock(1320), 'unreadable'])
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

  test('times above the first date count back from it', () => {
    const at = { kind: 'at', minutes: tenAtNight + 150 } as const
    expect(fromZero([clock(1320), 'missing', clock(1410), at, clock(60)])).toEqual({
      minutes: [0, null, 90, 150, 180],
      clock: 1320,
      day: 46_312,
    })
    // Just as far from both days: a row above comes before.
    expect(fromZero([clock(630), { kind: 'at', minutes: tenAtNight + 30 }]).minutes).toEqual([
      0, 720,
    ])
  })

  test('a sheet without starts has no clock', () => {
    expect(fromZero(['missing', 'unreadable'])).toEqual({
      minutes: [null, null],
      clock: null,
      day: null,
    })
  })
})
