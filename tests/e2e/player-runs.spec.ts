import {
  choose,
  chooseText,
  finish,
  openPlayer,
  openSample,
  openStrip,
  press,
  sentence,
  turnBack,
} from './player.ts'
import { expect, test } from './test.ts'
import { workAtRest } from './work.ts'

test('a delay shows the new finish and the new chance before it is applied, its task in view', async ({
  page,
}) => {
  await openSample(page)
  const before = await finish(page).textContent()
  await press(page, 'Delay a task')
  const panel = page.locator('.player-panel')
  await expect(panel).toContainText(/Finish \d\d:\d\d.*in \d+ of 100 runs/)
  const promised = /Finish (\d\d:\d\d)/.exec((await panel.textContent())!)![1]!
  expect(await finish(page).textContent()).toBe(before)

  const box = (await page.locator('.player-panel[data-placed]').boundingBox())!
  const row = page.locator('.player-row[data-picked]')
  const bar = (await row.locator('.task-bar').boundingBox())!
  const owner = (await row.locator('.player-owner').boundingBox())!
  expect(box.x).toBeGreaterThanOrEqual(owner.x + owner.width)
  const isBeside = box.x >= bar.x + bar.width || box.x + box.width <= bar.x
  const isApart = box.y >= bar.y + bar.height || box.y + box.height <= bar.y
  expect(isBeside || isApart).toBe(true)

  await press(page, /^(Delay by|Finish \d)/)
  await expect(finish(page)).toContainText(promised)
  await expect(panel).toHaveCount(0)
  await press(page, 'Reset')
  await expect(finish(page)).toHaveText(before!)
  await expect(page.locator('.player')).toContainText('This is a simulation on your device.')
  await expect(page.locator('.player')).toContainText('drop the sheet again')
})

test('the clock runs, pauses and can be reset; the way back says what it would do before it does it, and is no forecast', async ({
  page,
}) => {
  await openSample(page)
  const clock = page.locator('.player-clock')
  const start = await clock.textContent()
  await press(page, 'Start')
  await expect(clock).not.toHaveText(start!)
  await press(page, 'Pause')
  // The minute of the pause is drawn together with this button, not always before the press returns.
  await expect(page.getByRole('button', { name: 'Resume', exact: true })).toBeVisible()
  const paused = await clock.textContent()

  await press(page, 'Back out')
  const panel = page.locator('.player-panel')
  const [, tasks, back] = /(\d+ tasks?), .*, back by (\d\d:\d\d), inside/.exec(
    await panel.innerText(),
  )!
  const before = await finish(page).textContent()
  await press(page, 'Cancel')
  await expect(panel).toBeHidden()
  await expect(finish(page)).toHaveText(before!)
  await turnBack(page, 'Back out')
  await expect(page.locator('.player-event [role=status]')).toContainText(`${tasks}, finished by`)
  await expect(finish(page)).toHaveText(back!)
  await expect(sentence(page)).toHaveText(/^(Backed out|The backout ends) at .* inside the window/)
  await expect(page.locator('.player-bins')).toHaveCount(0)
  await expect(page.locator('.player-how')).toHaveCount(0)

  await expect(clock).toHaveText(paused!)
  expect(await workAtRest(page), 'while it is paused').toEqual({ layouts: 0, styles: 0 })

  await press(page, 'Resume')
  await expect(clock).not.toHaveText(paused!)
  await press(page, 'Reset')
  await expect(clock).toHaveText(start!)
  await expect(finish(page)).toHaveText(before!)
})

test('a backout that is undone gives the run back as it was, and its rows show only while it can be called', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSample(page)
  const backout = page.locator('[data-backout]')
  await expect(backout).toHaveCount(0)
  await press(page, 'Start')
  await expect(backout).toHaveCount(1)
  const clock = page.locator('.player-clock')
  const start = await clock.textContent()
  await press(page, 'Next step')
  await expect(clock).not.toHaveText(start!)
  const [called, before] = [await clock.textContent(), await finish(page).textContent()]
  await turnBack(page, 'Back out')
  await press(page, 'Next step')
  await press(page, 'Undo ‘Back out’')
  await expect(clock).toHaveText(called!)
  await expect(finish(page)).toHaveText(before!)
  await expect(page.getByRole('button', { name: 'Back out', exact: true })).toBeFocused()
  await press(page, 'Reset')
  await expect(page.getByRole('button', { name: 'Reset' })).toBeFocused()
  await expect(backout).toHaveCount(0)
})

test('a task finishes early by any length, and each delay is undone by itself', async ({
  page,
}) => {
  await openPlayer(page)
  await choose(page, 'google-sheets.csv')
  const planned = (await finish(page).textContent())!
  await press(page, 'Delay a task')
  const panel = page.locator('.player-panel')
  const field = panel.getByRole('spinbutton')
  await field.fill('1.5')
  await expect(panel.getByRole('status')).toHaveText('Enter whole minutes, such as 25.')
  await field.press('Enter')
  await expect(finish(page)).toHaveText(planned)
  await field.fill('1500')
  await expect(panel).toContainText('Finish day 3 01:05, 25 h later')
  await field.fill('47')
  // As a key that is held does.
  await field.evaluate((element) => {
    for (const repeat of [false, true])
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, repeat }))
  })
  await expect(finish(page)).toContainText('47 min late')
  await press(page, 'Delay a task')
  await panel.getByText('early', { exact: true }).click()
  await panel.getByRole('spinbutton').fill('3')
  await expect(panel).toContainText('3 min earlier')
  await press(page, 'Finish 3 min early')
  await expect(finish(page)).toContainText('44 min late')
  const delays = page.getByRole('list', { name: 'Delays' }).getByRole('listitem')
  await expect(delays).toHaveText([/47 min longer/, /3 min less/])
  await delays.first().getByRole('button').click()
  await expect(finish(page)).toContainText('3 min early')
  await delays.first().getByRole('button').click()
  await expect(finish(page)).toHaveText(planned)
  await expect(delays).toHaveCount(0)
})

test('the key for undo takes back the newest delay before an older change in the strip', async ({
  page,
}) => {
  async function delayBy(minutes: number) {
    await press(page, 'Delay a task')
    await page.locator('.player-panel').getByRole('spinbutton').fill(String(minutes))
    await press(page, `Delay by ${minutes} min`)
  }

  await openPlayer(page)
  await chooseText(page, [
    'No,Task,Mins,After,Status',
    '1,Stop,10,,Planned',
    '2,Load,20,1,Planned',
    '3,Check,5,2,Descoped',
  ])
  await expect(finish(page)).toHaveText('T+30m')
  await delayBy(7)
  await delayBy(8)
  await expect(finish(page)).toContainText('T+45m')
  const strip = await openStrip(page)
  await strip.getByText('1 row left out', { exact: true }).click()
  await strip.getByRole('button', { name: 'Put it back (row 4)' }).click()
  await expect(finish(page)).toHaveText('T+35m')
  await delayBy(9)
  await expect(finish(page)).toContainText('T+44m')

  await page.keyboard.press('ControlOrMeta+z')
  await expect(finish(page)).toHaveText('T+35m')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(finish(page)).toHaveText('T+30m')
})

test('a scenario’s event opens in the same player', async ({ page }) => {
  await page.goto('/disaster_recovery')
  await page.getByRole('link', { name: /^Try this event/ }).click()
  await expect(sentence(page)).toHaveText(
    /^In fewer than 1 of 100 runs it meets the RTO of 4 h; in \d+ of 100 the impact tolerance/,
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

test('a keyboard opens a task, delays it and comes back to where it was', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSample(page)
  await page.getByRole('button', { name: 'Start', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.player-event [role=status]')).toHaveText('The run has started.')
  const group = page.locator('.player-group button').nth(3)
  await group.focus()
  await page.keyboard.press('Enter')
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  const task = page.locator('.player-task button').first()
  await expect(task).toBeFocused()
  await page.keyboard.press('Enter')
  const panel = page.locator('.player-panel')
  await expect(panel.getByLabel('Task')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(task).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel.getByLabel('Task')).toBeFocused()
  // Late or early, the minutes, those to choose among.
  for (let i = 0; i < 4; i++) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Delay by/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel).toHaveCount(0)
  await expect(task).toBeFocused()
  await expect(page.locator('.player-event [role=status]')).toContainText('longer')
})
