import type { Page } from 'playwright/test'
import { choose, chooseText, copyLink, openPlayer, openSample, press, sentence } from './player.ts'
import { expect, test } from './test.ts'
import { twoFrames } from './two-frames.ts'

test('says of the sample beforehand what playing it says', async ({ page }) => {
  await page.goto('/features')
  const [told] = /\d+ of 100 runs/.exec(await page.locator('main figure').first().innerText())!
  await page.getByRole('link', { name: 'Try the sample' }).click()
  await expect(sentence(page)).toContainText(told)
})

test('a file without a window is told no chance, and choosing a spread gives the figure that its option had', async ({
  page,
}) => {
  await openPlayer(page)
  await choose(page, 'google-sheets.csv')
  await expect(sentence(page)).toHaveText(/^80 of 100 runs end by \d\d:\d\d if rehearsed once\.$/)
  const asked = page.locator('.player-asks')
  await asked.getByLabel('Window ends').fill('00:20')
  await expect(sentence(page)).toHaveText(
    /^In \d+ of 100 .* inside the window if rehearsed once\.$/,
  )
  await expect(
    page.getByText(/^(.* )?\d+ of 100 if never rehearsed, (.* )?\d+ of 100 if measured\.$/),
  ).toBeVisible()
  const known = asked.getByLabel('How well are these durations known?')
  for (const name of ['never', 'once', 'measured']) {
    const option = known.locator(`[value=${name}]`)
    let told = ''
    // Its figure goes while a new one is simulated.
    await expect(async () => {
      told = /, ([^,]*\d+ of 100)$/.exec((await option.textContent())!)![1]!
    }).toPass({ timeout: 15_000 })
    await known.selectOption(name)
    await expect(sentence(page)).toHaveText(`In ${told} runs this finishes inside the window.`)
  }
})

test('a rehearsal in the file counts at once, and one press goes back to the plan', async ({
  page,
}) => {
  await openPlayer(page)
  await chooseText(page, [
    'ID,Task,Owner,Planned mins,Actual duration,Pred',
    '1,Open,CM,15,16,',
    '2,Freeze,Ops,30,33,1',
    '3,Backup,DBA,90,110,2',
    '4,Migrate,DBA,120,140,3',
  ])
  const ends = /^80 of 100 runs end by T\+5h\s\d+m, based on the rehearsal in this file\./
  await expect(sentence(page)).toHaveText(ends)
  const options = page.locator('.player-asks').getByRole('option')
  await expect(options).toHaveText(Array<RegExp>(4).fill(/, 80 of 100 by T\+\dh \d+m$/))
  await press(page, 'Use the plan')
  await expect(sentence(page)).toHaveText(/^80 of 100 runs end by T\+4h\s\d+m\./)
  await press(page, 'Use the rehearsal')
  await expect(sentence(page)).toHaveText(ends)
})

test('who has two tasks at once does one at a time in the number, until they are said to be a team', async ({
  page,
}) => {
  await openPlayer(page)
  await chooseText(page, [
    'ID,Task,Owner,Mins,After',
    '1,Open,Desk,10,',
    '2,Copy,Priya Nair,60,1',
    '3,Mail,Priya Nair,20,1',
    '4,Close,Desk,5,2;3',
  ])
  await page.locator('.player-asks').getByLabel('Window ends').fill('1.5')
  await expect(sentence(page)).toHaveText(/^In \d+ of 100 runs/)
  const before = (await sentence(page).textContent())!
  const told = page.getByTestId('in-turn')
  await expect(told).toHaveText('Priya Nair does one task at a time here. This is a team')
  await press(page, 'This is a team')
  await expect(told).toHaveText('Priya Nair counts as a team here. One task at a time')
  await expect(sentence(page)).not.toHaveText(before)
  await expect(sentence(page)).toHaveText(/^In (more than )?\d+ of 100 runs/)
  await press(page, 'One task at a time')
  await expect(sentence(page)).toHaveText(before)
})

test('where a task may not finish before another, the method says that it stretches', async ({
  page,
}) => {
  await openPlayer(page)
  for (const [link, count] of [
    ['1FF', 1],
    ['1', 0],
  ] as const) {
    await chooseText(page, [
      'ID,Task,Owner,Mins,After',
      '1,Copy,Ops,60,',
      `2,Watch,Desk,10,${link}`,
    ])
    await expect(sentence(page)).toContainText('of 100 runs')
    await expect(page.getByText(/stretches until then/)).toHaveCount(count)
  }
})

test('a window that the file states counts at once, and can be changed', async ({ page }) => {
  await openPlayer(page)
  await chooseText(page, [
    'Downtime window: Sun 18/10/2026 01:00 to 05:00',
    'ID,Task,Owner,Start,Mins,After',
    '1,Open,Desk,18/10/2026 00:30,30,',
    '2,Copy,Priya,,180,1',
  ])
  await expect(sentence(page)).toHaveText(/^In more than 99 of 100 runs .* inside the window/)
  await page.getByText('Change the window and the forecast').click()
  const end = page.getByLabel('Window ends', { exact: true })
  await expect(end).toHaveValue('05:00')
  await end.fill('04:00')
  await expect(sentence(page)).toHaveText(/^In \d+ of 100 runs/)
})

test('a file in which nothing waits is told no chance', async ({ page }) => {
  await openPlayer(page)
  await chooseText(page, ['Task,Owner,Duration', 'Stop the feeds,Ops,10', 'Load the ledger,DBA,60'])
  await expect(sentence(page)).toContainText('nothing to forecast')
  await expect(page.locator('.player-bins')).toHaveCount(0)
})

test('a sheet under way is forecast from its state', async ({ page }) => {
  await openPlayer(page)
  await chooseText(page, [
    'No,Task,Owner,Planned start,Mins,After,Actual start,Actual finish',
    '1,Copy,DBA,2026-10-17 22:00,10,,2026-10-17 22:00,2026-10-17 22:16',
    '2,Merge,DBA,2026-10-17 22:10,30,1,2026-10-17 22:16,',
    '3,Check,DBA,2026-10-17 22:40,20,2,,',
  ])
  await expect(sentence(page)).toContainText('As of 22:16: 80 of 100 runs end by 2')
  await expect(page.locator('.player-event')).toContainText('1 done, 1 running')
  await expect(page.locator('.player-clock')).toHaveText('22:16')
})

test('risks and deadlines of the file’s columns are forecast and shown', async ({ page }) => {
  await openPlayer(page)
  await chooseText(page, [
    'No,Task,Owner,Start,Mins,After,Risks,Deadline',
    '1,Copy,DBA,2026-10-17 22:00,60,,"The copy fails, 10%, +90 min",',
    '2,Check,QA,,30,1,,2026-10-17 23:40',
  ])
  const [risks, deadlines] = ['Risks', 'Deadlines'].map((name) =>
    page.getByRole('region', { name }),
  )
  await expect(risks!.getByRole('listitem')).toHaveText(/The copy fails: 10%, \+1 h 30 min/)
  await expect(risks!.getByRole('status')).toContainText(/Without it and with it: 80 of 100 runs/)
  await expect(deadlines!.getByRole('listitem')).toHaveText(/by 23:40: in \d+ of 100 runs/)
})

/** What the places with figures say. */
async function figuresOf(opened: Page) {
  const places = ['.player-say', '.player-board .player-table', '.player-findings', '.player-parts']
  return Promise.all(places.map(async (place) => opened.locator(place).last().textContent()))
}

test('a link gives the sender’s figures in another browser, and says when it was cut', async ({
  page,
  browser,
}) => {
  await openSample(page)
  await page.getByText('Change the window and the forecast').click()
  await page.getByLabel('How well are these durations known?').selectOption('never')
  await page.getByLabel('Window ends', { exact: true }).fill('06:30')
  await page
    .getByRole('button', { name: /^A team/ })
    .first()
    .click()
  await press(page, 'Delay a task')
  await press(page, /^Delay by/)
  await expect(page.getByRole('list', { name: 'Delays' })).toBeVisible()
  await page.evaluate(twoFrames)
  await expect(page.locator('.player-how')).not.toContainText('Simulating')
  const link = await copyLink(page)
  expect(new URL(link).hash.length).toBeLessThan(8100)

  const other = await browser.newContext()
  const theirs = await other.newPage()
  await theirs.goto(link)
  // The chance with owners' clashes is simulated last, in either window.
  await expect(async () => expect(await figuresOf(theirs)).toEqual(await figuresOf(page))).toPass({
    timeout: 15_000,
  })
  await theirs.goto('/about')
  await theirs.goto(link.slice(0, -40))
  await expect(theirs.getByRole('alert')).toContainText('link_cut')
  await other.close()

  await page.getByLabel('Window ends', { exact: true }).fill('07:00')
  await expect(page.locator('.player-take [role=status]')).toHaveText('')

  // A browser that refuses: the link is there to be copied by hand, and takes the focus only once.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await press(page, 'Copy link')
  await expect(page.getByLabel(/^Your browser blocked the clipboard/)).toBeFocused()
  const owner = page.locator('.player-cues select')
  await owner.focus()
  await owner.selectOption({ index: 1 })
  await page.evaluate(twoFrames)
  await expect(owner).toBeFocused()
})
