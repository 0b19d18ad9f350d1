import type { Page } from 'playwright/test'
import { holdBack } from './hold-back.ts'
import { lateVisits, tryControls } from './late-controls.ts'
import { choose, openSample, openStrip, press, sentence, turnBack } from './player.ts'
import { expect, test } from './test.ts'
import { translate } from './translator.ts'

test.beforeEach(({ page }) => page.addInitScript(translate))

async function fonts(page: Page, place: string) {
  return page.locator(`${place} font`).count()
}

for (const { path } of lateVisits.filter(({ hand }) => hand === 'mouse'))
  test(`every control of ${path} works in a page that the browser translates`, async ({ page }) => {
    await page.route('https://player.vimeo.com/**', (route) =>
      route.fulfill({ body: 'The player' }),
    )
    await page.route('**/api/enhance-image', () => undefined)
    await page.goto(path)
    expect(await fonts(page, 'main h1')).toBeGreaterThan(0)
    await tryControls(page, path, 'mouse')
  })

test('home’s runbook runs to its end', async ({ page }) => {
  await page.goto('/')
  const board = page.locator('#live-runbook')
  await press(page, 'Start')
  await press(page, 'Pause')
  await board.getByRole('button', { name: 'Delay a task' }).click()
  await board.getByLabel('Task', { exact: true }).selectOption('10')
  await press(page, /^Delay by/)
  await expect(board.getByRole('status')).toContainText('from 04:10 to')
  await press(page, 'Back out')
  await expect(board.locator('.night-hours')).toContainText('back out')
  await press(page, 'Reset')
  await expect(board.getByTestId('finish')).toHaveText('04:10')
  expect(await fonts(page, '#live-runbook .night-run')).toBe(0)
})

test('the size finder follows every number', async ({ page }) => {
  await page.goto('/pricing')
  const answer = page.locator('.finder-answer')
  const creators = page.locator('#size-finder').getByLabel('Content Creators', { exact: true })
  const rows = new Set<string | null>()
  await creators.hover()
  await expect(page.locator('[data-island="size-finder"][data-awake]')).toBeAttached()
  for (const number of ['11', '60', 'ten', '9999', '26']) {
    await creators.fill(number)
    await creators.blur()
    await expect(page).toHaveURL(new RegExp(`creators=${number}`))
    rows.add(await answer.textContent())
  }
  expect(rows.size).toBe(5)
  await expect(answer.getByRole('row', { name: /^Package/ })).toContainText('26')
  await page.getByLabel('Custom Integrations').check()
  await expect(answer.getByRole('row', { name: /^Custom Integrations/ })).toBeVisible()
  await page.getByLabel('Custom Integrations').uncheck()
  await expect(answer.getByRole('row', { name: /^Custom Integrations/ })).toHaveCount(0)
})

test('the player opens, runs, refuses and opens again', async ({ page }) => {
  await openSample(page)
  await press(page, 'Start')
  await press(page, 'Delay a task')
  await expect(page.locator('.player-panel')).toContainText(/of 100 runs/)
  await press(page, /^(Delay by|Finish \d)/)
  await page.locator('.player-group button').nth(1).click()
  await page.getByLabel('Find a task or an owner').fill('network')
  await page.getByLabel('Find a task or an owner').fill('')
  await page.locator('.player-cues select').selectOption('Network')
  await page.getByText('Change the window and the forecast').click()
  await turnBack(page, 'Back out')
  await expect(page.locator('.player-event [role=status]')).toContainText('Backout called')
  await press(page, 'Reset')
  await press(page, 'Close')
  await expect(page.locator('.player-file')).toBeHidden()
  await choose(page, 'encrypted.xlsx')
  await expect(page.getByRole('alert')).toContainText('password')
  await choose(page, 'tools/smartsheet-whole-row.csv')
  await expect(sentence(page)).toContainText('of 100 runs')
  await openStrip(page)
  await press(page, 'Close')
  await choose(page, 'google-sheets.csv')
  await expect(sentence(page)).toContainText('of 100 runs')
})

test('a photo is enhanced', async ({ page, site }) => {
  await site.supabase.query('truncate public.photo_edits restart identity')
  await page.goto('/enhance-team-photos')
  const strip = page.locator('.photo-strip').first()
  await strip.getByRole('button', { name: /^Enhance with AI/ }).click()
  await expect(strip.getByRole('img', { name: /enhanced$/ })).toBeVisible()
  await expect(page.locator('[data-sonner-toast]')).toContainText('Image Enhanced!')
  await expect(strip.getByRole('button')).toHaveText(/Enhance with AI/)
  await expect(strip.locator('.photo-state')).toHaveText('Enhanced')
})

test('what was typed before the code came stays, and so does the focus', async ({ page }) => {
  const arrive = await holdBack(page, /assets\/size-finder-/)
  await page.goto('/pricing')
  const creators = page.locator('#size-finder').getByLabel('Content Creators', { exact: true })
  await page.getByLabel('Custom Integrations').check()
  await creators.fill('60')
  arrive()
  const answer = page.locator('.finder-answer')
  await expect(answer).toContainText('You need 60')
  await expect(answer.getByRole('row', { name: /^Custom Integrations/ })).toBeVisible()
  await expect(creators).toBeFocused()
})

test('a button that is held down while React draws it again is pressed', async ({ page }) => {
  const arrive = await holdBack(page, /assets\/testimonials-/)
  await page.goto('/')
  const carousel = page.getByRole('region', { name: 'What runbook teams say' })
  await carousel.getByRole('button', { name: 'Next quotation' }).hover()
  await page.mouse.down()
  arrive()
  await expect(carousel).toHaveAttribute('data-ready')
  await page.mouse.up()
  await expect(carousel.getByRole('status')).toContainText('2 of')
})
