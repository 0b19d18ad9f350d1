import { expect, test } from 'vitest'
import { pagePath } from '../../../src/integrations/analytics.ts'
import { choiceParameters } from '../../../src/lib/pricing/choice-parameters.ts'

test('keeps a query as it was sent', () => {
  expect(pagePath({ pathname: '/about', search: '?from=mail&q=a%20b' })).toBe(
    '/about?from=mail&q=a%20b',
  )
})

test('leaves out what the calculators keep in the address', () => {
  const own = choiceParameters.map((name) => `${name}=4`).join('&')
  expect(pagePath({ pathname: '/pricing', search: `?${own}&utm_source=post` })).toBe(
    '/pricing?utm_source=post',
  )
  expect(pagePath({ pathname: '/pricing', search: `?${own}` })).toBe('/pricing')
})
