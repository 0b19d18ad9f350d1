import { expect, test } from 'vitest'
import { readNotFoundRules } from '../../../local/site/netlify-root.ts'

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
