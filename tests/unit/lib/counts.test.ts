import { expect, test } from 'vitest'
import { shortCount } from '../../../src/lib/counts.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.0K'],
  [1049, '1.0K'],
  [1050, '1.1K'],
  [1250, '1.3K'],
  [12_345, '12.3K'],
  [48_300, '48.3K'],
])('shows %i as %s', (count, shown) => {
  expect(shortCount(count)).toBe(shown)
})
