import { paymentsMigration } from '../../src/events/payments-migration.ts'
import { everyPage, notFoundError } from './every-page.ts'
import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('shows every page whole: heading, text, navigation, and what needs a script', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(notFoundError)
  const missing: string[] = []
  for (const path of everyPage()) {
    await page.goto(path)
    // Playwright's own scripts run in the page all the same; its text search passes over noscript.
    const found = await page.evaluate(() => {
      const options = { visibilityProperty: true }
      const main = document.querySelector('main')!
      const islands = [...main.querySelectorAll('[data-island]')]
      const notes = [...main.querySelectorAll('noscript p')].filter((element) =>
        element.checkVisibility(options),
      )
      // A testimonial carousel is a scroller, and a video's poster has its link: both are whole.
      const live = islands.filter(
        (island) => !island.matches('[data-island=testimonials], [data-island=video-facade]'),
      )
      const dead = [...main.querySelectorAll('button')].filter(
        (button) =>
          button.checkVisibility(options) &&
          !button.disabled &&
          !button.popoverTargetElement &&
          button.type !== 'submit',
      )
      return {
        heading: document.querySelector('h1')?.checkVisibility(options),
        words:
          main.innerText.split(/\s+/).length >
          (document.querySelector('[data-not-found]') ? 5 : 60),
        header:
          [...document.querySelectorAll('header nav a')].filter((element) =>
            element.checkVisibility(options),
          ).length >= 5,
        footer:
          [...document.querySelectorAll('footer a')].filter((element) =>
            element.checkVisibility(options),
          ).length >= 10,
        notes: live.length === 0 || notes.length > 0,
        buttons: dead.length === 0,
      }
    })
    for (const [what, isThere] of Object.entries(found))
      if (!isThere) missing.push(`${path}: ${what}`)
  }
  expect(missing).toEqual([])
})

test('opens its menu, its answers and another page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const [first, second] = await page.locator('.faq details').all()
  await first!.locator('summary').click()
  await expect(first!).toHaveAttribute('open')
  await second!.locator('summary').click()
  await expect(second!).toHaveAttribute('open')
  await expect(first!, 'one answer is open at a time').not.toHaveAttribute('open')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL(/\/pricing$/)
})

for (const width of [1440, 390])
  test(`shows home’s runbook whole at ${width} px, and only what works takes the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const runbook = page.locator('#live-runbook .night-run')
    const all = runbook.getByLabel(/^All \d+ tasks$/)
    const isFolded = await all.isVisible()
    if (isFolded) await all.check()
    const names = await runbook.locator('th[scope=row]').allInnerTexts()
    expect(names.toSorted()).toEqual(paymentsMigration.tasks.map(({ name }) => name).toSorted())
    await runbook.evaluate((section) => section.setAttribute('tabindex', '-1'))
    await runbook.focus()
    await page.keyboard.press('Tab')
    if (isFolded) {
      await expect(all).toBeFocused()
      await page.keyboard.press('Tab')
    }
    expect(await runbook.evaluate((section) => section.contains(document.activeElement))).toBe(
      false,
    )
  })
