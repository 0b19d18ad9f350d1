import { expect, test } from 'vitest'
import { numberClauses } from '../../../src/pages/legal/legal-text.tsx'

test('gives each clause an address and its number an element', () => {
  expect(numberClauses('<h2 id="x">7. Term</h2><p>7.10 The Order</p>')).toBe(
    '<h2 id="x"><span class="clause-number">7.</span> Term</h2>' +
      '<p class="clause" id="clause-7-10"><span class="clause-number">7.10</span> The Order</p>',
  )
})

test('leaves paragraphs alone that open with another number', () => {
  expect(numberClauses('<p>183 days</p><p>2.5% a year</p>')).toBe(
    '<p>183 days</p><p>2.5% a year</p>',
  )
})
