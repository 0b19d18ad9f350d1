import { expect, test } from 'vitest'
import { parseTestimonials, testimonials } from '../../../src/content/testimonials.ts'

test('a testimonial has 15 to 35 words, and initials of its own', () => {
  for (const { quote } of testimonials) {
    const count = quote.split(/\s+/).length
    expect(count).toBeGreaterThanOrEqual(15)
    expect(count).toBeLessThanOrEqual(35)
  }
  expect(new Set(testimonials.map(({ initials }) => initials)).size).toBe(testimonials.length)
})

test('a testimonial without a sector fails by field', () => {
  const [first, ...rest] = testimonials
  expect(() => parseTestimonials([{ ...first, title: 'Cutover Manager' }, ...rest])).toThrow(
    /testimonials\.ts: .*'Role, Sector'[\s\S]*\[0\]\.title/,
  )
})
