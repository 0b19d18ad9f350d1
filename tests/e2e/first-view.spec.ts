import type { Page } from 'playwright/test'
import { lendQuickLine } from './quick-line.ts'
import { expect, test } from './test.ts'
import { twoFrames } from './two-frames.ts'

/** At a window's size: how many whole rows of the run are in view. */
const firstViews = [
  { width: 1920, height: 1080, rows: 17 },
  { width: 1440, height: 900, rows: 17 },
  { width: 1366, height: 768, rows: 10 },
  { width: 1280, height: 720, rows: 7 },
  { width: 768, height: 1024, rows: 17 },
  { width: 390, height: 844, rows: 17 },
]

async function show(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  await page.evaluate(async () => document.fonts.ready)
  await page.evaluate(twoFrames)
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(lendQuickLine)
  await page.goto('/')
})

test('shows the finish whole in the first view, and the run below it', async ({ page }) => {
  for (const { rows, ...size } of firstViews) {
    await show(page, size)
    const at = `at ${size.width} × ${size.height}`
    for (const place of [page.getByRole('heading', { level: 1 }), page.getByTestId('finish')])
      await expect.soft(place, at).toBeInViewport({ ratio: 0.99 })
    const found = await page
      .locator('.night-lane')
      .evaluateAll(
        (lanes) =>
          lanes.filter((lane) => lane.getBoundingClientRect().bottom <= innerHeight).length,
      )
    expect.soft(found, `rows in view ${at}`).toBeGreaterThanOrEqual(rows)
  }
})
