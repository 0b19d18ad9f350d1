import { expectAccessible } from './accessible.ts'
import {
  choose,
  drop,
  dropOnHome,
  fixture,
  openPlayer,
  openSample,
  press,
  sentence,
  turnBack,
} from './player.ts'
import { holdBack } from './hold-back.ts'
import { expect, test } from './test.ts'
import { refuseOnce } from './refuse-once.ts'
import { workAtRest } from './work.ts'

test('says of the sample beforehand what playing it says', async ({ page }) => {
  await page.goto('/features')
  const [told] = /\d+ of 100 runs/.exec(await page.locator('main figure').first().innerText())!
  await page.getByRole('link', { name: 'Try the sample' }).click()
  await expect(sentence(page)).toContainText(told)
})

test('sends nothing of a file anywhere', async ({ page, context, site }) => {
  await openPlayer(page)
  await choose(page, 'google-sheets.csv')
  await expect(sentence(page)).toContainText('of 100 runs')
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  context.on('request', (request) => requests.push(request.url()))

  await choose(page, 'google-sheets.csv')
  await expect(page.getByText(/^Compared with google-sheets.csv/)).toBeVisible()
  await choose(page, 'excel-merged-cells.xlsx')
  await expect(sentence(page)).toContainText('of 100 runs')
  await press(page, 'Start')
  await press(page, 'Delay a task')
  await expect(page.locator('.player-panel')).toContainText(/of 100 runs/)
  await press(page, 'Delay it')
  await choose(page, 'zip-bomb.xlsx')
  await expect(page.getByRole('alert')).toContainText('unpacks_too_large')
  // The site's own code may still come, for a worker that a new file starts.
  expect(requests.filter((url) => !url.startsWith(`${site.url}/assets/`))).toEqual([])
})

test('stores nothing unless it is asked to, and one click deletes it', async ({ page }) => {
  await openSample(page)
  function stored() {
    return page.evaluate(async () => {
      const databases = await indexedDB.databases()
      return databases.map(({ name }) => name).filter((name) => name?.startsWith('own-runbook'))
    })
  }

  expect(await stored()).toEqual([])
  await page.getByLabel('Keep on this device').check()
  await expect.poll(stored).not.toEqual([])
  await page.reload()
  await page.goto('/features')
  await openPlayer(page)
  await press(page, 'Payments platform, move to site B')
  await expect(sentence(page)).toContainText('of 100 runs')
  await page.getByLabel('Keep on this device').uncheck()
  await expect(page.getByLabel('Keep on this device')).not.toBeChecked()
  await press(page, 'Close')
  await expect(page.locator('.drop-zone details')).toHaveCount(0)
})

test('a delay shows the new finish and the new chance before it is applied', async ({ page }) => {
  await openSample(page)
  const finish = page.getByTestId('player-finish')
  const before = await finish.textContent()
  await press(page, 'Delay a task')
  const panel = page.locator('.player-panel')
  await expect(panel).toContainText(/Finish \d\d:\d\d.*in \d+ of 100 runs/)
  const promised = /Finish (\d\d:\d\d)/.exec((await panel.textContent())!)![1]!
  expect(await finish.textContent()).toBe(before)
  await press(page, 'Delay it')
  await expect(finish).toContainText(promised)
  await expect(panel).toHaveCount(0)
  await press(page, 'Reset')
  await expect(finish).toHaveText(before!)
})

test('the panel of a delay covers neither the names nor the bar that it is about', async ({
  page,
}) => {
  await openSample(page)
  await press(page, 'Delay a task')
  const panel = (await page.locator('.player-panel[data-placed]').boundingBox())!
  const row = page.locator('.player-row[data-picked]')
  const bar = (await row.locator('.task-bar').boundingBox())!
  const owner = (await row.locator('.player-owner').boundingBox())!
  expect(panel.x).toBeGreaterThanOrEqual(owner.x + owner.width)
  const isBeside = panel.x >= bar.x + bar.width || panel.x + panel.width <= bar.x
  const isApart = panel.y >= bar.y + bar.height || panel.y + panel.height <= bar.y
  expect(isBeside || isApart).toBe(true)
})

test('the clock runs, pauses and can be reset; a backout ends the run', async ({ page }) => {
  await openSample(page)
  const clock = page.locator('.player-clock')
  const start = await clock.textContent()
  await page.getByRole('radio', { name: '240×' }).check()
  await press(page, 'Start')
  await expect(clock).not.toHaveText(start!)
  await turnBack(page, 'Back out')
  await expect(page.locator('.player-event [role=status]')).toContainText('Backout called')
  await expect(sentence(page)).toContainText('inside the window')
  await press(page, 'Pause')
  const paused = await clock.textContent()
  expect(paused).not.toBe(start)
  expect(await workAtRest(page), 'while it is paused').toEqual({ layouts: 0, styles: 0 })
  await press(page, 'Reset')
  await expect(clock).toHaveText(start!)
})

test('under reduced motion the run goes on by steps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSample(page)
  await press(page, 'Start')
  const clock = page.locator('.player-clock')
  const start = await clock.textContent()
  await press(page, 'Next step')
  await expect(clock).not.toHaveText(start!)
})

test('a link opens the same runbook with the same figures', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openSample(page)
  const said = await sentence(page).textContent()
  const call = await page.getByTestId('player-last-call').textContent()
  await press(page, 'Copy link')
  await expect(page.locator('.player-take [role=status]')).toContainText('on the clipboard')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).hash.length).toBeLessThan(8100)

  await page.goto('/about')
  await page.goto(link)
  await expect(sentence(page)).toHaveText(said!)
  await expect(page.getByTestId('player-last-call')).toHaveText(call!)
  await page.goto('/about')
  await page.goto(link.slice(0, -40))
  await expect(page.getByRole('alert')).toContainText('link_cut')
})

test('a file dropped on the home page opens on the features page, and is gone from the way', async ({
  page,
}) => {
  await dropOnHome(page, 'mine.csv')
  await expect(page.locator('.player-file')).toContainText('mine.csv')
  await page.goto('/about')
  await page.goto('/features#runbook-player:file')
  await expect(page.locator('[data-island="runbook-player"][data-awake]')).toBeAttached()
  await expect(page.locator('.player-file')).toHaveCount(0)
})

test('a scenario’s event opens in the same player', async ({ page }) => {
  await page.goto('/disaster_recovery')
  await page.getByRole('link', { name: /^Try this event/ }).click()
  await expect(sentence(page)).toHaveText(
    /^In \d+ of 100 runs it meets the RTO .* impact tolerance/,
  )
  await expect(page.getByRole('button', { name: 'Delay a task' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back out' })).toHaveCount(0)
  await expect(page.locator('.player')).not.toContainText(/backout|window/i)
})

test('after an attack the way back is to seal the zone', async ({ page }) => {
  await page.goto('/features#runbook-player:cyber-recovery')
  await expect(sentence(page)).toContainText('impact tolerance')
  await press(page, 'Start')
  await turnBack(page, 'Seal the zone')
  await expect(sentence(page)).toContainText(/zone/i)
})

test('groups fold, a search finds, a finding leads to its task', async ({ page }) => {
  await openSample(page)
  const rows = page.locator('.player-row')
  const folded = await rows.count()
  await page.locator('.player-group button').first().click()
  await expect.poll(() => rows.count()).toBeGreaterThan(folded)
  await page.getByLabel('Find a task or an owner').fill('network')
  await expect(page.locator('.player-legend [role=status]')).toContainText('found')
  await page.getByLabel('Find a task or an owner').fill('')
  await page.getByRole('button', { name: /^Show/ }).first().click()
  await expect(page.locator('.player-row[data-picked]')).toBeVisible()
})

test('what a file left open can be changed, and the times follow', async ({ page }) => {
  await openPlayer(page)
  await choose(page, 'by-hand/21-planned-and-actual.csv')
  await expect(sentence(page)).toContainText('of 100 runs')
  await page.getByText(/^Review all/).click()
  const finish = page.getByTestId('player-finish')
  const before = await finish.textContent()
  const unit = page.locator('.player-readings select').filter({ hasText: 'hours' }).first()
  await unit.selectOption({ label: 'hours' })
  await expect(finish).not.toHaveText(before!)
})

test('shows cells as text, whatever they hold', async ({ page }) => {
  await openPlayer(page)
  await choose(page, 'markup-in-cells.csv')
  await expect(page.locator('.player-rows')).toContainText('<img src=x onerror="window.hit=1">')
  await expect(page.locator('.player-outcome :is(img, script)')).toHaveCount(0)
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
})

test('draws only the rows in view of 5,000, and the last of them on scrolling there', async ({
  page,
}) => {
  await openPlayer(page)
  await choose(page, 'five-thousand-rows.xlsx')
  const chart = page.locator('.player-scroll')
  await expect(chart).toContainText('Move service 1')
  expect(await chart.getByRole('row').count()).toBeLessThan(120)
  await chart.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect(chart).toContainText('Move service 5000')
  expect(await chart.getByRole('row').count()).toBeLessThan(120)
})

test('says when its own code did not arrive, and asks for it again with the next file', async ({
  page,
}) => {
  const worker = '**/assets/read.worker-*.js'
  let asked = 0
  await page.route(worker, (route) => {
    asked += 1
    return route.abort()
  })
  await page.goto('/features')
  await page.locator('.player').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-island="runbook-player"][data-awake]')).toBeAttached()
  await choose(page, 'cycles.csv')
  await expect(page.getByRole('alert')).toContainText('not_loaded')
  // One for the pointer or the focus, one for the file: never again by itself.
  expect([1, 2]).toContain(asked)
  await page.unroute(worker)
  await choose(page, 'cycles.csv')
  await expect(page.locator('.player-file')).toContainText('cycles.csv')
})

test('takes a dropped file, and survives one that misses', async ({ page }) => {
  await openPlayer(page)

  expect(await drop(page.locator('h1'), ['missed.csv'])).toBe(true)
  await drop(page.locator('.drop-zone'), ['one.csv', 'two.csv'])
  await expect(page.getByRole('alert')).toContainText('one_file')
  await drop(page.locator('.drop-zone'), ['night.csv'])
  await expect(page.locator('.player-file')).toContainText('night.csv')
})

test('an error in the player leaves the place for the next file', async ({ page, pageErrors }) => {
  pageErrors.expect(/not in this test/)
  await openSample(page)
  await press(page, 'Delay a task')
  await expect(page.locator('.player-panel')).toContainText(/of 100 runs/)
  await page.evaluate(refuseOnce)
  await press(page, 'Start')
  await expect(page.getByRole('alert')).toContainText('not_shown')
  await choose(page, 'google-sheets.csv')
  await expect(page.locator('.player-file')).toContainText('google-sheets.csv')
})

test.describe('before any code is there', () => {
  test('a file opens its dialogue at once, and is read when the code comes', async ({ page }) => {
    const arrive = await holdBack(page, '**/assets/app-*.js')
    const visit = page.goto('/features')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByLabel('Choose a file').click(),
    ])
    await chooser.setFiles(fixture('google-sheets.csv'))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download the sample' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.csv$/)
    arrive()
    await expect(page.locator('.player-file')).toContainText('google-sheets.csv')
    await visit
  })

  test('a file is dropped anywhere on its place, and read when the code comes', async ({
    page,
  }) => {
    const arrive = await holdBack(page, '**/assets/app-*.js')
    const visit = page.goto('/features')
    const place = page.locator('.drop-zone')
    await place.scrollIntoViewIfNeeded()
    const { x, y } = (await place.boundingBox())!
    const session = await page.context().newCDPSession(page)
    const data = { items: [], files: [fixture('google-sheets.csv')], dragOperationsMask: 1 }
    // The browser's own drag, which no script makes.
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await session.send('Input.dispatchDragEvent', { type, x: x + 30, y: y + 30, data })
    await expect(page).toHaveURL(/features$/)
    arrive()
    await expect(page.locator('.player-file')).toContainText('google-sheets.csv')
    await visit
  })
})

test('prints the report without the page, and every task of it', async ({ page }) => {
  await openPlayer(page)
  await choose(page, 'google-sheets.csv')
  await expect(sentence(page)).toContainText('of 100 runs')
  await page.evaluate(() => {
    window.print = () => dispatchEvent(new Event('beforeprint'))
  })
  await press(page, 'Print report')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('h1')).toBeHidden()
  await expect(page.locator('.drop-zone')).toBeHidden()
  await expect(page.locator('.player-printed tbody tr')).toHaveCount(6)
  await expect(page.locator('.player-mark b').first()).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.locator('.player-printed')).toHaveCount(0)
  await expect(page.locator('h1')).toBeVisible()
})

for (const width of [1440, 390])
  test(`has nothing that axe objects to in any state, ${width} px wide`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await openPlayer(page)
    await expectAccessible(page, 'untouched')
    await choose(page, 'encrypted.xlsx')
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'refused')
    await openSample(page)
    await page.locator('.player-group button').nth(1).click()
    await press(page, 'Delay a task')
    await expect(page.locator('.player-panel')).toContainText(/of 100 runs/)
    await expectAccessible(page, 'the sample with a delay')
    await press(page, 'Delay it')
    await press(page, 'Start')
    await page.getByLabel('Whose cues').selectOption('Network')
    await page.getByText('Change the window and the forecast').click()
    await page.getByText(/counted as (a team|teams)/).click()
    await turnBack(page, 'Back out')
    await expect(page.locator('.player-event [role=status]')).toContainText(/back(ed )?out/i)
    await expectAccessible(page, 'backed out, one owner’s view, the settings open')
    await press(page, 'Close')
    await choose(page, 'tools/smartsheet-whole-row.csv')
    await expect(sentence(page)).toContainText('of 100 runs')
    await page
      .getByRole('button', { name: /^Change / })
      .first()
      .click()
    await page.getByText(/^Review all/).click()
    await page.getByLabel('Keep on this device').check()
    await expectAccessible(page, 'a file with its readings open')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is whole and says that the player needs it', async ({ page }) => {
    await page.goto('/features')
    await expect(page.locator('main section')).not.toHaveCount(0)
    await expect(page.locator('main section:not(:visible)')).toHaveCount(0)
    await expect(page.locator('main noscript p').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try the sample' })).toBeHidden()
  })
})
