import { brotliCompressSync } from 'node:zlib'
import { expectAccessible } from './accessible.ts'
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
    await expect(faq.locator('details')).toHaveCount(4)
    await context.close()
  })

  test('leads from its timetable to each screen', async ({ page }) => {
    await page.goto('/solution')
    const rows = page.getByRole('table', { name: /eleven screens/ })
    await expect(rows.getByRole('link')).toHaveText(titles)
    await rows.getByRole('link', { name: 'Issue Management' }).click()
    await expect(page.getByRole('heading', { name: 'Issue Management' })).toBeInViewport()
  })

  test('loads no picture file and at most 2.5 KB of script', async ({ page }) => {
    const loaded: { url: string; type: string; bytes: number }[] = []
    page.on('response', async (response) => {
      const type = response.request().resourceType()
      const body = type === 'script' || type === 'image' ? await response.body() : undefined
      // As Netlify's CDN sends them.
      const bytes = body ? brotliCompressSync(body).length : 0
      loaded.push({ url: response.url(), type, bytes })
    })
    await page.goto('/solution', { waitUntil: 'networkidle' })
    const bytesOf = (type: string) =>
      loaded.filter((file) => file.type === type).reduce((sum, file) => sum + file.bytes, 0)
    expect(bytesOf('script')).toBeLessThanOrEqual(2560)
    expect(loaded.filter(({ type, bytes }) => type === 'image' && bytes > 60_000)).toEqual([])
    expect(await page.locator('.screen img').count()).toBe(0)
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

  for (const width of [390, 1440])
    test(`has nothing for axe to find at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/solution')
      await expectAccessible(page, `at ${width} px`)
      await page.getByText('Can a runbook run scripts and automation by itself?').click()
      await expectAccessible(page, `with an answer open at ${width} px`)
    })
})
