import { expect, test } from 'vitest'
import { keepTogether } from '../../../src/lib/keep-together.ts'

test('keeps hours and minutes on one line and leaves other spaces alone', () => {
  expect(keepTogether('from 6 h 40 min to 3 h, 38 min late')).toBe(
    'from 6\u00a0h\u00a040\u00a0min to 3\u00a0h, 38\u00a0min late',
  )
  expect(keepTogether('11 hours in 4 homes')).toBe('11 hours in 4 homes')
})

test('lets no line end inside go/no-go or 44-hour', () => {
  expect(keepTogether('go/no-go, left of a 44-hour window, well-known')).toBe(
    'go\u2060/\u2060no\u2060-\u2060go, left of a 44\u2060-\u2060hour window, well-known',
  )
})
