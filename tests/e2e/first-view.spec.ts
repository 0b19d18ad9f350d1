import type { Page } from 'playwright/test'
import { lendQuickLine } from './quick-line.ts'
import { narrow } from './rules/fit.ts'
import { expect, test } from './test.ts'
import { twoFrames } from './two-frames.ts'

/** At a window's size: the runbook's top at most so far down, and so many whole tasks in view. */
const firstViews = [
  { width: 1440, height: 900, top: 380, rows: 8 },
  { width: 1366, height: 768, top: 380, rows: 4 },
  { width: 1280, height: 720, top: 380, rows: 4 },
  { width: 768, height: 1024, top: 450, rows: 8 },
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

test('shows the runbook in the first view', async ({ page }) => {
  for (const { top, rows, ...size } of firstViews) {
    await show(page, size)
    const found = await page.locator('#live-runbook').evaluate((runbook) => ({
      top: runbook.getBoundingClientRect().top,
      rows: [...runbook.querySelectorAll('tr[data-state]')].filter(
        (row) => row.getBoundingClientRect().bottom <= innerHeight,
      ).length,
    }))
    const at = `at ${size.width} × ${size.height}`
    expect.soft(found.top, `the hero’s title takes two lines ${at}`).toBeLessThanOrEqual(top)
    expect.soft(found.rows, `tasks in view ${at}`).toBeGreaterThanOrEqual(rows)
  }
})

test('shows a phone the whole run as a chart, and keeps clock and finish in view', async ({
  page,
}) => {
  await show(page, narrow)
  await expect(page.locator('.mini')).toBeInViewport({ ratio: 1 })
  for (const place of ['.board-clock', '.board-finish'])
    await expect(page.locator(place)).toBeInViewport({ ratio: 1 })
  await page.locator('.gantt tr[data-state]').last().scrollIntoViewIfNeeded()
  for (const place of ['.board-clock', '.board-finish'])
    await expect(page.locator(place)).toBeInViewport({ ratio: 1 })
})
