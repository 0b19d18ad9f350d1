import { expect, test } from 'vitest'
import { americanDate, britishDate } from '../../../src/lib/dates.ts'

test('writes day, month name and year in the British order', () => {
  expect(britishDate('2026-11-20')).toBe('20 November 2026')
  expect(britishDate('2026-03-01')).toBe('1 March 2026')
})

test('writes the dates of success stories in the long American format', () => {
  expect(americanDate('2026-11-20')).toBe('November 20, 2026')
})

test('takes the day in UTC, wherever it is read', () => {
  expect(britishDate('2026-06-30T23:30:00+00:00')).toBe('30 June 2026')
  expect(britishDate('2026-07-01T00:30:00+02:00')).toBe('30 June 2026')
  expect(americanDate('2026-06-30T23:30:00Z')).toBe('June 30, 2026')
})

test('refuses what is no date', () => {
  expect(() => britishDate('yesterday')).toThrow(RangeError)
})
