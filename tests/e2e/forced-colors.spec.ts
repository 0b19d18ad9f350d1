import type { Locator, Page } from 'playwright/test'
import { difference, inkOn, pictureIn, pictureOf } from './pixels.ts'
import { openSample, press } from './player.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

async function open(page: Page) {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/')
  await page.evaluate(async () => document.fonts.ready)
  // The styles for forced colours come after the first paint.
  await expect(page.locator('.demo-bar')).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-late-styles')
}

async function ground(page: Page) {
  return pictureIn(page, { x: 700, y: 70, width: 4, height: 4 })
}

/** Pairs of states whose pictures differ in less than this share of their pixels. */
async function alikeStates(least: number, markOf: (state: string) => Locator) {
  const signs = await Promise.all(
    ['done', 'running', 'late', 'planned'].map(async (state) => ({
      state,
      picture: await pictureOf(markOf(state)),
    })),
  )
  return signs.flatMap(({ state, picture }, i) =>
    signs
      .slice(i + 1)
      .filter((other) => difference(picture, other.picture) < least)
      .map((other) => `${state} and ${other.state}`),
  )
}

test('tells a task’s states apart by what is drawn', async ({ page }) => {
  await open(page)
  expect(
    await alikeStates(0.2, (state) =>
      page.locator(`.night-lane .task-bar[data-state=${state}]`).last(),
    ),
  ).toEqual([])
})

test('tells the first thing to do from the second', async ({ page }) => {
  await open(page)
  const canvas = await ground(page)
  const [demo, trial] = await Promise.all(
    ['.btn-now', '.btn:not(.btn-now)'].map(async (name) =>
      pictureOf(page.locator(`.night-actions ${name}`)),
    ),
  )
  expect(inkOn(demo!, canvas)).toBeGreaterThan(0.5)
  expect(inkOn(trial!, canvas)).toBeLessThan(0.3)
})

test('keeps the critical path, the clock’s line and the window’s end', async ({ page }) => {
  await open(page)
  const canvas = await ground(page)
  const { x, y } = (await page.locator('.night-now').boundingBox())!
  // Between the scale and the controls, where no bar is.
  const now = await pictureIn(page, { x: Math.floor(x) - 1, y: y + 130, width: 3, height: 40 })
  expect(inkOn(now, canvas), 'the clock’s line').toBeGreaterThan(0.2)
  const wall = (await page.locator('.night-wall').boundingBox())!
  const end = await pictureIn(page, {
    x: Math.round(wall.x),
    y: wall.y + 400,
    width: 3,
    height: 40,
  })
  expect(inkOn(end, canvas), 'the window’s end').toBeGreaterThan(0.2)
  // The last step of the path is its line alone.
  const path = await pictureOf(page.locator('.night-step').last())
  expect(inkOn(path, canvas)).toBeGreaterThan(0.5)
})

test('keeps the carousel’s arrows and the FAQ’s signs', async ({ page }) => {
  await open(page)
  const canvas = await ground(page)
  const arrow = page.locator('.carousel-controls [class*=i-lucide-]').first()
  await arrow.scrollIntoViewIfNeeded()
  expect(inkOn(await pictureOf(arrow), canvas)).toBeGreaterThan(0.05)

  const question = page.locator('.faq summary').first()

  async function sign() {
    const { x, y, width, height } = (await question.boundingBox())!
    return pictureIn(page, { x: x + width - 20, y: y + height / 2 - 10, width: 20, height: 20 })
  }

  await question.scrollIntoViewIfNeeded()
  const closed = await sign()
  await question.click()
  await page.mouse.move(0, 0)
  const opened = await sign()
  expect(inkOn(closed, canvas)).toBeGreaterThan(0.05)
  expect(difference(closed, opened)).toBeGreaterThan(0.02)
})

test('the player tells states, critical path and lines apart by what is drawn', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await openSample(page)
  await expect(page.locator('html')).toHaveAttribute('data-late-styles')
  await press(page, 'Start')
  for (let step = 0; step < 8; step++) await press(page, 'Next step')
  const legend = page.locator('.player-legend')
  await legend.scrollIntoViewIfNeeded()
  expect(await alikeStates(0.15, (state) => legend.locator(`[data-state=${state}]`))).toEqual([])

  const canvas = await ground(page)
  const path = await pictureOf(legend.locator('.player-critical'))
  expect(inkOn(path, canvas)).toBeGreaterThan(0.5)
  const rows = (await page.locator('.player-scroll').boundingBox())!
  for (const name of ['.player-now', '.player-window', '.player-last-call']) {
    const { x } = (await page.locator(`.player-lines ${name}`).boundingBox())!
    const top = Math.max(rows.y, 120) + 40
    const line = await pictureIn(page, { x: Math.floor(x), y: top, width: 3, height: 60 })
    expect(inkOn(line, canvas), name).toBeGreaterThan(0.2)
  }

  await press(page, 'Delay a task')
  const chosen = page.locator('.player-panel label:has(:checked)')
  await expect(chosen).toHaveText(['late', /^\d+$/])
  for (const option of await chosen.all()) {
    const { color, backgroundColor } = await option.evaluate((shown) => getComputedStyle(shown))
    expect(backgroundColor, 'the ground of a chosen option').not.toBe(color)
  }
})

test('shows the words of both of a story’s badges', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/success-stories/health-insurer-invokes-for-real')
  await expect(page.locator('html')).toHaveAttribute('data-late-styles')
  const canvas = await ground(page)
  const [scenario, use] = await Promise.all(
    [0, 1].map(async (badge) =>
      inkOn(await pictureOf(page.locator('main header .chip').nth(badge)), canvas),
    ),
  )
  expect(scenario).toBeGreaterThan(0.1)
  expect(use).toBeGreaterThan(0.1)
})
