import { expect, test } from 'vitest'
import { keepDurations } from '../../../src/lib/durations.ts'

test('keeps hours and minutes on one line and leaves other spaces alone', () => {
  expect(keepDurations('from 6 h 40 min to 3 h, 38 min late')).toBe(
    'from 6\u00a0h\u00a040\u00a0min to 3\u00a0h, 38\u00a0min late',
  )
  expect(keepDurations('11 hours in 4 homes')).toBe('11 hours in 4 homes')
})
