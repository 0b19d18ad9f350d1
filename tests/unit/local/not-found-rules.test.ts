import { expect, test } from 'vitest'
import { findNotFoundPage, readNotFoundRules } from '../../../local/site/netlify-root.ts'

test('reads the not-found rules of netlify.toml and leaves other redirects out', () => {
  const toml = `
[build]
  publish = "dist"
[[redirects]]
  from = "/old"
  to = "/new"
  status = 301
# Unknown posts
[[redirects]]
  from = "/blog/*"
  to = "/blog-not-found.html"
  status = 404
[[headers]]
  for = "/assets/*"
`
  expect(readNotFoundRules(toml)).toEqual([{ prefix: '/blog/', page: '/blog-not-found.html' }])
})

test.each([
  ['/blog/unknown', '/blog-not-found.html'],
  ['/blog', '/404.html'],
  ['/unknown', '/404.html'],
])('shows %s the page %s', (pathname, page) => {
  const rules = [{ prefix: '/blog/', page: '/blog-not-found.html' }]
  expect(findNotFoundPage(rules, pathname)).toBe(page)
})
