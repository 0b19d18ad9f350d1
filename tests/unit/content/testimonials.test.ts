import { expect, test } from 'vitest'
import { parseTestimonials, testimonials } from '../../../src/content/testimonials.ts'

test('there are five testimonials of 15 to 35 words, with initials of their own', () => {
  expect(testimonials).toHaveLength(5)
  for (const { quote } of testimonials) {
    const count = quote.split(/\s+/).length
    expect(count).toBeGreaterThanOrEqual(15)
    expect(count).toBeLessThanOrEqual(35)
  }
  expect(new Set(testimonials.map(({ initials }) => initials)).size).toBe(5)
})

test('a testimonial without a sector, and a sixth testimonial, fail by field', () => {
  const [first, ...rest] = testimonials
  expect(() => parseTestimonials([{ ...first, title: 'Cutover Manager' }, ...rest])).toThrow(
    /testimonials\.ts: .*'Role, Sector'[\s\S]*\[0\]\.title/,
  )
  expect(() => parseTestimonials([...testimonials, first])).toThrow('testimonials.ts')
})
