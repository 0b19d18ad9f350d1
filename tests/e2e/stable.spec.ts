import { setTimeout as wait } from 'node:timers/promises'
import { everyPage, notFoundError } from './every-page.ts'
import { expect, test } from './test.ts'
import { twoFrames } from './two-frames.ts'

declare global {
  interface Window {
    shifts: { value: number; what: string; isInBar: boolean }[]
    largest: { tag: string; source: string }[]
  }
}

/** A shift that an eye may see: a line that breaks elsewhere. */
const visible = 0.0006
/** Where nothing may move at all: an eye rests there. */
const bars = '.site-header, .board-head'
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** Notes in the page what moves, and what its largest paint is. */
function observe(still: string) {
  window.shifts = []
  window.largest = []
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as (PerformanceEntry & {
      value: number
      sources: { node?: Node }[]
    })[]) {
      const moved = sources.map(({ node }) =>
        node instanceof Element ? node : node?.parentElement,
      )
      window.shifts.push({
        value,
        what: moved.map((element) => element?.className || element?.nodeName).join(' '),
        isInBar: moved.some((element) => element?.closest(still)),
      })
    }
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

for (const viewport of sizes)
  test(`moves nothing when the typefaces are late, and paints its largest part from the HTML, at ${viewport.width} px`, async ({
    page,
    site,
    pageErrors,
  }) => {
    test.setTimeout(180_000)
    pageErrors.expect(notFoundError)
    await page.setViewportSize(viewport)
    await page.addInitScript(observe, bars)
    // Later than any first paint.
    await page.route('**/*.woff2', async (route) => {
      await wait(400)
      await route.continue()
    })
    const wrong: string[] = []
    for (const path of everyPage()) {
      const response = await page.goto(path)
      const html = (await response?.text()) ?? ''
      await page.waitForFunction(() => window.largest.length > 0)
      await page.evaluate(async () => document.fonts.ready)
      await page.evaluate(twoFrames)
      const { largest, shifts } = await page.evaluate(() => ({
        largest: window.largest.at(-1)!,
        shifts: window.shifts,
      }))
      const source = largest.source.replace(site.url, '').slice(0, 12)
      if (!source || !html.includes(source)) wrong.push(`${path}: largest is ${largest.tag}`)
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      const said = shifts.map(({ value, what }) => `${path}: ${value.toFixed(4)} ${what}`)
      if (sum >= visible || shifts.some(({ isInBar }) => isInBar)) wrong.push(...said)
    }
    expect(wrong).toEqual([])
  })
