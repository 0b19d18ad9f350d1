import { expect, test } from 'vitest'
import { initials } from '../../../src/islands/news-feed/fill-card.ts'

test.each([
  ['Cuewright', 'C'],
  ['Wexcombe Software Ltd', 'WL'],
  ['  two   words ', 'TW'],
  ['😀 smiles', '😀S'],
  ['', ''],
])('takes the initials of %j', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
