import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildRobots, buildSitemap, folderOfPage, lastModified } from '../../../pipeline/sitemap.ts'
import { parsePage, summaryOf } from '../../../pipeline/page.ts'
import { readSources } from '../../../pipeline/sources.ts'
import { routes } from '../../../src/routes.tsx'

const origin = 'https://site.example'
const canonical = '<link rel="canonical" href="x">'

function page(path: string, head: string) {
  return summaryOf(parsePage(path, `<head>${head}</head><main><h1>x</h1></main>`))
}

const pages = [
  page('/about', canonical),
  page('/strategy', `${canonical}<meta name="robots" content="noindex">`),
  page('/404', ''),
]
test('lists pages with a canonical address that may be indexed, and no other', () => {
  const sitemap = buildSitemap(pages, origin, () => undefined)
  expect(Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url)).toEqual([
    'https://site.example/about',
  ])
  expect(sitemap).not.toContain('lastmod')
})

test('dates a page of code by the last commit to its folder', () => {
  const history = new Map([['service-recovery', '2026-05-01T10:00:00+01:00']])
  const moment = lastModified('/service_recovery', undefined, history)
  expect(moment).toBe('2026-05-01T10:00:00+01:00')
  expect(buildSitemap(pages, origin, () => moment)).toContain(`<lastmod>${moment}</lastmod>`)
})

test('dates what is written in Markdown by its front matter, whatever the history says', () => {
  const history = new Map([['blog', '2026-05-01T10:00:00+01:00']])
  for (const [path, source] of readSources())
    expect(lastModified(path, source, history), path).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('leaves out a date that nobody can know', () => {
  expect(lastModified('/about', undefined, new Map())).toBeUndefined()
})

test('finds the folder of every page of code', () => {
  const paths = routes[0]!.children!.map(({ path = '' }) => path)
  const pagesOfCode = paths.filter((path) => !/:|not-found|404/.test(path))
  expect(pagesOfCode.length).toBeGreaterThan(10)
  for (const path of pagesOfCode)
    expect(existsSync(`src/pages/${folderOfPage(path)}/page.tsx`), path).toBe(true)
})

test('robots.txt names the sitemap by its whole address', () => {
  expect(buildRobots(origin)).toContain('\nSitemap: https://site.example/sitemap.xml\n')
})
