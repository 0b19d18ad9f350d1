import type { Locator, Page } from 'playwright/test'
import { testimonials } from '../../src/content/testimonials.ts'
import { paymentsMigration } from '../../src/events/payments-migration.ts'
import { expectAccessible } from './accessible.ts'
import { holdBack } from './hold-back.ts'
import { refuseOnce } from './refuse-once.ts'
import { expect, test } from './test.ts'
import { countWork } from './work.ts'
import { twoFrames } from './two-frames.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

function board(page: Page) {
  const region = page.locator('#live-runbook')

  function button(name: string | RegExp) {
    return region.getByRole('button', { name, exact: true })
  }

  return {
    region,
    button,
    finish: region.getByTestId('finish'),
    clock: region.getByTestId('clock'),
    light: region.locator('.light b'),
    message: region.getByRole('status'),
    async start() {
      await button('Start').click()
      await expect(button('Pause')).toBeVisible()
    },
    async choose(task: string, minutes: number) {
      await button('Delay a task').click()
      await region.getByLabel('Task', { exact: true }).selectOption(task)
      await region.getByRole('radio', { name: String(minutes) }).check()
    },
    async delay(task: string, minutes: number) {
      await this.choose(task, minutes)
      await button(/^Delay by/).click()
    },
  }
}

/** How many of the opening's animations run. */
async function openings(page: Page) {
  return page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((animation) => (animation as CSSAnimation).animationName === 'night-moves').length,
  )
}

/** Counts how often an element's text changes from now on. Returns the way to read it. */
async function countTexts(element: Locator): Promise<() => Promise<number>> {
  const counter = await element.evaluateHandle((node) => {
    const count = { changes: 0 }
    new MutationObserver(() => count.changes++).observe(node, {
      characterData: true,
      childList: true,
      subtree: true,
    })
    return count
  })
  return async () => counter.evaluate(({ changes }) => changes)
}

test.describe('the live runbook', () => {
  test('keeps the finish when float absorbs a delay, moves it as far as a critical task is delayed, and turns to no-go outside the change window', async ({
    page,
  }) => {
    await page.goto('/')
    const run = board(page)
    await expect(run.finish).toHaveText('04:10')
    await run.start()
    await run.delay('8', 30)
    await expect(run.finish).toHaveText('04:10')
    await expect(run.message).toContainText('Float absorbs it')
    await expect(run.light).not.toHaveText('No-go')
    await run.delay('10', 60)
    await expect(run.finish).toHaveText('05:10')
    await expect(run.region.locator('s')).toHaveText('04:10')
    await expect(run.message).toContainText('from 04:10 to 05:10')
    await expect(run.light).toHaveText('No-go')
  })

  test('shows what a delay would do before it is applied, and takes it back', async ({ page }) => {
    await page.goto('/')
    const run = board(page)
    await run.choose('7', 45)
    await expect(run.finish).toHaveText('04:55')
    await expect(run.region.getByText('+45', { exact: true })).toBeVisible()
    await run.button('Cancel').click()
    await expect(run.finish).toHaveText('04:10')
    await expect(run.region.getByText('+30', { exact: true })).toBeVisible()
  })

  test('comes back as it was when an error ends it, says so, and runs at the next press', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(/not in this test/)
    await page.goto('/')
    const run = board(page)
    await run.button('Delay a task').click()
    await expect(run.region.getByLabel('Task', { exact: true })).toBeVisible()
    await page.evaluate(refuseOnce)
    await run.button('Start').click()
    await expect(page.getByRole('alert')).toContainText('isn’t working')
    await expect(run.finish).toHaveText('04:10')
    await run.start()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('opens the delay from the hero, with the finish in view', async ({ page }) => {
    await page.goto('/')
    const run = board(page)
    await expect(page.locator('html')).toHaveAttribute('data-awake')
    await page.getByRole('link', { name: 'Delay a task and watch' }).click()
    await expect(run.region.getByLabel('Task', { exact: true })).toBeFocused()
    await expect(run.finish).toBeInViewport({ ratio: 0.99 })
  })

  test('gives a phone a sheet of at most 260 px in the place of the demo bar', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const run = board(page)
    await run.button('Delay a task').click()
    const sheet = page.getByRole('region', { name: 'Delay a task' })
    await expect(sheet).toBeInViewport({ ratio: 1 })
    expect((await sheet.boundingBox())!.height).toBeLessThanOrEqual(260)
    await expect(page.locator('.demo-bar')).toBeHidden()
    await expect(run.finish).toBeInViewport({ ratio: 1 })
  })

  test('keeps its buttons on the page and 44 px high, and words off their borders', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [900, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/')
      const run = board(page)
      await run.button('Start').click()
      await expect(run.button('Reset')).toBeEnabled()
      const found = await run.region.locator('.night-controls button').evaluateAll((buttons) =>
        buttons.map((button) => {
          const words = document.createRange()
          words.selectNodeContents(button)
          const { height, right } = button.getBoundingClientRect()
          const room = (button.clientWidth - words.getBoundingClientRect().width) / 2
          return { height, right, room }
        }),
      )
      for (const { height, right, room } of found) {
        expect(room, `at ${width} px`).toBeGreaterThanOrEqual(4)
        expect(height, `at ${width} px`).toBeGreaterThanOrEqual(44)
        expect(right, `at ${width} px`).toBeLessThanOrEqual(width)
      }
      const task = await run.region
        .locator('.night-name button')
        .filter({ visible: true })
        .first()
        .boundingBox()
      if (width < 640) expect(task!.height, `at ${width} px`).toBeGreaterThanOrEqual(44)
    }
  })

  test('keeps the finish’s right edge at its own minute, and names clear of the path', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [1920, 1440, 1280, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      const run = board(page)
      const { region, finish } = run
      await run.choose('10', 30)
      await expect(finish).toHaveText('04:40')
      const at = `at ${width} px`
      const [number, line] = [
        await finish.boundingBox(),
        await region.locator('.night-moved').boundingBox(),
      ]
      expect(Math.abs(number!.x + number!.width - line!.x - line!.width), at).toBeLessThan(4)
      if (width < 900) continue
      const crossed = await region.evaluate((section) => {
        const steps = [...section.querySelectorAll('.night-step')].map((step) =>
          step.getBoundingClientRect(),
        )
        return [...section.querySelectorAll('.night-tasks tbody th')].filter((name) => {
          const { left, right, top, bottom } = name.getBoundingClientRect()
          const middle = (top + bottom) / 2
          return steps.some(
            (step) =>
              step.right > left && step.right < right && step.top < middle && step.bottom > middle,
          )
        }).length
      })
      expect(crossed, at).toBe(0)
    }
  })

  test('slips by itself once, without a script, until something is done', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto('/')
    expect(await openings(page)).toBeGreaterThan(0)
    await context.close()
  })

  test('is on paper as it comes to rest, though it plays', async ({ page }) => {
    await page.goto('/')
    expect(await openings(page)).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print' })
    expect(await openings(page)).toBe(0)
    await expect(page.getByTestId('finish')).toHaveText('04:10')
  })

  test('rests while it plays by itself, and does little while it plays for a visitor', async ({
    browser,
  }) => {
    async function workAt(width: number) {
      const page = await browser.newPage({ viewport: { width, height: 900 } })
      const read = await countWork(page)
      await page.goto('/')
      await page.waitForTimeout(10_000)
      const opening = await read()
      const run = board(page)
      await run.start()
      // From a minute that is drawn, so that none is half counted.
      const before = await run.clock.textContent()
      await expect(run.clock).not.toHaveText(before!)
      await page.evaluate(twoFrames)
      const drawn = await countTexts(run.clock)
      const readPlaying = await countWork(page)
      await page.waitForTimeout(5_000)
      const playing = await readPlaying()
      return { width, opening, playing, draws: await drawn() }
    }

    for (const { width, opening, playing, draws } of await Promise.all([412, 1440].map(workAt))) {
      const at = `at ${width} px`
      expect(opening.layouts, `layouts in the first ten seconds ${at}`).toBeLessThanOrEqual(15)
      expect(opening.styles, `recalculations in the first ten ${at}`).toBeLessThanOrEqual(80)
      // The player needs as much for a run of 300 tasks.
      expect(playing.layouts, `layouts in ${draws} times of a run ${at}`).toBeLessThanOrEqual(draws)
      expect(playing.styles, `recalculations in ${draws} ${at}`).toBeLessThanOrEqual(
        (26 / 5) * draws,
      )
    }
  })

  test('shows the plan first, then the delay, and is still after three seconds', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    // On a busy machine the page may need more than the opening’s time, so the opening waits.
    const browser = await page.context().newCDPSession(page)
    await browser.send('Animation.enable')
    await browser.send('Animation.setPlaybackRate', { playbackRate: 0 })
    await page.goto('/')
    const { region, light, message } = board(page)
    const words = [light, message, region.locator('s'), region.getByText('+30', { exact: true })]
    for (const word of words) await expect(word).toBeHidden()
    await browser.send('Animation.setPlaybackRate', { playbackRate: 1 })
    await page.evaluate(() =>
      document.getAnimations().forEach((animation) => {
        if (typeof animation.currentTime === 'number') animation.currentTime = 2_300
      }),
    )
    for (const word of words) await expect(word).toBeVisible()
    await expect(message).toContainText('Task 5 takes 30 minutes longer.')
    expect(await openings(page)).toBe(0)
  })

  test('ends the opening at the first control or scroll, and never starts it under reduced motion', async ({
    page,
  }) => {
    await page.goto('/')
    expect(await openings(page)).toBeGreaterThan(0)
    await board(page).button('Delay a task').click()
    await expect.poll(async () => openings(page)).toBe(0)
    await page.goto('/')
    expect(await openings(page)).toBeGreaterThan(0)
    await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }))
    await expect.poll(async () => openings(page)).toBe(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await page.evaluate(async () => document.fonts.ready)
    expect(await openings(page)).toBe(0)
  })

  test('puts the backout’s tasks after what is done, and says when it was called', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const run = board(page)
    await run.button('Back out').click()
    await expect(run.region.getByText('22:45 back out')).toBeVisible()
    await expect(run.finish).toHaveText('23:55')
    const rows = await run.region.locator('.night-number').allTextContents()
    expect(rows.slice(0, 6)).toEqual(['1', '2', '3', '4', 'B4', 'B5'])
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
    await expect(run.button('Back out')).toHaveCount(0)
    await expect(run.finish).toHaveText('23:55')
    await run.button('Resume').click()
    await expect(run.button('Pause')).toBeVisible()
    const backout = run.region.getByRole('row', { name: /Restart source ledger, queues and feeds/ })
    await page.clock.runFor(8_000)
    await expect(backout).toHaveAttribute('data-state', 'running')
    await page.clock.runFor(25_000)
    await expect(run.message).toContainText('Backed out by 23:55')
    await expect(backout).toHaveAttribute('data-state', 'done')
  })

  test('goes back to the first picture on reset', async ({ page }) => {
    await page.goto('/')
    const run = board(page)
    await run.start()
    await run.delay('10', 15)
    await run.button('Reset').click()
    await expect(run.finish).toHaveText('04:10')
    await expect(run.clock).toHaveText('22:45')
    await expect(run.button('Reset')).toBeDisabled()
    await expect(run.button('Reset')).toBeFocused()
  })

  test('can be worked by keyboard alone, and gives the focus back', async ({ page }) => {
    await page.goto('/')
    const run = board(page)
    await run.button('Delay a task').focus()
    await page.keyboard.press('Enter')
    const task = run.region.getByLabel('Task', { exact: true })
    await expect(task).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowLeft')
    await expect(run.finish).toHaveText('04:25')
    await page.keyboard.press('Escape')
    await expect(task).toBeHidden()
    await expect(run.button('Delay a task')).toBeFocused()
  })

  test('leaves the focus where a visitor has taken it, and the page with it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const run = board(page)
    await run.button('Delay a task').click()
    await expect(run.region.getByLabel('Task', { exact: true })).toBeFocused()
    const link = page.getByRole('contentinfo').getByRole('link').first()
    await link.focus()
    await page.keyboard.press('Escape')
    await expect(run.region.getByLabel('Task', { exact: true })).toBeHidden()
    await page.evaluate(twoFrames)
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
  })

  for (const viewport of sizes)
    test(`says each task’s state at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/')
      const { tasks } = paymentsMigration
      const run = board(page)

      async function rowsSaying(state: RegExp) {
        return run.region.getByRole('row', { name: state }).count()
      }

      const timeAndState = /\d\d:\d\d for .+, (Planned|Starts now|Running|Done|Forecast \+\d+ min)$/
      if (viewport.width < 900) {
        expect(await rowsSaying(timeAndState)).toBe(3)
        await run.region.getByLabel(`All ${tasks.length} tasks`).check()
      }
      expect(await rowsSaying(timeAndState)).toBe(tasks.length)
      await run.button('Back out').click()
      await expect
        .poll(async () => rowsSaying(/(Planned|Running|Done|Stopped|Not started)$/))
        .toBeGreaterThan(tasks.length)
    })

  test('goes in steps instead of playing under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto('/')
    const run = board(page)
    await run.button('Start').click()
    await expect(run.clock).toHaveText('23:15')
    await run.button('Next step').click()
    await expect(run.clock).toHaveText('23:45')
    // A backout waits for the visitor's steps as well.
    await run.button('Back out').click()
    await page.clock.runFor(1_000)
    await expect(run.clock).toHaveText('23:45')
    await run.button('Next step').click()
    await expect(run.clock).not.toHaveText('23:45')
  })

  for (const viewport of sizes)
    test(`is accessible in every state at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/')
      const run = board(page)
      await run.button('Start').click()
      await expect(run.button('Next step')).toBeVisible()
      await expectAccessible(page, 'started', '#live-runbook')
      await run.button('Delay a task').click()
      await expectAccessible(page, 'choosing a task', '#live-runbook')
      await run.button(/^Delay by/).click()
      await expectAccessible(page, 'delayed', '#live-runbook')
      await run.button('Next step').click()
      await run.button('Next step').click()
      await run.button('Back out').click()
      await expectAccessible(page, 'backing out', '#live-runbook')
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
    await expect(carousel.getByText(`2 of ${testimonials.length}`, { exact: true })).toBeVisible()
    // What turns by itself is not announced, what a visitor turns is.
    await expect(carousel.getByRole('status')).toBeEmpty()
    await carousel.getByRole('button', { name: 'Previous quotation' }).click()
    await expect(carousel.getByRole('status')).toContainText(
      `1 of ${testimonials.length}, “${testimonials[0]!.quote}”`,
    )
    await expect(carousel.getByRole('button', { name: 'Play the quotations' })).toBeVisible()
    await page.clock.runFor(1_000)
    await expect(carousel.getByText(`1 of ${testimonials.length}`, { exact: true })).toBeVisible()
    await page.clock.runFor(13_000)
    await expect(carousel.getByText(`1 of ${testimonials.length}`, { exact: true })).toBeVisible()
  })

  test('stop at a keyboard’s focus and at a sideways wheel', async ({ page }) => {
    const carousel = page.getByRole('region', { name: 'What runbook teams say' })
    const pause = carousel.getByRole('button', { name: 'Pause the quotations' })
    const play = carousel.getByRole('button', { name: 'Play the quotations' })
    await page.goto('/')
    await carousel.scrollIntoViewIfNeeded()
    await expect(pause).toBeVisible()
    await carousel.hover()
    await page.mouse.wheel(40, 0)
    await expect(play).toBeVisible()
    await play.click()
    await expect(pause).toBeVisible()
    await pause.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(play).toBeVisible()
  })

  test('loop, and answer the arrow keys', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const carousel = page.getByRole('region', { name: 'What runbook teams say' })
    await carousel.scrollIntoViewIfNeeded()
    await expect(carousel).toHaveAttribute('data-ready')
    await carousel.getByRole('group', { name: /arrow keys/ }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(
      carousel.getByText(`${testimonials.length} of ${testimonials.length}`, { exact: true }),
    ).toBeVisible()
    await expect(slide(page)).toContainText(testimonials.at(-1)!.quote)
    await page.keyboard.press('ArrowRight')
    await expect(carousel.getByText(`1 of ${testimonials.length}`, { exact: true })).toBeVisible()
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
    await expect(carousel.getByText(`3 of ${testimonials.length}`, { exact: true })).toBeVisible()
    expect(await viewport.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
    await expect(slide(page)).toBeInViewport({ ratio: 0.9 })
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

test('switches the chart of ‘How it works’ by its three texts', async ({ page }) => {
  await page.goto('/')
  const chart = page.locator('.states-chart')
  await expect(chart.getByText('11 min over plan')).toBeVisible()
  await page.getByRole('heading', { name: 'Execute' }).click()
  await expect(chart.getByText('11 min over plan')).toBeHidden()
  await expect(chart.getByText('23:02')).toBeVisible()
  // On a phone the two would meet.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(chart.getByText('Saturday')).toBeHidden()
  await page.keyboard.press('ArrowUp')
  await expect(chart.getByText('11 min over plan')).toBeVisible()
})
