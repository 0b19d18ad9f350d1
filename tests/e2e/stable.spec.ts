import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright/test'
import { everyPage, notFoundError } from './every-page.ts'
import { expect, test } from './test.ts'
import { twoFrames } from './two-frames.ts'
import { workAtRest } from './work.ts'

declare global {
  interface Window {
    shifts: { value: number; what: string }[]
    largest: { tag: string; source: string }[]
  }
}

const widths = [320, 360, 375, 390, 393, 412, 430, 600, 768, 820, 1024, 1280, 1366, 1440, 1920]
/** How late the typefaces are: with the page, soon after its first paint, and long after it. */
const delays = [0, 400, 3_000]

/** Notes in the page what moves, and what its largest paint is. */
function observe() {
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

/** Holds the typefaces back for so many milliseconds. */
async function delayTypefaces(page: Page, delay: number) {
  await page.route(/\/assets\/(sans|serif)-/, async (route) => {
    await wait(delay)
    // The page may have given up on them.
    await route.continue().catch(() => undefined)
  })
}

/** Everything that moved while a page came, the stylesheet after its first paint included. */
async function visit(page: Page, path: string) {
  const response = await page.goto(path)
  await page.waitForFunction(
    () => window.largest.length > 0 && 'awake' in document.documentElement.dataset,
  )
  await page.evaluate(async () => document.fonts.ready)
  await page.evaluate(twoFrames)
  const { largest, shifts } = await page.evaluate(() => ({
    largest: window.largest.at(-1)!,
    shifts: window.shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`),
  }))
  return { largest, shifts, html: (await response?.text()) ?? '' }
}

/** A busy browser paints a page half read now and then; what the page itself moves, moves again. */
async function shiftsOf(page: Page, path: string) {
  const first = await visit(page, path)
  return first.shifts.length > 0 ? visit(page, path) : first
}

test.beforeEach(({ pageErrors }) => {
  test.setTimeout(300_000)
  pageErrors.expect(notFoundError)
})

/** Visits side by side, by how late the typefaces are: most of such a visit is waiting. */
const atOnce: Record<number, number> = { 0: 1, 400: 4, 3_000: 12 }

// Each page at five of the widths, so that each width meets every third page, with each delay in turn.
for (const [turn, delay] of delays.entries())
  test(`moves nothing on any page, at any width, with typefaces late by ${delay} ms`, async ({
    context,
  }) => {
    await context.addInitScript(observe)
    const visits = everyPage().flatMap((path, at) =>
      widths.filter((_, i) => i % 9 === (at + 3 * turn) % 9).map((width) => ({ path, width })),
    )
    const moved: string[] = []

    async function work() {
      const page = await context.newPage()
      await delayTypefaces(page, delay)
      for (let next = visits.pop(); next; next = visits.pop()) {
        const { path, width } = next
        await page.setViewportSize({ width, height: width < 1000 ? 844 : 900 })
        const { shifts } = await shiftsOf(page, path)
        moved.push(...shifts.map((what) => `${path} at ${width} px: ${what}`))
      }
    }

    await Promise.all(Array.from({ length: atOnce[delay]! }, work))
    expect(moved).toEqual([])
  })

for (const width of [390, 1440])
  test(`paints the largest part of every page from its HTML, and then rests, at ${width} px`, async ({
    context,
  }) => {
    await context.addInitScript(observe)
    const wrong: string[] = []
    const resting = new Set<Promise<unknown>>()

    async function watch(page: Page, path: string) {
      const { layouts, styles } = await workAtRest(page)
      if (layouts + styles > 0)
        wrong.push(`${path}: ${layouts} layouts and ${styles} recalculations at rest`)
      await page.close()
    }

    for (const path of everyPage()) {
      const page = await context.newPage()
      await page.setViewportSize({ width, height: 844 })
      const { largest, shifts, html } = await shiftsOf(page, path)
      const source = largest.source.replace(/^https?:\/\/[^/]+/, '').slice(0, 12)
      if (!source || !html.includes(source)) wrong.push(`${path}: largest is ${largest.tag}`)
      wrong.push(...shifts.map((what) => `${path}: ${what}`))
      // It rests while the next ones are visited.
      resting.add(watch(page, path))
    }
    await Promise.all(resting)
    expect(wrong).toEqual([])
  })
