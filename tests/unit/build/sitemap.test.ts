import { expect, test } from 'vitest'
import { lastChanged, sourcesOfPage } from '../../../build/last-changed.ts'
import { readPage } from '../../../build/pages-written.ts'
import { buildRobots, buildSitemap, lastModified } from '../../../build/sitemap.ts'

const origin = 'https://site.example'
const canonical = '<link rel="canonical" href="x">'

function page(path: string, head: string) {
  return readPage(path, `<head>${head}</head><main><h1>x</h1></main>`)
}

const pages = [
  page('/about', canonical),
  page('/strategy', `${canonical}<meta name="robots" content="noindex">`),
  page('/404', ''),
]
const meta = { metrics: [], category: '', version: '', status: 'confirmed' as const }
const post = { file: 'src/content/blog/a.md', date: '2026-03-26', meta, body: '' }

test('lists pages with a canonical address that may be indexed, and no other', () => {
  const sitemap = buildSitemap(pages, origin, () => undefined)
  expect(Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url)).toEqual([
    'https://site.example/about',
  ])
  expect(sitemap).not.toContain('lastmod')
})

test('dates a page by its last commit', () => {
  const history = new Map([[post.file, '2026-05-01T10:00:00+01:00']])
  expect(lastModified('/blog/a', post, history)).toBe('2026-05-01T10:00:00+01:00')
  expect(buildSitemap(pages, origin, () => '2026-05-01')).toContain('<lastmod>2026-05-01</lastmod>')
})

test('dates a page by its front matter where there is no history', () => {
  expect(lastModified('/blog/a', post, new Map())).toBe('2026-03-26')
})

test('leaves out a date that nobody can know', () => {
  expect(lastModified('/about', undefined, new Map())).toBeUndefined()
})

test('takes the latest of several files, whatever their time zones', () => {
  const history = new Map([
    ['a', '2026-05-01T00:30:00+02:00'],
    ['b', '2026-04-30T23:00:00+00:00'],
  ])
  expect(lastChanged(['a', 'b', 'c'], history)).toBe('2026-04-30T23:00:00+00:00')
})

test('a page of code is dated by its content and its own sections too', () => {
  expect(sourcesOfPage('/solution')).toEqual(
    expect.arrayContaining([
      'src/pages/solution/page.tsx',
      'src/pages/solution/copy.ts',
      'src/pages/solution/opening.tsx',
    ]),
  )
})

test('robots.txt names the sitemap by its whole address', () => {
  expect(buildRobots(origin)).toContain('\nSitemap: https://site.example/sitemap.xml\n')
})
