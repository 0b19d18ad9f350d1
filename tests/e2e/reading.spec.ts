import type { Page } from 'playwright/test'
import { getStories } from '../../src/content/stories.ts'
import { paths } from '../../src/paths.ts'
import { expect, test } from './test.ts'

const post = '/blog/what-a-runbooks-record-answers'
const story = '/success-stories/order-platform-to-cloud-between-two-peaks'
const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

/** How many sheets of the page's own size its print takes. */
async function printedPages(page: Page) {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test('posts keep the contents in view on wide screens and away on narrow ones', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await page.goto(post)
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await page.locator('.prose h2').last().scrollIntoViewIfNeeded()
  await expect(contents).toBeInViewport()
  await page.setViewportSize(narrow)
  await expect(contents).toBeHidden()
})

test('posts begin beside their drawing, in the first view of a wide screen', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto(post)
  const text = await page.locator('.prose').boundingBox()
  const drawing = await page.locator('.post-picture').boundingBox()
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(text!.y).toBeLessThan(wide.height)
  expect(drawing!.y).toBeLessThan(title!.y + title!.height)
  expect(drawing!.x).toBeGreaterThan(title!.x)
})

test.describe('success stories', () => {
  test('set the titles of a row at one height', async ({ page }) => {
    await page.setViewportSize(wide)
    await page.goto('/success-stories')
    const tops = await page
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.map((card) =>
          [card, card.querySelector('h2, h3')!].map((part) =>
            Math.round(part.getBoundingClientRect().top),
          ),
        ),
      )
    const rows = new Map(tops.map(([card, title]) => [card, title]))
    for (const [card, title] of tops)
      expect(Math.abs(title! - rows.get(card)!), 'but for rounding').toBeLessThanOrEqual(1)
  })

  test('open at a click anywhere on a card', async ({ page }) => {
    await page.goto('/success-stories')
    const card = page.getByRole('article').first()
    const title = await card.getByRole('heading').innerText()
    await card.click({ position: { x: 20, y: 20 } })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })

  test('name their scenario and their use case, on one badge if both are the same', async ({
    page,
  }) => {
    for (const { id, scenario, useCase } of getStories()) {
      await page.goto(paths.story(id))
      const badges = page.locator('main header .chip')
      expect(await badges.allInnerTexts(), id).toEqual(
        scenario === useCase ? [`Scenario and use case: ${scenario}`] : [scenario, useCase],
      )
    }
  })

  test('open the print dialogue for a PDF', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await page.goto(story)
    await page.getByRole('button', { name: 'Download PDF' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  })

  test('print on two pages, with the site’s address and without its chrome', async ({ page }) => {
    await page.goto('/success-stories')
    const links = await page.getByRole('article').getByRole('link').all()
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')))
    expect(addresses.length).toBeGreaterThan(0)
    for (const path of addresses) {
      await page.goto(path!)
      expect(await printedPages(page), path!).toBe(2)
    }
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('#main').getByText(/^© 2025 Wexcombe Software Ltd$/)).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    const head = page.getByRole('banner')
    await expect(head.getByText(new RegExp(`^www\\..+${addresses.at(-1)!}$`))).toBeVisible()
    await expect(head.getByRole('button')).toBeHidden()
  })
})

test('the strategy prints on A4 with margins of 2 cm, on five pages at most', async ({ page }) => {
  await page.goto('/strategy')
  expect(await printedPages(page)).toBeLessThanOrEqual(5)
  const margins = await page.evaluate(() => {
    const sheets = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const rules = sheets.filter((rule) => rule instanceof CSSPageRule)
    return rules.filter((rule) => rule.selectorText === 'sheet').map((rule) => rule.style.margin)
  })
  expect(margins).toEqual(['2cm'])
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('.sheet')
  expect(
    await sheet.evaluate((element) => getComputedStyle(element).getPropertyValue('page')),
  ).toBe('sheet')
})
