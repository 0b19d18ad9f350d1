import { expect, test } from 'vitest'
import { buildSitemap } from '../../../pipeline/sitemap.ts'
import { parsePage, summaryOf } from '../../../pipeline/page.ts'
import { readSources } from '../../../pipeline/sources.ts'

const origin = 'https://site.example'
const canonical = '<link rel="canonical" href="x">'

function page(path: string, head: string) {
  return summaryOf(parsePage(path, `<head>${head}</head><main><h1>x</h1></main>`))
}

test('lists pages with a canonical address that may be indexed, and no other', () => {
  const noIndex = `${canonical}<meta name="robots" content="noindex">`
  const pages = [page('/about', canonical), page('/strategy', noIndex), page('/404', '')]
  const sitemap = buildSitemap(pages, origin, readSources())
  expect(sitemap).toContain('\n  <url><loc>https://site.example/about</loc></url>\n</urlset>')
  expect(sitemap.match(/<loc>/g)).toHaveLength(1)
})

test('dates what is written in Markdown by its front matter', () => {
  const sources = readSources()
  expect(sources.size).toBeGreaterThan(10)
  const pages = [...sources.keys()].map((path) => page(path, canonical))
  const dates = buildSitemap(pages, origin, sources).match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)
  expect(dates).toHaveLength(sources.size)
})
