import { expect, test } from 'vitest'
import { relativeDate } from '../../../src/lib/relative-date.ts'

const now = new Date('2026-11-20T09:30:00Z')

test.each([
  ['2026-11-20T00:00:00+00:00', 'Today'],
  ['2026-11-19T23:59:00+00:00', 'Yesterday'],
  ['2026-11-18T12:00:00+00:00', '2 days ago'],
  ['2026-11-14T00:00:00+00:00', '6 days ago'],
  ['2026-11-13T23:59:00+00:00', '13 November 2026'],
  ['2025-01-02T12:00:00+00:00', '2 January 2025'],
])('shows %s as %s', (created, shown) => {
  expect(relativeDate(created, now)).toBe(shown)
})

test('shows a post from a clock that runs ahead as of today', () => {
  expect(relativeDate('2026-11-21T01:00:00+00:00', now)).toBe('Today')
})
