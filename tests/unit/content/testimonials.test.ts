import { expect, test } from 'vitest'
import { parseTestimonials, testimonials } from '../../../src/content/testimonials.ts'

const [first, ...rest] = testimonials

test.each([
  ['a title without a sector', { title: 'Cutover Manager' }, /'Role, Sector'[\s\S]*\[0\]\.title/],
  ['a quote that is short', { quote: 'It works.' }, /15 to 35 words[\s\S]*\[0\]\.quote/],
  ['initials twice', { initials: rest[0]!.initials }, /initials of its own/],
])('%s fails by field', (_, change, message) => {
  expect(() => parseTestimonials([{ ...first, ...change }, ...rest])).toThrow(/testimonials\.ts: /)
  expect(() => parseTestimonials([{ ...first, ...change }, ...rest])).toThrow(message)
})
