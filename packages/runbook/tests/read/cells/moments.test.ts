import { describe, expect, test } from 'vitest'
import { readMoment } from '../../../read/cells/moments.ts'
import type { Cell } from '../../../read/file/table.ts'
import { ownOf, summaryOf } from '../../read-fixture.ts'

/** 17 October 2026, 22:00, in minutes since day 0 of Excel's count. */
const tenAtNight = 46_312 * 1440 + 1320

function clock(minutes: number) {
  return { kind: 'clock', minutes } as const
}

function offset(minutes: number) {
  return { kind: 'offset', minutes } as const
}

function read(cell: Cell, order: 'day first' | 'month first' = 'day first') {
  return readMoment(cell, { order, year: 2026 })
}

describe('a start is a date, a time of day or a distance from T0', () => {
  test.each([
    ['2026-10-17 22:00', { kind: 'at', minutes: tenAtNight }],
    ['2026-10-17T22:00:00Z', { kind: 'at', minutes: tenAtNight, offset: 0 }],
    ['22:00+02:00', { kind: 'clock', minutes: 1320, offset: 120 }],
    ['10pm (BST)', { kind: 'clock', minutes: 1320, zone: 'BST' }],
    ['D+1 06:00', { kind: 'counted day', minutes: 1, time: 360 }],
    ['Fri', { kind: 'weekday', minutes: 4, isDay: true }],
    ['17/10/2026 22:00', { kind: 'at', minutes: tenAtNight }],
    ['17.10.26 22:00', { kind: 'at', minutes: tenAtNight }],
    ['Sat 17/10/26 22:00', { kind: 'at', minutes: tenAtNight }],
    ['17 Oct 2026, 10:00 pm', { kind: 'at', minutes: tenAtNight }],
    ['Saturday 17th October 2026 at 22:00', { kind: 'at', minutes: tenAtNight }],
    ['46312.9166667', { kind: 'at', minutes: tenAtNight }],
    ['17/10/2026 (Sat) 22:00', { kind: 'at', minutes: tenAtNight }],
    ['17-10 22:00', { kind: 'at', minutes: tenAtNight, hasNoYear: true }],
    ['20261017T220000Z', { kind: 'at', minutes: tenAtNight, offset: 0 }],
    ['22:00', clock(1320)],
    ['ab 22:00h', clock(1320)],
    ['22 Uhr 30', clock(1350)],
    ['à partir de 22h', clock(1320)],
    ['22:00 (approx.)', clock(1320)],
    ['22:00 (+1)', clock(1320 + 1440)],
    ['22:00 (UTC+1)', { kind: 'clock', minutes: 1320, offset: 60 }],
    ['22:30 (T+30)', clock(1350)],
    ['T+30 (22:30)', offset(30)],
    ['10pm', clock(1320)],
    ['2230', clock(1350)],
    ['Sat 2230', { kind: 'weekday', minutes: 5, time: 1350 }],
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
    ['22:00 23:00', 'unreadable'],
    ['T+8784h', offset(527_040)],
    ['T+8785h', 'unreadable'],
    [`T-${'9'.repeat(400)}h`, 'unreadable'],
    ['17/10/1826 22:00', 'unreadable'],
    ['9999999.9167', 'unreadable'],
  ])('%s', (text, moment) => {
    expect(read(text)).toEqual(moment)
  })

  test('a cell is read as the sheet shows it', () => {
    const serial = 46_312 + 22 / 24
    expect(read({ serial, shown: 'day and time' })).toEqual({ kind: 'at', minutes: tenAtNight })
    expect(read({ serial, shown: 'time' })).toEqual(clock(1320))
    expect(read({ serial: 46_312, shown: 'day' })).toMatchObject({ kind: 'at', isDay: true })
    expect(read({ serial: 46_312, shown: 'day and time' })).not.toHaveProperty('isDay')
    expect(read({ serial: 25.5 / 24, shown: 'elapsed' })).toEqual(offset(1530))
    expect(read(serial)).toEqual({ kind: 'at', minutes: tenAtNight })
    expect(read({ formula: '=A1' })).toBe('unreadable')
  })

  test('a serial number that is no day is no start', () => {
    for (const serial of [-1, 100, NaN, Infinity, 2_958_466])
      expect(read({ serial, shown: 'day' }), String(serial)).toBe('unreadable')
  })
})

/** The starts of a sheet with these cells under 'Start', in minutes from the first. */
async function startsOf(...cells: readonly string[]) {
  const rows = cells.map((cell, i) => `${i + 1},Task ${i + 1},Ops,${cell},5`)
  const own = await ownOf(['No,Task,Owner,Start,Mins', ...rows].join('\n'))
  return summaryOf(own)
    .split(', ')
    .map((task) => Number(/ (\d+)\+/.exec(task)?.[1]))
}

describe('whole numbers are times of day or minutes from T0, as the column has them', () => {
  test.each([
    [
      ['0', '480', '1000'],
      [0, 480, 1000],
    ],
    [
      ['15', '75', '1000'],
      [0, 60, 985],
    ],
    [
      ['2200', '2230', '0015'],
      [0, 30, 135],
    ],
    [
      ['2200', '2230', '15'],
      [0, 30, 135],
    ],
    [
      ['2330', '2400', '0030'],
      [0, 30, 60],
    ],
    [
      ['900', '1000'],
      [0, 60],
    ],
    [
      ['22:00', '2230'],
      [0, 30],
    ],
  ])('%j start at %j', async (cells, starts) => {
    expect(await startsOf(...cells)).toEqual(starts)
  })
})

describe('moments are put on one line from the first', () => {
  test('a time after midnight is the next day’s, and a late row may step back', async () => {
    expect(await startsOf('22:00', '23:50', '00:20', '23:30')).toEqual([0, 110, 140, 90])
  })

  test('work before T0 starts the line', async () => {
    expect(await startsOf('T0', 'T-2h', 'T+30')).toEqual([120, 0, 150])
  })

  test('times above the first date count back from it', async () => {
    const cells = ['22:00', '23:30', '2026-10-18 00:30', '01:00'] as const
    expect(await startsOf(...cells)).toEqual([0, 90, 150, 180])
  })

  test('1 January without a year follows 31 December', async () => {
    expect(await startsOf('31/12 23:00', '01/01 01:00')).toEqual([0, 120])
  })
})
