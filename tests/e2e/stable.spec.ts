import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright/test'
import { everyPage, notFoundError, scrollThrough } from './every-page.ts'
import { expect, test } from './test.ts'

declare global {
  interface Window {
    shifts: string[]
    largest: { tag: string; source: string }[]
  }
}

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
/** A shift that Chromium's own reports would round to more than 0.000: a line that breaks elsewhere. */
const visible = 0.001
/** The three kinds of page by their text: display, serif prose, and small figures. */
const samples = ['/', '/blog/what-a-runbooks-record-answers', '/pricing']

/** Notes in the page what moves, and what its largest paint is. */
const observe = () => {
  window.shifts = []
  window.largest = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      sources: { node?: Node }[]
    })[])
      window.shifts.push(
        `${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => (node as Element | undefined)?.className ?? node?.nodeName).join(' ')}`,
      )
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      element?: Element
      url: string
    })[])
      window.largest.push({
        tag: entry.element?.tagName ?? 'nothing',
        source: entry.url || (entry.element?.textContent?.trim() ?? ''),
      })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

const openSlowly = async (browser: Browser, url: string, viewport: (typeof sizes)[number]) => {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  await page.addInitScript(observe)
  await page.route('**/*.woff2', async (route) => {
    await wait(1_500)
    await route.continue()
  })
  await page.goto(url)
  await page.evaluate(async () => document.fonts.ready)
  await scrollThrough(page)
  const shifts = await page.evaluate(() => window.shifts)
  await context.close()
  const total = shifts.reduce((sum, shift) => sum + parseFloat(shift), 0)
  return total < visible ? [] : shifts.map((shift) => `${url} at ${viewport.width} px: ${shift}`)
}

test('moves nothing when the typefaces arrive late', async ({ browser, site }) => {
  const visits = samples.flatMap((path) =>
    sizes.map(async (size) => openSlowly(browser, site.url + path, size)),
  )
  expect((await Promise.all(visits)).flat()).toEqual([])
})

for (const viewport of sizes)
  test(`moves nothing, and paints its largest part from the HTML, at ${viewport.width} px`, async ({
    page,
    site,
    pageErrors,
  }) => {
    test.setTimeout(180_000)
    pageErrors.expect(notFoundError)
    await page.setViewportSize(viewport)
    await page.addInitScript(observe)
    const wrong: string[] = []
    for (const path of everyPage()) {
      const response = await page.goto(path)
      const html = (await response?.text()) ?? ''
      await page.waitForFunction(() => window.largest.length > 0)
      const { largest, shifts } = await page.evaluate(() => ({
        largest: window.largest.at(-1)!,
        shifts: window.shifts,
      }))
      const source = largest.source.replace(site.url, '').slice(0, 12)
      if (!source || !html.includes(source)) wrong.push(`${path}: largest is ${largest.tag}`)
      wrong.push(...shifts.map((shift) => `${path}: ${shift}`))
    }
    expect(wrong).toEqual([])
  })
