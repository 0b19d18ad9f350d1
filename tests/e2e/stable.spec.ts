import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright/test'
import { everyPage, fillNews, notFoundError } from './every-page.ts'
import { observe, visit } from './rules/visit.ts'
import { expect, test } from './test.ts'

const widths = [320, 360, 375, 390, 393, 412, 430, 600, 768, 820, 1024, 1280, 1366, 1440, 1920]
/** How late the typefaces are: soon after the first paint of a page, and long after it. */
const delays = [400, 3_000]
/** Windows side by side, by how late the typefaces are: most of a late visit is waiting. */
const atOnce: Record<number, number> = { 400: 4, 3_000: 12 }

/** Holds the typefaces back for so many milliseconds. */
async function delayTypefaces(page: Page, delay: number) {
  await page.route(/\/assets\/(sans|serif)-/, async (route) => {
    await wait(delay)
    // The page may have given up on them.
    await route.continue().catch(() => undefined)
  })
}

// Each page at two of the widths, a narrow and a wide one, and each width with both delays. Typefaces that come in
// time: every-page.spec.ts.
for (const [turn, delay] of delays.entries())
  test(`moves nothing on any page, at any width, with typefaces late by ${delay} ms`, async ({
    browser,
    site,
    pageErrors,
  }) => {
    await fillNews(site.url)
    pageErrors.expect(notFoundError)
    const visits = everyPage().map((path, at) => ({
      path,
      width: widths[(at + 7 * turn) % widths.length]!,
    }))
    const moved: string[] = []

    async function work() {
      // A window for each: a browser draws only the tab in front.
      const page = await browser.newPage()
      await page.addInitScript(observe)
      await delayTypefaces(page, delay)
      for (let next = visits.pop(); next; next = visits.pop()) {
        const { path, width } = next
        await page.setViewportSize({ width, height: width < 1000 ? 844 : 900 })
        const { shifts } = await visit(page, path)
        moved.push(...shifts.map((what) => `${path} at ${width} px: ${what}`))
      }
      await page.close()
    }

    await Promise.all(Array.from({ length: atOnce[delay]! }, work))
    expect(moved).toEqual([])
  })
