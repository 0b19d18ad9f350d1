import { expect, test } from 'vitest'
import { endText, sameClock, timeText } from '../player/times.ts'

const day = 24 * 60

test.each([
  { end: 600, minute: 135, text: '22:15' },
  { end: 2 * day, minute: day, text: 'Sun 18, 20:00' },
  // There is a 17th in November, too.
  { end: 40 * day, minute: day, text: '18 Oct, 20:00' },
])('says $text in a run of $end minutes', ({ end, minute, text }) => {
  expect(timeText({ t0: '20:00', date: '2026-10-17' }, end).at(minute)).toBe(text)
})

test('counts days where the runbook has no date, and minutes where it has no clock', () => {
  expect(timeText({ t0: '20:00', date: null }, 2 * day).at(300)).toBe('day 2 01:00')
  expect(timeText({ t0: null, date: null }, 2 * day).at(90)).toBe('T+1h 30m')
})

test('names the day that ends at midnight, in runs over a day', () => {
  const zero = { t0: '20:00', date: '2026-10-17' }
  expect(endText(zero, 2 * day)(4 * 60)).toBe('Sat 17, 24:00')
  expect(endText(zero, 2 * day)(5 * 60)).toBe('Sun 18, 01:00')
  expect(endText({ t0: '00:00', date: '2026-10-17' }, 40 * day)(3 * day)).toBe('19 Oct, 24:00')
  expect(endText({ t0: '00:00', date: null }, 2 * day)(day)).toBe('day 1 24:00')
  expect(endText(zero, 600)(4 * 60)).toBe('00:00')
})

test.each([
  { window: '05:30', from: '22:00', to: '21:30', minute: 480 },
  { window: '05:30', from: '22:00', to: '23:00', minute: 390 },
  { window: '09:00', from: '08:00', to: '20:00', minute: 780 },
])('ends at $window when T0 is $to in place of $from', ({ window, from, to, minute }) => {
  const before =
    ((Date.parse(`2026-10-17T${window}Z`) - Date.parse(`2026-10-17T${from}Z`)) / 60_000 + day) % day
  expect(sameClock(before, from, to)).toBe(minute)
})

test('leaves a window of days, and one without a clock', () => {
  expect(sameClock(2 * day, '22:00', '21:30')).toBe(2 * day)
  expect(sameClock(90, null, '21:30')).toBe(90)
})
