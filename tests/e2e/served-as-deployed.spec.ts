import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testDist } from '../../local/e2e/build.ts'
import { hashSource } from '../../pipeline/content-security.ts'
import { pageFiles, unknown } from './every-page.ts'
import { expect, test } from './test.ts'

test('answers unknown addresses with the page for their folder and status 404', async ({
  request,
}) => {
  for (const [page, path] of Object.entries(unknown)) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    const built = readFileSync(join(testDist, `${page}.html`), 'utf8')
    expect(await response.text(), path).toBe(built)
    expect(response.headers()['content-type']).toContain('text/html')
    expect(response.headers()['content-security-policy']).toBeTruthy()
  }
})

test('lets browsers keep hashed files for a year', async ({ page }) => {
  const assets: (string | undefined)[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/assets/'))
      assets.push(response.headers()['cache-control'])
  })
  await page.goto('/')
  expect(assets.length).toBeGreaterThan(0)
  expect(new Set(assets)).toEqual(new Set(['public, max-age=31536000, immutable']))
})

test('protects pages, unknown addresses, files and functions by their headers', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const styles = await page.locator('link[href^="/assets/"]').first().getAttribute('href')
  for (const path of ['/', '/nowhere', styles!, '/rss.xml']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy'], path).toMatch(/default-src .*frame-ancestors 'none'/)
    expect(headers['strict-transport-security'], path).toBe('max-age=63072000')
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy'], path).toContain('camera=()')
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin')
  }
  for (const path of ['/api/news-image/none', '/api/enhance-image', '/api/news']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy'], path).toContain("default-src 'none'")
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    // A missing picture may come with the next sync.
    expect(headers['cache-control'], path).toMatch(/^no-store$|^public, max-age=60$/)
  }
})

test('adds speculation rules after the paint, and its policy allows these', async ({ page }) => {
  const answer = await page.goto('/')
  const rules = (await page.locator('script[type=speculationrules]').textContent())!
  expect(answer!.headers()['content-security-policy']).toContain(hashSource(rules))
  const { prefetch } = JSON.parse(rules)
  for (const address of prefetch[0].where.href_matches)
    expect((await page.request.get(address)).status(), address).toBe(200)
})

test('answers 404 under the not-found pages’ own names', async ({ request }) => {
  for (const path of ['/404', '/blog-not-found', '/story-not-found', '/legal-not-found/']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toContain('data-not-found')
  }
})

test('serves each page at one address, to which the others lead', async ({ request }) => {
  for (const file of pageFiles()) {
    const path = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`
    const isNowhere = path in unknown
    const others = path === '/' || isNowhere ? [`/${file}`] : [`/${file}`, `${path}/`]
    for (const other of others) {
      const response = await request.get(`${other}?a=b`, { maxRedirects: 0 })
      expect(response.status(), other).toBe(301)
      const { location = '' } = response.headers()
      expect(new URL(location, 'http://any').pathname, other).toBe(path)
    }
    expect((await request.get(path)).status(), path).toBe(isNowhere ? 404 : 200)
  }
})

test('refuses what is no address and what is no form', async ({ site }) => {
  for (const path of ['/%ff', '/blog/%E0%A4%A', '/api/news-image/%ff'])
    expect((await fetch(site.url + path)).status, path).toBe(400)
  const form = { method: 'POST', headers: { 'content-type': 'multipart/form-data' }, body: 'x' }
  expect((await fetch(`${site.url}/contact`, form)).status).toBe(400)
})
