import { setTimeout as wait } from 'node:timers/promises'
import { everyPage, notFoundError } from './every-page.ts'
import { expect, test } from './test.ts'
import { twoFrames } from './two-frames.ts'

declare global {
  interface Window {
    shifts: string[]
    largest: { tag: string; source: string }[]
  }
}

/** A shift that an eye may see: a line that breaks elsewhere, a bar of links that moves. */
const visible = 0.0006
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

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

for (const viewport of sizes)
  test(`moves nothing when the typefaces are late, and paints its largest part from the HTML, at ${viewport.width} px`, async ({
    page,
    site,
    pageErrors,
  }) => {
    test.setTimeout(180_000)
    pageErrors.expect(notFoundError)
    await page.setViewportSize(viewport)
    await page.addInitScript(observe)
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
      const moved = shifts.reduce((sum, shift) => sum + parseFloat(shift), 0)
      if (moved >= visible) wrong.push(...shifts.map((shift) => `${path}: ${shift}`))
    }
    expect(wrong).toEqual([])
  })
