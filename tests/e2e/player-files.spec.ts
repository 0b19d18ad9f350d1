import { fourSheets } from '../fixtures/spreadsheets/four-sheets.ts'
import { choose, chooseText, correct, finish, openPlayer, press, sentence } from './player.ts'
import { expect, test } from './test.ts'

test('a stranger’s file opens with its finish, whatever made it', async ({ page }) => {
  await openPlayer(page)
  for (const [file, end, counts] of [
    ['tools/project.xml', '01:00', '7 tasks in 2 groups'],
    ['tools/jira-links-both-ways.csv', '00:45', '4 tasks in 1 group'],
    ['tools/smartsheet.xlsx', '04:00', '6 tasks in 2 groups'],
    ['by-hand/34-german-title-rows.csv', '02:00', '5 tasks'],
  ] as const) {
    await choose(page, file)
    await expect(page.locator('.player-file')).toContainText(counts)
    await expect(finish(page)).toHaveText(end)
  }
})

test('one correction puts the times of a stranger’s file right', async ({ page }) => {
  await openPlayer(page)
  await choose(page, 'tools/project-working-days.xml')
  await expect(finish(page)).toHaveText('Mon 23, 17:00')
  await correct(page, /isn’t the time from start to finish/, 'start to finish, breaks included')
  await expect(page.locator('.player-readings')).toContainText('takes 33 h')
  await expect(finish(page)).toHaveText('Mon 23, 17:00')
  await choose(page, 'by-hand/39-start-times-only.csv')
  await expect(finish(page)).toHaveText('01:50')
  await correct(page, /each lasts until the next/, 'not known')
  // A task of which nothing is known is not done in no time: each counts as half an hour until asked.
  await expect(finish(page)).toHaveText('02:00')
})

test('nothing is settled while no task has an owner', async ({ page }) => {
  await openPlayer(page)
  await chooseText(page, ['No,Task,Mins,After', '1,Stop,10,', '2,Load,20,1'])
  await expect(page.getByText('to confirm')).toBeVisible()
  for (const kept of await page.getByRole('button', { name: /^Keep \(/ }).all()) await kept.click()
  await expect(page.getByText('No task has an owner', { exact: true })).toBeVisible()
  await expect(page.getByText('Nothing to confirm')).toHaveCount(0)
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
    'In 2 of 2 rows, the task starts when the row before finishes. Link them? Otherwise a delay moves no other task, and nothing can be forecast.',
  )
  const asked = page.locator('.player-asks')
  await asked.getByText('Row by row').click()
  await expect(asked.getByRole('listitem')).toHaveText([/“Stop the feeds”/, /“Load the ledger”/])
  await press(page, 'Link them')
  await expect(sentence(page)).toBeFocused()
  await expect(sentence(page)).toContainText('of 100 runs')
  await expect(page.locator('.player-file')).toContainText('2 dependencies')
})

test('every sheet, column and row is seen in one place, and can be read otherwise there', async ({
  page,
}) => {
  await openPlayer(page)
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'move.xlsx',
    mimeType: 'application/octet-stream',
    buffer: fourSheets,
  })
  const file = page.locator('.player-file')
  await expect(file).toContainText('9 tasks in 3 groups')
  await expect(finish(page)).toHaveText('T+1h 20m')
  // Each answer says what it moves, the furthest first.
  const open = page.locator('.player-open > .player-guess')
  await expect(open.first()).toContainText(/Leave it out: finish from T\+1h 20m.*tasks from 9/)

  await page.getByText('Review how').click()
  const readings = page.locator('.player-readings')
  await readings.getByLabel('“Backout” is the backout.').selectOption({ label: 'Prepare' })
  await expect(finish(page)).toHaveText('T+1h')
  await readings.getByLabel('“Prepare” is the backout.').selectOption({ label: 'Backout' })
  await readings.getByRole('checkbox', { name: /Prepare/ }).uncheck()
  await expect(file).toContainText('7 tasks in 2 groups')
  await expect(finish(page)).toHaveText('T+40m')

  const column = readings.getByRole('row', { name: /^F Decided by Head of change/ })
  await column.getByRole('combobox').selectOption({ label: 'the owner' })
  const check = page.locator('.player-task').filter({ hasText: 'Check' })
  await expect(check).toContainText('Head of change')
  await readings.getByRole('searchbox').fill('Check')
  await readings.getByLabel('row 5 of “Cutover” is').selectOption({ label: 'left out' })
  await expect(file).toContainText('6 tasks')
  await readings.getByRole('searchbox').fill('')
  await readings.getByLabel('row 5 of “Cutover” is').selectOption({ label: 'a task' })
  await expect(file).toContainText('7 tasks')
})

test('shows cells as text, whatever they hold', async ({ page }) => {
  await openPlayer(page)
  await choose(page, 'markup-in-cells.csv')
  await expect(page.locator('.player-rows')).toContainText('<img src=x onerror="window.hit=1">')
  await expect(page.locator('.player-outcome :is(img, script)')).toHaveCount(0)
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
})
