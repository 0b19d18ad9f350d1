import { expect, test } from 'vitest'
import { americanDate, relativeDate } from '../../../src/lib/dates.ts'
import { britishDate } from '@cuewright/runbook/words'

test.each([
  ['2026-11-20', '20 November 2026', 'November 20, 2026'],
  ['2026-03-01', '1 March 2026', 'March 1, 2026'],
  ['2026-06-30T23:30:00+00:00', '30 June 2026', 'June 30, 2026'],
  ['2026-07-01T00:30:00+02:00', '30 June 2026', 'June 30, 2026'],
])('writes the day of %s in UTC, British and American', (iso, british, american) => {
  expect(britishDate(iso)).toBe(british)
  expect(americanDate(iso)).toBe(american)
})

test('refuses what is no date', () => {
  expect(() => britishDate('yesterday')).toThrow(RangeError)
})

test.each([
  ['2026-11-21T01:00:00+00:00', 'Today'],
  ['2026-11-20T00:00:00+00:00', 'Today'],
  ['2026-11-19T23:59:00+00:00', 'Yesterday'],
  ['2026-11-18T12:00:00+00:00', '2 days ago'],
  ['2026-11-14T00:00:00+00:00', '6 days ago'],
  ['2026-11-13T23:59:00+00:00', '13 November 2026'],
  ['2025-01-02T12:00:00+00:00', '2 January 2025'],
])('shows a post of %s as %s', (created, shown) => {
  expect(relativeDate(created, new Date('2026-11-20T09:30:00Z'))).toBe(shown)
})
