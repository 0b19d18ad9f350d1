import { scrollThrough } from './every-page.ts'
import { expect, test } from './test.ts'

test.describe('the solution page', () => {
  test('leads from its index to each screen, and keeps the index in view', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/solution')
    const index = page.getByRole('navigation', { name: 'The eleven screens, by time' })
    const screens = await page.locator('.scene h2').allInnerTexts()
    expect(screens.length).toBeGreaterThan(0)
    for (const name of screens) await expect(index.getByRole('link', { name })).toBeVisible()
    await index.getByRole('link', { name: 'Issue Management' }).click()
    await expect(page.getByRole('heading', { name: 'Issue Management' })).toBeInViewport()
    await expect(index).toBeInViewport()
  })

  test('leads along the night on a phone, each screen cut between two rows', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/solution')
    await scrollThrough(page)
    const rows = page.locator('.screen :is(.ui-lane, b, small, span, td, th)')
    const cut = await rows.evaluateAll((all) =>
      all
        .filter((row) => {
          const edge = row.closest('.screen')!.getBoundingClientRect()
          const { left, right, top, bottom } = row.getBoundingClientRect()
          // A row that doesn't fit is in the next column.
          if (left >= edge.right || right === left) return false
          const isLane = row.matches('.ui-lane')
          return bottom > edge.bottom + 1 || top < edge.top || (isLane && right > edge.right + 1)
        })
        .map((row) => row.textContent || row.className),
    )
    expect(cut).toEqual([])
    const whole = page.locator('.screen :is([class*="-row"], :has(> .ui-label))')
    const broken = await whole.evaluateAll((all) =>
      all.filter((row) => row.getClientRects().length > 1).map((row) => row.textContent),
    )
    expect(broken, 'a name without its value or bar').toEqual([])
    const index = page.getByRole('navigation', { name: 'The eleven screens, by time' })
    await index.getByRole('link', { name: 'Raise Issues' }).click()
    await expect(page.getByRole('heading', { name: 'Raise Issues' })).toBeInViewport()
  })

  for (const width of [390, 1920])
    test(`keeps every screen legible and inside the page at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/solution')
      const { overflow, small } = await page.evaluate(() => {
        const texts = [...document.querySelectorAll<HTMLElement>('.screen *')].filter((element) =>
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          ),
        )
        return {
          overflow: document.documentElement.scrollWidth - window.innerWidth,
          small: texts
            .filter((element) => parseFloat(getComputedStyle(element).fontSize) < 13.5)
            .map((element) => element.textContent),
        }
      })
      expect(overflow).toBeLessThanOrEqual(0)
      expect(small).toEqual([])
    })
})
