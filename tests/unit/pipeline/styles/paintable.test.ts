import { expect, test } from 'vitest'
import { paintable } from '../../../../pipeline/styles/rewrites.ts'

test.each([
  [
    'a{background:repeating-linear-gradient(135deg,red 0 2px,#0000 2px 8px)}',
    '(in srgb 135deg,red',
  ],
  ['a{background:repeating-linear-gradient(to top,red 0 1px)}', '(in srgb to top,red'],
  ['a{background:repeating-linear-gradient(var(--a) 0 1px)}', '(in srgb,var(--a) 0'],
  ['a{background:linear-gradient(90deg,red,blue)}', 'ient(90deg,red'],
])('%s', (css, found) => {
  expect(paintable(css)).toContain(found)
  expect(paintable(paintable(css))).toBe(paintable(css))
})
