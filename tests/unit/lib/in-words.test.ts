import { expect, test } from 'vitest'
import { inWords } from '../../../src/lib/in-words.ts'
import { capitalised } from '@cuewright/runbook/words'

test.each([
  [0, 'no'],
  [13, 'thirteen'],
  [20, 'twenty'],
  [75, 'seventy-five'],
  [100, '100'],
  [1200, '1,200'],
  [2.5, '2.5'],
])('writes %d as %s', (count, words) => {
  expect(inWords(count)).toBe(words)
})

test('capitalises the first letter alone', () => {
  expect(capitalised('four of Ours')).toBe('Four of Ours')
})
