import { expect, test } from './test.ts'

const titles = [
  'Home Page',
  'Event Record Page',
  'Event Runbooks',
  'Event Planner',
  'Event Overview',
  'Runbook Record Page',
  'Runbook Planner',
  'Runbook Overview',
  'Task Slide-In',
  'Raise Issues',
  'Issue Management',
]

test.describe('the solution page', () => {
  test('shows the eleven screens in the specification’s order, without JavaScript', async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
    const page = await context.newPage()
    await page.goto('/solution')
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('HomeSolution')
    await expect(page.locator('main h3')).toHaveText(titles)
    await expect(page.locator('.screen')).toHaveCount(titles.length)
    const faq = page.locator('section', {
      has: page.getByRole('heading', { name: 'Solution FAQs', exact: true }),
    })
    await expect(faq.locator('details').first()).toBeVisible()
    await context.close()
  })

  test('leads from its timetable to each screen', async ({ page }) => {
    await page.goto('/solution')
    const rows = page.getByRole('table', { name: /eleven screens/ })
    await expect(rows.getByRole('link')).toHaveText(titles)
    await rows.getByRole('link', { name: 'Issue Management' }).click()
    await expect(page.getByRole('heading', { name: 'Issue Management' })).toBeInViewport()
  })

  for (const width of [320, 390, 768, 1440, 1920])
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
            .filter((element) => parseFloat(getComputedStyle(element).fontSize) < 12.5)
            .map((element) => element.textContent),
        }
      })
      expect(overflow).toBeLessThanOrEqual(0)
      expect(small).toEqual([])
    })
})
