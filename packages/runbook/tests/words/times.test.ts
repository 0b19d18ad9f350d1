import { expect, test } from 'vitest'
import { clockTime, duration, relativeDays, relativeTime } from '../../words/times.ts'

test('adds minutes to the clock at T0, past midnight and before it', () => {
  expect(clockTime('22:00', 0)).toBe('22:00')
  expect(clockTime('22:00', 62)).toBe('23:02')
  expect(clockTime('22:00', 120)).toBe('00:00')
  expect(clockTime('22:00', 340)).toBe('03:40')
  expect(clockTime('00:30', -60)).toBe('23:30')
  expect(clockTime('09:05', 3 * 24 * 60)).toBe('09:05')
})

test('throws for a T0 that is not a time of day', () => {
  expect(() => clockTime('24:00', 0)).toThrow('24:00')
  expect(() => clockTime('9:00', 0)).toThrow('9:00')
})

test('writes times from T0 with a true minus', () => {
  expect(relativeTime(-120)).toBe('T\u22122h')
  expect(relativeTime(-90)).toBe('T\u22121h 30m')
  expect(relativeTime(45)).toBe('T+45m')
  expect(relativeTime(0)).toBe('T0')
  expect(relativeTime(72 * 60)).toBe('T+72h')
  expect(relativeTime(73 * 60)).toBe('T+3d 1h')
  expect(relativeTime(1350 * 60 + 5)).toBe('T+56d 6h 5m')
  expect(relativeDays(-14)).toBe('T\u221214 d')
  expect(relativeDays(1)).toBe('T+1 d')
  expect(relativeDays(0)).toBe('T0')
})

test('writes durations in hours and minutes, leaving out what is zero', () => {
  expect(duration(80)).toBe('1 h 20 min')
  expect(duration(120)).toBe('2 h')
  expect(duration(45)).toBe('45 min')
  expect(duration(0)).toBe('0 min')
  expect(duration(42 * 24 * 60)).toBe('42 d')
})
