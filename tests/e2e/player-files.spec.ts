import { fourSheets } from '../../packages/runbook/tests/fixtures/spreadsheets/four-sheets.ts'
import { choose, chooseText, finish, openPlayer, openStrip, press, sentence } from './player.ts'
import { readStored } from './stored.ts'
import { expect, test } from './test.ts'

test('a stranger’s file opens with its finish, whatever made it', async ({ page }) => {
  await openPlayer(page)
  for (const [file, end, counts] of [
    ['tools/project.xml', '01:00', '7 tasks in 2 groups'],
    ['tools/jira-links-both-ways.csv', '00:45', '4 tasks in 1 group'],
    ['tools/smartsheet.xlsx', '04:00', '6 tasks in 2 groups'],
    ['by-hand/34-german-title-rows.csv', '01:30', '5 tasks'],
  ] as const) {
    await choose(page, file)
    await expect(page.locator('.player-file')).toContainText(counts)
    await expect(finish(page)).toHaveText(end)
  }
})

test('a column is read otherwise by keyboard, and the focus stays', async ({ page }) => {
  await openPlayer(page)
  await chooseText(page, [
    'No,Task,Team,Decided by,Mins,After',
    '1,Stop,Ops,Head of change,10,',
    '2,Load,DBA,Head of change,20,1',
  ])
  const strip = page.locator('.player-strip')
  const summary = strip.locator('> summary')
  await expect(summary).toContainText('2 tasks from 6 columns, times from links and durations.')
  await summary.focus()
  await page.keyboard.press('Enter')
  const team = strip.getByLabel('Column C, “Team”, is read as')
  await team.focus()
  // To the first of all: not read.
  await page.keyboard.press('Home')
  await expect(page.locator('.player-file')).toContainText('0 owners')
  await expect(team).toBeFocused()
  await strip.getByLabel('Column D, “Decided by”, is read as').selectOption('the owner')
  await expect(page.locator('.player-file')).toContainText('1 owner')
  await strip.getByLabel('The unit of a bare number in column E').selectOption('hours')
  await expect(finish(page)).toHaveText('T+30h')
})

test('a row that is left out is put back, and a cell that is unread is named', async ({ page }) => {
  await openPlayer(page)
  await chooseText(page, [
    'No,Task,Owner,Mins,After,Status',
    '1,Stop,Ops,10,,Planned',
    '2,Load,DBA,20,1,Descoped',
    '3,Check,QA,tbc,2,Planned',
  ])
  const file = page.locator('.player-file')
  await expect(file).toContainText('2 tasks')
  const strip = await openStrip(page)
  await expect(strip.locator('> summary')).toContainText('1 row left out. 1 cell unread.')
  await strip.getByText('1 cell unread', { exact: true }).click()
  await expect(strip.getByText('D4 “tbc”, under how long it takes')).toBeVisible()
  await strip.getByText('1 row left out', { exact: true }).click()
  await strip.getByRole('button', { name: 'Put it back (row 3)' }).click()
  await expect(file).toContainText('3 tasks')
  await strip.getByRole('button', { name: 'Leave it out (row 3)' }).click()
  await expect(file).toContainText('2 tasks')
})

test('rows that follow each other are linked with one press, and then a chance is told', async ({
  page,
}) => {
  await openPlayer(page)
  await chooseText(page, [
    'Task,Start,Finish,Owner',
    'Stop the feeds,22:00,22:10,Ops',
    'Load the ledger,22:10,23:10,DBA',
    'Check,23:10,23:30,QA',
  ])
  await expect(sentence(page)).toHaveText(
    'No task waits for another, so there’s nothing to forecast. Add or choose a column for what each one waits for.',
  )
  await press(page, 'Let each task wait for the row before it')
  await expect(sentence(page)).toBeFocused()
  await expect(sentence(page)).toContainText('of 100 runs')
  await expect(page.locator('.player-file')).toContainText('2 dependencies')
  await expect(finish(page)).toHaveText('23:30')
})

test('every sheet is seen in the strip, and which group is the backout', async ({ page }) => {
  await openPlayer(page)
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'move.xlsx',
    mimeType: 'application/octet-stream',
    buffer: fourSheets,
  })
  const file = page.locator('.player-file')
  await expect(file).toContainText('6 tasks in 3 groups, and 3 in the backout')
  await expect(finish(page)).toHaveText('T+1h 20m')
  const strip = await openStrip(page)
  await strip.getByLabel('The backout is').selectOption('no group')
  await expect(file).toContainText('9 tasks in 3 groups')
  await strip.getByLabel('The backout is').selectOption('Backout')
  await strip.getByRole('checkbox', { name: 'Prepare' }).uncheck()
  await expect(file).toContainText('4 tasks in 2 groups, and 3 in the backout')
  await expect(finish(page)).toHaveText('T+40m')
})

test('a file that was open is there again after leaving and Back, and nowhere after closing', async ({
  page,
  context,
}) => {
  await openPlayer(page)
  await chooseText(page, ['No,Task,Mins,After', '1,Stop,10,', '2,Load,20,1'], 'mine.csv')
  await expect(finish(page)).toHaveText('T+30m')
  await page.goto('/about')
  await page.goBack()
  await expect(page.locator('.player-file')).toContainText('mine.csv')
  await expect(finish(page)).toHaveText('T+30m')
  expect(await readStored(context, page)).toEqual(['session storage own-runbook-open'])
  await press(page, 'Close')
  expect(await readStored(context, page)).toEqual([])
  await page.reload()
  await expect(page.locator('[data-island="runbook-player"]')).toBeAttached()
  await expect(page.locator('.player-file')).toHaveCount(0)
})

test('the address of an open file says in another tab why it opens nothing', async ({ page }) => {
  await page.goto('/features#runbook-player:open')
  await expect(page.getByRole('alert')).toContainText('file_gone')
  await expect(page).toHaveURL(/features$/)
})

test('shows cells as text, whatever they hold', async ({ page }) => {
  await openPlayer(page)
  await choose(page, 'markup-in-cells.csv')
  await expect(page.locator('.player-rows')).toContainText('<img src=x onerror="window.hit=1">')
  await expect(page.locator('.player-outcome :is(img, script)')).toHaveCount(0)
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
})
