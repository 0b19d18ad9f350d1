import type { Page } from 'playwright/test'
import { expectAccessible } from './accessible.ts'
import { holdBack } from './hold-back.ts'
import { expect, test } from './test.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

function board(page: Page) {
  const region = page.locator('#live-runbook')

  function button(name: string) {
    return region.getByRole('button', { name, exact: true })
  }

  return {
    region,
    button,
    finish: region.getByTestId('finish'),
    clock: region.locator('.board-clock'),
    light: region.locator('.light b'),
    message: region.getByRole('status'),
    async start() {
      await button('Start').click()
      await expect(button('Pause')).toBeVisible()
    },
    /** Leaves the panel open, which holds the night's clock. */
    async delay(task: string, minutes: number) {
      if (await button('Close').isHidden()) await button('Delay a task').click()
      await region.getByLabel('Task', { exact: true }).selectOption(task)
      await button(`+${minutes} min`).click()
    },
  }
}

test.describe('the live runbook', () => {
  test('moves the finish by as much as a critical task is delayed', async ({ page }) => {
    await page.goto('/')
    const run = board(page)
    await expect(run.finish).toHaveText('03:40')
    await run.start()
    await run.delay('10', 15)
    await expect(run.finish).toHaveText('03:55')
    await expect(run.light).toHaveText('At risk')
    await expect(run.message).toContainText('from 03:40 to 03:55')
  })

  test('keeps the finish when float absorbs a delay', async ({ page }) => {
    await page.goto('/')
    const run = board(page)
    await run.start()
    await run.delay('8', 30)
    await expect(run.finish).toHaveText('03:40')
    await expect(run.message).toContainText('Float absorbs it')
  })

  test('turns to no-go when the finish leaves the change window', async ({ page }) => {
    await page.goto('/')
    const run = board(page)
    await run.start()
    await run.delay('10', 30)
    await run.delay('10', 30)
    await expect(run.finish).toHaveText('04:40')
    await expect(run.light).toHaveText('No-go')
  })

  test('runs the backout’s tasks when it is backed out, to their end', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    const run = board(page)
    await expect(run.region.getByText('Restart source ledger, queues and feeds')).toBeHidden()
    await run.button('Back out').hover()
    await expect(page.locator('#live-runbook [data-awake]')).toBeAttached()
    await page.clock.pauseAt(Date.now() + 60_000)
    await run.button('Back out').click()
    await expect(run.finish).toHaveText('00:37')
    const backout = run.region.getByRole('row', { name: /Restart source ledger, queues and feeds/ })
    await page.clock.runFor(8_000)
    await expect(backout).toHaveAttribute('data-state', 'running')
    await page.clock.runFor(25_000)
    await expect(run.message).toContainText('Backed out by 00:37')
    await expect(backout).toHaveAttribute('data-state', 'done')
  })

  test('goes back to the first picture on reset', async ({ page }) => {
    await page.goto('/')
    const run = board(page)
    await run.start()
    await run.delay('10', 15)
    await run.button('Reset').click()
    await expect(run.finish).toHaveText('03:40')
    await expect(run.clock).toHaveText('23:02')
    await expect(run.button('Reset')).toBeDisabled()
  })

  test('can be worked by keyboard alone, and gives the focus back', async ({ page }) => {
    await page.goto('/')
    const run = board(page)
    await run.button('Delay a task').focus()
    await page.keyboard.press('Enter')
    const task = run.region.getByLabel('Task', { exact: true })
    await expect(task).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(run.finish).toHaveText('03:45')
    await page.keyboard.press('Escape')
    await expect(task).toBeHidden()
    await expect(run.button('Delay a task')).toBeFocused()
  })

  test('goes in steps instead of playing under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const run = board(page)
    await run.button('Start').click()
    await expect(run.clock).toHaveText('22:00')
    await run.button('Next step').click()
    await expect(run.clock).toHaveText('22:10')
    await run.button('Next step').click()
    await expect(run.clock).toHaveText('22:25')
    // A backout waits for the visitor's steps as well.
    await run.button('Back out').click()
    await page.waitForTimeout(1_000)
    await expect(run.clock).toHaveText('22:25')
    await run.button('Next step').click()
    await expect(run.clock).not.toHaveText('22:25')
  })

  for (const viewport of sizes)
    test(`is accessible in every state at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/')
      const run = board(page)
      await run.button('Start').click()
      await expectAccessible(page, 'started')
      await run.button('Delay a task').click()
      await expectAccessible(page, 'choosing a task')
      await run.button('+30 min').click()
      await run.button('Close').click()
      await expectAccessible(page, 'delayed')
      await run.button('Next step').click()
      await run.button('Next step').click()
      await run.button('Back out').click()
      await expectAccessible(page, 'backing out')
    })
})

function slide(page: Page) {
  return page.locator('.carousel-slide:not([inert])')
}

test.describe('the testimonials', () => {
  test('turn by themselves every six seconds until a visitor takes over', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await page.clock.pauseAt(Date.now() + 60_000)
    const carousel = page.getByRole('region', { name: 'What runbook teams say' })
    await carousel.scrollIntoViewIfNeeded()
    await expect(carousel.getByRole('button', { name: 'Pause the quotations' })).toBeVisible()
    await page.clock.runFor(6_100)
    await expect(carousel.getByText('2 of 5')).toBeVisible()
    await carousel.getByRole('button', { name: 'Previous quotation' }).click()
    await expect(carousel.getByRole('button', { name: 'Play the quotations' })).toBeVisible()
    await page.clock.runFor(1_000)
    await expect(carousel.getByText('1 of 5')).toBeVisible()
    await page.clock.runFor(13_000)
    await expect(carousel.getByText('1 of 5')).toBeVisible()
  })

  test('loop, and answer the arrow keys', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const carousel = page.getByRole('region', { name: 'What runbook teams say' })
    await carousel.scrollIntoViewIfNeeded()
    await expect(carousel).toHaveAttribute('data-ready')
    await carousel.getByRole('group', { name: /arrow keys/ }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(carousel.getByText('5 of 5')).toBeVisible()
    await expect(slide(page)).toContainText('executives')
    await page.keyboard.press('ArrowRight')
    await expect(carousel.getByText('1 of 5')).toBeVisible()
  })

  test('go on from the page to which they were scrolled before the code was there', async ({
    page,
  }) => {
    const arrive = await holdBack(page, '**/assets/testimonials-*.js')
    await page.goto('/')
    const carousel = page.getByRole('region', { name: 'What runbook teams say' })
    await carousel.scrollIntoViewIfNeeded()
    const viewport = carousel.getByRole('group', { name: /arrow keys/ })
    await viewport.evaluate((element) => element.scrollTo({ left: 2 * element.clientWidth }))
    arrive()
    await expect(carousel.getByText('3 of 5')).toBeVisible()
    expect(await viewport.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
    await expect(slide(page)).toBeInViewport({ ratio: 0.9 })
    await expect(carousel.getByRole('button', { name: 'Play the quotations' })).toBeVisible()
  })

  test('turn at a click that came before the code, and stay there', async ({ page }) => {
    const arrive = await holdBack(page, '**/assets/testimonials-*.js')
    await page.goto('/')
    const carousel = page.getByRole('region', { name: 'What runbook teams say' })
    await carousel.getByRole('button', { name: 'Next quotation' }).click()
    arrive()
    await expect(carousel.getByText('2 of 5')).toBeVisible()
    await expect(carousel.getByRole('button', { name: 'Play the quotations' })).toBeVisible()
  })

  test('can all be read without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto('/')
    for (const quotation of await page.locator('.carousel-slide blockquote').all()) {
      await quotation.scrollIntoViewIfNeeded()
      await expect(quotation).toBeInViewport()
    }
    await context.close()
  })
})

test('opens one answer at a time, and closes it again, by keyboard', async ({ page }) => {
  await page.goto('/')
  const [first, second] = await page.locator('.faq details').all()
  await first!.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(first!).toHaveAttribute('open')
  await second!.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(second!).toHaveAttribute('open')
  await expect(first!).not.toHaveAttribute('open')
  await page.keyboard.press('Enter')
  await expect(second!).not.toHaveAttribute('open')
})
