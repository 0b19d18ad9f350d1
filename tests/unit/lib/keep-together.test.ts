import { expect, test } from 'vitest'
import { keepTogether } from '../../../src/lib/keep-together.ts'

test('keeps durations and go/no-go on one line and leaves other spaces alone', () => {
  expect(keepTogether('from 6 h 40 min to 3 h, 38 min late, 1 h 45')).toBe(
    'from 6\u00a0h\u00a040\u00a0min to 3\u00a0h, 38\u00a0min late, 1\u00a0h\u00a045',
  )
  expect(keepTogether('a 44-hour go/no-go')).toBe('a 44-\u2060hour go/\u2060no-\u2060go')
  expect(keepTogether('a new 12-month plan')).toBe('a new 12-\u2060month plan')
  expect(keepTogether('11 hours in 4 homes, well-known')).toBe('11 hours in 4 homes, well-known')
})
