import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright/test'
import { testDist } from '../../local/e2e/build.ts'
import { everyPage, notFoundError, pageFiles } from './every-page.ts'
import { expect, test } from './test.ts'

const kilobyte = 1024
/** Bytes as the site's host sends them: brotli for text, fonts as they are. */
const budget = {
  html: 30 * kilobyte,
  home: 22 * kilobyte,
  // Ten packets of 1,460 bytes, with which a new connection begins, less 150 of headers.
  firstFlight: 14_450,
  script: 2.5 * kilobyte,
  fonts: 70 * kilobyte,
  preloadedFonts: 45 * kilobyte,
  requests: 8,
}

/** The two pages whose own work needs a library as soon as they are shown. */
function isHeavy(path: string) {
  return path === '/news' || path === '/enhance-team-photos'
}

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

type Loaded = { url: string; type: string; bytes: number }

const weights = new Map<string, number>()

/** What a file of the build weighs on its way. */
function weigh(url: string, type: string) {
  const path = new URL(url).pathname
  if (!path.startsWith('/assets/')) return 0
  if (!weights.has(path)) {
    const file = readFileSync(join(testDist, path))
    weights.set(path, type === 'font' ? file.length : brotliCompressSync(file).length)
  }
  return weights.get(path)!
}

/** What a page loads until it rests, the visitor doing nothing. */
function watchLoads(page: Page) {
  const loads: Loaded[] = []
  page.on('request', (request) => {
    const [url, type] = [request.url(), request.resourceType()]
    if (!url.startsWith('data:')) loads.push({ url, type, bytes: weigh(url, type) })
  })
  return {
    visit: async (path: string) => {
      // Whatever the page before it still waits for ends here.
      await page.goto('about:blank')
      loads.length = 0
      await page.goto(path)
      // What a script asks for on load is asked for by now.
      await page.evaluate(async () => new Promise((rest) => requestIdleCallback(rest)))
      return [...loads]
    },
  }
}

function sum(loaded: Loaded[], isCounted: (load: Loaded) => boolean) {
  return loaded.filter(isCounted).reduce((total, { bytes }) => total + bytes, 0)
}

test('keeps the HTML of every page, its CSS inside, to 30 KB', () => {
  const heavy = pageFiles()
    .map((file) => ({ file, bytes: brotliCompressSync(readFileSync(join(testDist, file))).length }))
    .filter(({ bytes }) => bytes > budget.html)
  expect(heavy).toEqual([])
})

test('sends the home page’s first view with the first flight of a new connection', () => {
  const home = readFileSync(join(testDist, 'index.html'), 'utf8')
  const runbook = home.indexOf('</table>')
  expect(runbook).toBeGreaterThan(0)
  expect(brotliCompressSync(home.slice(0, runbook)).length).toBeLessThan(budget.firstFlight)
  expect(brotliCompressSync(home).length).toBeLessThan(budget.home)
})

for (const viewport of sizes)
  test(`keeps every page’s first view to its budget at ${viewport.width} px`, async ({
    page,
    pageErrors,
  }) => {
    test.setTimeout(180_000)
    pageErrors.expect(notFoundError)
    await page.setViewportSize(viewport)
    const { visit } = watchLoads(page)
    const over: string[] = []

    function check(path: string, what: string, figure: number, limit: number) {
      if (figure > limit) over.push(`${path}: ${what} ${figure} of ${limit}`)
    }

    for (const path of everyPage()) {
      const loaded = await visit(path)
      const preloaded = await page
        .locator('link[rel=preload][as=font]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
      const fonts = sum(loaded, ({ type }) => type === 'font')
      const early = sum(loaded, ({ url }) => preloaded.includes(url))
      check(path, 'bytes of fonts', fonts, budget.fonts)
      check(path, 'bytes of preloaded fonts', early, budget.preloadedFonts)
      if (isHeavy(path)) continue
      const boot = (await page.locator('head script:not([src])').first().textContent()) ?? ''
      const scripts = sum(loaded, ({ type }) => type === 'script')
      check(path, 'bytes of script', scripts + brotliCompressSync(boot).length, budget.script)
      check(path, 'requests', loaded.length, budget.requests)
    }
    expect(over).toEqual([])
  })

test('ships no picture with more pixels than a sharp screen shows', async ({
  page,
  pageErrors,
}) => {
  test.setTimeout(180_000)
  pageErrors.expect(notFoundError)
  const large: string[] = []
  for (const path of everyPage()) {
    // Its pictures are the originals themselves, which a member of staff compares.
    if (path === '/enhance-team-photos') continue
    await page.goto(path)
    for (const viewport of sizes) {
      await page.setViewportSize(viewport)
      const found = await page.locator('img').evaluateAll(async (images) => {
        const shown = (images as HTMLImageElement[]).filter((image) => image.clientWidth > 0)
        for (const image of shown) image.loading = 'eager'
        await Promise.all(shown.map(async (image) => image.decode()))
        return shown
          .filter(({ currentSrc }) => !/\.svg$|^data:image\/svg/.test(currentSrc))
          .filter(({ naturalWidth, clientWidth }) => naturalWidth > clientWidth * 2)
          .map((image) => `${image.currentSrc} ${image.naturalWidth} on ${image.clientWidth} px`)
      })
      large.push(...found.map((image) => `${path} at ${viewport.width} px: ${image}`))
    }
  }
  expect(large).toEqual([])
})
