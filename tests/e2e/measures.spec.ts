import type { Page } from 'playwright/test'
import { everyPage, notFoundError, scrollThrough } from './every-page.ts'
import { blankRows, pictureOfPage } from './pixels.ts'
import { expect, test } from './test.ts'
import { twoFrames } from './two-frames.ts'

/** At a window's size: the runbook's top at most so far down, and so many whole tasks in view. */
const firstViews = [
  { width: 1440, height: 900, top: 380, rows: 8 },
  { width: 1366, height: 768, top: 380, rows: 4 },
  { width: 1280, height: 720, top: 380, rows: 4 },
  { width: 768, height: 1024, top: 450, rows: 8 },
]

/** Pages that the brief gives a length of their own, in px at 1440 and 390 px; long texts have none. */
const heights: Record<string, readonly [wide: number, narrow: number]> = {
  '/': [6_700, 10_600],
  '/solution': [9_000, 12_000],
  '/pricing': [6_600, Infinity],
}
const blankShare = 0.35
/** One window high: the not-found pages, and the news before its posts are there. */
function isShort(path: string) {
  return path === '/news' || path.endsWith('/nowhere')
}

/** Left of it is the ruler, which has a tick in every row. */
const content = 97

async function still(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await page.evaluate(async () => document.fonts.ready)
  await page.evaluate(twoFrames)
}

for (const { width, height, top, rows } of firstViews)
  test(`shows the runbook in the first view at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await still(page, '/')
    const found = await page.locator('#live-runbook').evaluate((runbook) => ({
      top: runbook.getBoundingClientRect().top,
      rows: [...runbook.querySelectorAll('tr[data-state]')].filter(
        (row) => row.getBoundingClientRect().bottom <= innerHeight,
      ).length,
    }))
    expect(found.top, 'the hero is too tall: its title takes two lines').toBeLessThanOrEqual(top)
    expect(found.rows).toBeGreaterThanOrEqual(rows)
  })

test('shows a phone the whole run as a chart, and keeps clock and finish in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await still(page, '/')
  await expect(page.locator('.mini')).toBeInViewport({ ratio: 1 })
  for (const place of ['.board-clock', '.board-finish'])
    await expect(page.locator(place)).toBeInViewport({ ratio: 1 })
  await page.locator('.gantt tr[data-state]').last().scrollIntoViewIfNeeded()
  for (const place of ['.board-clock', '.board-finish'])
    await expect(page.locator(place)).toBeInViewport({ ratio: 1 })
})

test('leaves at most a third of any page’s rows blank, and no page longer than agreed', async ({
  page,
  pageErrors,
}) => {
  test.setTimeout(240_000)
  pageErrors.expect(notFoundError)
  const over: string[] = []
  for (const [i, width] of [1440, 390].entries()) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of everyPage()) {
      const limit = heights[path]?.[i]
      if (width < 1440 && !limit) continue
      await still(page, path)
      // Bands out of sight are not painted, and a picture of the whole page would show them blank.
      await page.addStyleTag({ content: '*{content-visibility:visible!important}' })
      await scrollThrough(page)
      const picture = await pictureOfPage(page)
      const blank = width === 1440 && !isShort(path) ? blankRows(picture, content) : 0
      if (blank > blankShare)
        over.push(`${path}: ${Math.round(blank * 100)} % of its rows are blank`)
      if (limit && picture.height > limit) over.push(`${path}: ${picture.height} px of ${limit}`)
    }
  }
  expect(over).toEqual([])
})
