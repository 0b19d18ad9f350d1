import { expect, test } from 'vitest'
import {
  findNotFoundPage,
  isNeverFound,
  readNotFoundRules,
} from '../../../local/site/netlify-root.ts'

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
[[redirects]]
  from = "/404"
  to = "/404.html"
  status = 404
  force = true
[[headers]]
  for = "/assets/*"
`
  expect(readNotFoundRules(toml)).toEqual([
    { from: '/blog/*', page: '/blog-not-found.html', isForced: false },
    { from: '/404', page: '/404.html', isForced: true },
  ])
})

const rules = [
  { from: '/blog/*', page: '/blog-not-found.html', isForced: false },
  { from: '/blog-not-found', page: '/blog-not-found.html', isForced: true },
]

test.each([
  ['/blog/unknown', '/blog-not-found.html'],
  ['/blog-not-found', '/blog-not-found.html'],
  ['/blog', '/404.html'],
  ['/unknown', '/404.html'],
])('shows %s the page %s', (pathname, page) => {
  expect(findNotFoundPage(rules, pathname)).toBe(page)
})

test.each([
  ['/blog-not-found', true],
  ['/blog-not-found/', true],
  ['/blog/a-post', false],
  ['/blog-not-found.html', false],
])('finds nothing at %s whatever stands there: %s', (pathname, isNever) => {
  expect(isNeverFound(rules, pathname)).toBe(isNever)
})
