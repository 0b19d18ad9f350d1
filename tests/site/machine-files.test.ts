import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readSources } from '../../pipeline/sources.ts'
import { findFiles } from '../../src/content/files.ts'
import { twinPath } from '../../src/lib/twin-path.ts'
import { testDist } from '../../local/e2e/build.ts'
import { socialCardPath } from '../../src/lib/social-card.ts'
import { meta, readSite } from './read-site.ts'

const pages = await readSite()
const listed = pages.filter((page) => !meta(page, 'robots')?.includes('noindex'))
const origin = 'https://www.cuewright.example'

async function read(file: string) {
  return readFile(join(testDist, file), 'utf8')
}

test('every page has a social card of 1200 × 630 below 80 KB', async () => {
  for (const { path } of pages) {
    const file = join(testDist, socialCardPath(path))
    expect(await sharp(file).metadata(), path).toMatchObject({ width: 1200, height: 630 })
    expect((await stat(file)).size, path).toBeLessThan(80_000)
  }
})

test('a page names its own card by its whole address, with its words', () => {
  for (const page of pages) {
    expect(meta(page, 'og:image'), page.path).toBe(origin + socialCardPath(page.path))
    expect(meta(page, 'twitter:card'), page.path).toBe('summary_large_image')
    expect(meta(page, 'og:image:alt')?.length, page.path).toBeGreaterThan(30)
  }
})

test('the sitemap lists every page that may be indexed and no other, dates what is Markdown, and none of them to come', async () => {
  const sitemap = await read('sitemap.xml')
  const urls = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) => url)
  expect(urls.toSorted()).toEqual(listed.map(({ path }) => origin + path).toSorted())
  const dates = Array.from(sitemap.matchAll(/<lastmod>(.*?)<\/lastmod>/g), ([, day = '']) => day)
  expect(dates).toHaveLength(readSources().size)
  for (const day of dates) expect(Date.parse(day)).toBeLessThanOrEqual(Date.now())
})

test('every page that may be indexed has a Markdown twin, which llms.txt names', async () => {
  const index = await read('llms.txt')
  for (const { path } of listed) {
    const twin = await read(twinPath(path))
    expect(twin, path).toMatch(/^# \S/m)
    expect(twin, path).not.toMatch(/\]\((?!https?:|mailto:|tel:)|<!--/)
    expect(index).toContain(`](${origin}${twinPath(path)})`)
  }
})

test('twins are served as Markdown that search engines leave alone', async () => {
  const headers = await read('_headers')
  for (const { path } of listed)
    expect(headers).toContain(
      `${twinPath(path)}\n  Content-Type: text/markdown; charset=utf-8\n  X-Robots-Tag: noindex\n`,
    )
})

test('each file that browsers keep for a year has a rule of its own', async () => {
  // Under a rule with a star, the host's 404 page would be kept as long.
  const toml = await readFile('netlify.toml', 'utf8')
  expect(toml).not.toContain('immutable')
  const headers = await read('_headers')
  const kept = headers.matchAll(/^(\/.*)\n  Cache-Control: .*immutable$/gm).map(([, path]) => path)
  expect([...kept]).toEqual(findFiles('assets/*', testDist).map((file) => `/${file}`))
})

test('robots.txt and security.txt stand where machines look for them', async () => {
  expect(await read('robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`)
  // The fields that RFC 9116 requires, and ours.
  const lines = (await read('.well-known/security.txt')).trimEnd().split('\n')
  expect(lines.map((line) => /^([A-Z][A-Za-z-]+): \S/.exec(line)?.[1])).toEqual([
    'Contact',
    'Expires',
    'Preferred-Languages',
    'Canonical',
    'Policy',
  ])
  expect(lines[0]).toMatch(/^Contact: mailto:security@/)
})
