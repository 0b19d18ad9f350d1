import type { Page } from 'playwright/test'
import { fragmentOf } from '../../src/runbook/take-away/link/runbook-link.ts'
import { fourSheets } from '../fixtures/spreadsheets/four-sheets.ts'
import { largeCsv } from '../unit/runbook/large.ts'
import { choose, openPlayer, openSample, press, sentence, turnBack } from './player.ts'
import { expect, test } from './test.ts'
import { twoFrames } from './two-frames.ts'

function finish(page: Page) {
  return page.getByTestId('player-finish')
}

/** Chooses a sheet of these lines. */
async function chooseText(page: Page, lines: readonly string[]) {
  const buffer = Buffer.from(lines.join('\n'))
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'sheet.csv', mimeType: 'text/csv', buffer })
}

/** Settles one of the guesses about the file. */
async function correct(page: Page, guess: RegExp, option: string) {
  await page.getByText(/^Review all/).click()
  await page.locator('.player-readings').getByLabel(guess).selectOption({ label: option })
}

test.describe('a stranger’s file is right at once, or after one correction', () => {
  test('a project as XML', async ({ page }) => {
    await openPlayer(page)
    await choose(page, 'tools/project.xml')
    await expect(finish(page)).toHaveText('01:00')
    await expect(page.locator('.player-file')).toContainText('7 tasks in 2 groups')
  })

  test('a project that works office hours', async ({ page }) => {
    await openPlayer(page)
    await choose(page, 'tools/project-working-days.xml')
    await expect(finish(page)).toHaveText('Mon 23, 17:00')
    await correct(page, /not the time from start to finish/, 'start to finish, breaks included')
    await expect(page.locator('.player-readings')).toContainText('takes 33 h')
    await expect(finish(page)).toHaveText('Mon 23, 17:00')
  })

  test('an exported sheet', async ({ page }) => {
    await openPlayer(page)
    await choose(page, 'tools/smartsheet.xlsx')
    await expect(page.locator('.player-file')).toContainText('6 tasks in 2 groups')
    await expect(sentence(page)).toContainText('of 100 runs')
  })

  test('an issue tracker’s list', async ({ page }) => {
    await openPlayer(page)
    await choose(page, 'tools/jira-links-both-ways.csv')
    await expect(finish(page)).toHaveText('T+4h 45m')
    await expect(page.locator('.player-file')).toContainText('4 tasks in 1 group')
  })

  test('nothing is settled while nobody owns a task', async ({ page }) => {
    await openPlayer(page)
    const buffer = Buffer.from('No,Task,Mins,After\n1,Stop,10,\n2,Load,20,1')
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer })
    await expect(page.getByText('to confirm')).toBeVisible()
    for (const kept of await page.getByRole('button', { name: /^Keep \(/ }).all())
      await kept.click()
    await expect(page.getByText('No task has an owner', { exact: true })).toBeVisible()
    await expect(page.getByText('Every reading is settled')).toHaveCount(0)
  })

  test('a sheet by hand, under two titles', async ({ page }) => {
    await openPlayer(page)
    await choose(page, 'by-hand/34-german-title-rows.csv')
    await expect(finish(page)).toHaveText('02:00')
    await choose(page, 'by-hand/39-start-times-only.csv')
    await expect(finish(page)).toHaveText('01:50')
    await correct(page, /each lasts until the next/, 'not known')
    // A task of which nothing is known is not done in no time: each counts as half an hour until asked.
    await expect(finish(page)).toHaveText('02:00')
  })
})

const screens = [
  [1440, 900],
  [1366, 768],
  [390, 844],
] as const

for (const [width, height] of screens)
  test(`the answer and the controls are in the first screen after a drop, at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const arrivals: Record<string, () => Promise<unknown>> = {
      'the sample': async () => openSample(page),
      'a file of one’s own': async () => {
        await openPlayer(page)
        await choose(page, 'google-sheets.csv')
      },
      'a scenario’s event': async () => {
        await page.goto('/disaster_recovery')
        await page.getByRole('link', { name: /^Try this event/ }).click()
      },
    }
    for (const [name, arrive] of Object.entries(arrivals))
      await test.step(name, async () => {
        await arrive()
        await expect(sentence(page)).toContainText('of 100 runs')
        await page.evaluate(twoFrames)
        const header = (await page.locator('.site-header').boundingBox())!
        const bar = (await page.locator('.demo-bar').boundingBox())!
        const told = [sentence(page), finish(page), page.locator('.player-asks')]
        const boxes = [...told, page.locator('.player-actions')].map(async (one) =>
          (await one.isVisible()) ? one.boundingBox() : null,
        )
        for (const box of (await Promise.all(boxes)).filter((one) => one !== null)) {
          expect(box.y).toBeGreaterThanOrEqual(header.y + header.height)
          expect(box.y + box.height).toBeLessThanOrEqual(Math.min(bar.y, height))
        }
        expect(await finish(page).isVisible()).toBe(true)
      })
  })

for (const [width, height] of screens)
  test(`a panel opens in view and gives the focus back, at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openSample(page)
    await press(page, 'Start')
    const header = (await page.locator('.site-header').boundingBox())!
    for (const name of ['Delay a task', 'Back out']) {
      const button = page.locator('.player-actions').getByRole('button', { name })
      await button.click()
      const panel = page.locator('.player-panel')
      await expect(panel.locator(':focus')).toHaveCount(1)
      await expect(panel).toContainText(name === 'Back out' ? /back by/ : /of 100 runs/)
      await panel.evaluate(async (element) =>
        Promise.all(element.getAnimations().map(({ finished }) => finished)),
      )
      const box = (await panel.boundingBox())!
      const bar = (await page.locator('.demo-bar').boundingBox())!.y
      expect(box.y).toBeGreaterThanOrEqual(header.y + header.height)
      expect(box.y + box.height).toBeLessThanOrEqual(Math.min(bar, height))
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0)
      await expect(button).toBeFocused()
    }
  })

for (const width of [390, 1440])
  test(`every control of the player is at least 24 px high, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPlayer(page)
    await choose(page, 'by-hand/21-planned-and-actual.csv')
    await expect(sentence(page)).toContainText('of 100 runs')
    expect(await lowControls(page)).toEqual([])
    await openSample(page)
    await press(page, 'Delay a task')
    await press(page, 'Delay it')
    await page.locator('.player-group button').nth(1).click()
    await press(page, 'Delay a task')
    await expect(page.locator('.player-panel')).toContainText(/of 100 runs/)
    expect(await lowControls(page)).toEqual([])
  })

/** The controls that are lower than they should be, with every fold of the page open. */
async function lowControls(page: Page) {
  const player = page.locator('.player')
  for (let folded = 0; folded < 20; folded++) {
    const next = player.locator('details:not([open]) > summary').first()
    if (!(await next.isVisible())) break
    await next.click()
  }
  return player
    .locator(':is(button, select, input, textarea, summary, a[href]):visible')
    .evaluateAll((controls) =>
      controls
        .map((control) => control.closest('label') ?? control)
        .filter((control) => control.getBoundingClientRect().height < 24)
        .map((control) => `${control.textContent} ${control.getBoundingClientRect().height}`),
    )
}

test('no label of the forecast meets the line of a limit, and no hour’s line a word', async ({
  page,
}) => {
  await openSample(page)
  await page.getByText('Change the window and the forecast').click()
  for (const end of ['04:40', '05:00', '05:20', '05:30', '05:50', '06:30']) {
    await page.getByLabel('Window ends', { exact: true }).fill(end)
    await expect(page.locator('.player-window')).toContainText(end)
    const { x, top } = await page.locator('.player-window').evaluate((line) => {
      const box = line.getBoundingClientRect()
      return { x: box.left, top: box.top }
    })
    const met = await page.locator('.player-mark b').evaluateAll(
      (labels, [at, from]) =>
        labels
          .map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() }))
          .filter(({ box }) => box.left < at! + 2 && box.right > at! && box.bottom > from!)
          .map(({ text }) => text),
      [x, top],
    )
    expect(met, `window to ${end}`).toEqual([])
  }
  // Words lie over the lines, with the board's ground behind them.
  await page.locator('.player-group button').nth(1).click()
  const isUnder = await page
    .locator('.player-hour-line')
    .first()
    .evaluate((line) => {
      const rows = line.closest('.player-chart')!.querySelector('.player-scroll')!
      return Boolean(line.compareDocumentPosition(rows) & Node.DOCUMENT_POSITION_FOLLOWING)
    })
  expect(isUnder).toBe(true)
})

test('the way back says what it would do before it does it', async ({ page }) => {
  await openSample(page)
  await press(page, 'Start')
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
})

test('a task finishes early by any length, each delay is undone by itself, and a link has them all', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openSample(page)
  const planned = (await finish(page).textContent())!
  await press(page, 'Delay a task')
  const panel = page.locator('.player-panel')
  await panel.getByRole('spinbutton').fill('47')
  await press(page, 'Delay it')
  await expect(finish(page)).toContainText('47 min late')
  await press(page, 'Delay a task')
  await panel.getByText('early', { exact: true }).click()
  await panel.getByRole('spinbutton').fill('3')
  await expect(panel).toContainText('3 min earlier')
  await press(page, 'Delay it')
  await expect(finish(page)).toContainText('44 min late')
  const delays = page.getByRole('list', { name: 'Delays' }).getByRole('listitem')
  await expect(delays).toHaveText([/47 min longer/, /3 min less/])
  await page.evaluate(twoFrames)
  await expect(page.locator('.player-how')).not.toContainText('Counting')

  await press(page, 'Copy link')
  await expect(page.locator('.player-take [role=status]')).toContainText('on the clipboard')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const said = await sentence(page).textContent()
  const other = await browser.newContext()
  const theirs = await other.newPage()
  await theirs.goto(link)
  await expect(sentence(theirs)).toHaveText(said!)
  await expect(finish(theirs)).toContainText('44 min late')
  await other.close()

  await delays.first().getByRole('button').click()
  await expect(finish(page)).toContainText('3 min early')
  await delays.first().getByRole('button').click()
  await expect(finish(page)).toHaveText(planned)
  await expect(delays).toHaveCount(0)
})

test('a risk and a deadline are counted, are in the link, and each is removed by itself', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 844 })
  await openSample(page)
  const before = await sentence(page).textContent()
  const risks = page.getByRole('region', { name: 'Risks' })
  const task = risks.getByLabel('Task, by number or name')
  await task.fill('no such task')
  await risks.getByLabel('What may happen').fill('The restore fails')
  await risks.getByLabel('How often, %').fill('12.5')
  await risks.getByLabel('Adds, minutes').fill('200')
  await press(page, 'Add the risk')
  await expect(risks.getByRole('listitem')).toHaveCount(0)
  expect(await task.evaluate((field: HTMLInputElement) => field.validationMessage)).toContain('No')
  await task.fill('gate')
  await press(page, 'Add the risk')
  await expect(risks.getByRole('listitem')).toHaveCount(0)
  await task.fill('276')
  await press(page, 'Add the risk')
  await expect(risks.getByRole('listitem')).toHaveText([/The restore fails: 12.5%, \+3 h 20 min/])

  const deadlines = page.getByRole('region', { name: 'Deadlines' })
  for (const by of ['05:00', '05:20']) {
    await deadlines.getByLabel('Task, by number or name').fill('276')
    await deadlines.getByLabel('Done by').fill(by)
    await press(page, 'Add the deadline')
  }
  const kept = deadlines.getByRole('listitem')
  await expect(kept).toHaveText([/by 05:00: in \d+ of 100 runs/, /by 05:20: in \d+ of 100 runs/])
  await expect(page.locator('.player-how')).toContainText('1 risk is counted in')
  await expect(page.locator('.player-how')).not.toContainText('Counting')
  await expect(risks.getByRole('status')).toContainText(/chance \d+ becomes \d+ of 100/)
  const said = await sentence(page).textContent()
  expect(said).not.toBe(before)

  await press(page, 'Copy link')
  await expect(page.locator('.player-take [role=status]')).toContainText('on the clipboard')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await browser.newContext()
  const theirs = await other.newPage()
  await theirs.goto(link)
  await expect(sentence(theirs)).toHaveText(said!)
  await expect(theirs.getByRole('region', { name: 'Deadlines' }).getByRole('listitem')).toHaveText(
    await kept.allTextContents(),
  )
  await other.close()

  await kept.first().getByRole('button').click()
  await expect(kept).toHaveText([/by 05:20: in \d+ of 100 runs/])
  await risks.getByRole('button', { name: 'Remove The restore fails' }).click()
  await expect(risks.getByRole('status')).toBeFocused()
  await expect(sentence(page)).toHaveText(before!)
})

test('a run that is under way today starts at the clock on the wall, where time goes as there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const since = new Date(Date.now() - 90 * 60_000)
  const local = new Date(since.getTime() - since.getTimezoneOffset() * 60_000).toISOString()
  const task = { owner: '', phase: 'implementation', duration: 600, after: [] } as const
  const fragment = fragmentOf({
    title: 'Today',
    t0: local.slice(11, 16),
    date: local.slice(0, 10),
    windowEnd: null,
    groups: [],
    tasks: [{ ...task, id: '1', name: 'Watch' }],
    backout: [],
  })
  await page.goto(`/features#runbook-player:${fragment}`)
  const clock = page.locator('.player-clock')
  await expect(clock).toContainText(local.slice(11, 16))
  await page.getByRole('radio', { name: '1×' }).check()
  await press(page, 'Start')
  const now = new Date(Date.now() - since.getTimezoneOffset() * 60_000).toISOString()
  await expect(clock).toContainText(now.slice(11, 16))
})

test('draws 2,000 tasks as a few elements, and a minute as a few changes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(countCommits)
  await openPlayer(page)
  const buffer = Buffer.from(largeCsv(2000))
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'large.csv', mimeType: 'text/csv', buffer })
  await expect(sentence(page)).toContainText('of 100 runs')
  for (const phase of [0, 1]) await page.locator('.player-group button').nth(phase).click()
  await expect(page.locator('.player-task').first()).toBeVisible()
  expect(await page.locator('.player *').count()).toBeLessThan(1800)

  await page.evaluate(countChanges)
  await press(page, 'Start')
  const clock = page.locator('.player-clock')
  await expect(clock).toHaveText('T+10m', { timeout: 30_000 })
  await press(page, 'Pause')
  const { commits, minutes, changes, moved } = await page.evaluate(() => window.drawn)
  expect(minutes).toBeGreaterThan(8)
  // A minute is drawn once; a forecast that comes meanwhile is drawn twice, before and after.
  expect(commits / minutes).toBeLessThan(4)
  expect(changes / commits).toBeLessThan(90)
  // The line of now moves by itself between two minutes.
  expect(moved).toBeLessThanOrEqual(commits)
})

declare global {
  interface Window {
    drawn: { commits: number; minutes: number; changes: number; moved: number }
  }
}

/** Counts what React draws: it tells a hook of the developer tools, in production as well. */
function countCommits() {
  window.drawn = { commits: 0, minutes: 0, changes: 0, moved: 0 }
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      checkDCE: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onCommitFiberRoot: () => window.drawn.commits++,
    },
  })
}

function countChanges() {
  const { drawn } = window
  drawn.commits = 0
  new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement
      if (element?.closest('.player-clock')) drawn.minutes++
      if (element?.matches('.player-now')) drawn.moved++
      else drawn.changes++
    }
  }).observe(document.querySelector('.player')!, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
}

test('a link gives the sender’s figures in another browser', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openSample(page)
  await page.getByText('Change the window and the forecast').click()
  await page.getByLabel('How well are these durations known?').selectOption('never')
  await page.getByLabel('What varies together').selectOption('strongly')
  await page.getByLabel('Random seed').fill('7')
  await page.getByLabel('Window ends', { exact: true }).fill('06:30')
  const table = page.locator('.player-board .player-table')
  await page
    .getByRole('button', { name: /^This is a team/ })
    .first()
    .click()
  // The last change asks for the last count, so that this ends with it.
  await expect(page.getByLabel('Random seed')).toHaveValue('7')
  await page.evaluate(twoFrames)
  await expect(page.locator('.player-how')).not.toContainText('Counting')
  await press(page, 'Copy link')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const figures = [await sentence(page).textContent(), await table.textContent()]
  const findings = await page.locator('.player-findings h3').textContent()

  const other = await browser.newContext()
  const theirs = await other.newPage()
  await theirs.goto(link)
  await expect(sentence(theirs)).toHaveText(figures[0]!)
  await expect(theirs.getByLabel('Random seed')).toHaveValue('7')
  expect(await theirs.locator('.player-board .player-table').textContent()).toBe(figures[1])
  expect(await theirs.locator('.player-findings h3').textContent()).toBe(findings)
  await other.close()
})

test('one owner’s cues stand out on the chart', async ({ page }) => {
  await openSample(page)
  await expect(page.locator('.player-row[data-dim]')).toHaveCount(0)
  await page.getByLabel('Whose cues').selectOption('Network')
  await expect(page.locator('.player-row[data-dim]')).not.toHaveCount(0)
  await expect(page.locator('.player-cues select')).toHaveValue('Network')
  await page.getByLabel('Whose cues').selectOption('')
  await expect(page.locator('.player-row[data-dim]')).toHaveCount(0)
})

test('an owner is told to be a team with one click, and a person again', async ({ page }) => {
  await openSample(page)
  const clashes = page.getByRole('button', { name: /^This is a team/ })
  const name = (await clashes.first().textContent())!
  const clash = page.getByRole('button', { name, exact: true })
  await clash.click()
  await expect(clash).toHaveCount(0)
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
  await expect(page.getByRole('button', { name: 'Delay it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel).toHaveCount(0)
  await expect(task).toBeFocused()
  await expect(page.locator('.player-event [role=status]')).toContainText('longer')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the chart has an axis, and the panel of a delay leaves the list in view', async ({
    page,
  }) => {
    await openSample(page)
    await expect(page.locator('.player-overview .player-hour').first()).toBeVisible()
    await press(page, 'Delay a task')
    const panel = page.locator('.player-panel')
    await expect(panel).toContainText(/of 100 runs/)
    await page.evaluate(twoFrames)
    expect((await panel.boundingBox())!.height).toBeLessThanOrEqual(260)
  })

  test('every control is as wide as it can be pressed, and inside the page', async ({ page }) => {
    await openSample(page)
    await press(page, 'Delay a task')
    await expect(page.locator('.player-panel')).toContainText(/of 100 runs/)
    const controls = page.locator('.player :is(button, select, input, summary):visible')
    const small = await controls.evaluateAll((elements) =>
      elements
        .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.left < 0 || box.right > innerWidth || box.height < 16)
        .map(({ text }) => text),
    )
    expect(small).toEqual([])
  })
})

test('a file without a window is told no chance until its questions are answered', async ({
  page,
}) => {
  await openPlayer(page)
  await choose(page, 'google-sheets.csv')
  await expect(sentence(page)).toHaveText(
    /^80 of 100 runs end by \d\d:\d\d\. When does your window end\?$/,
  )
  const asked = page.locator('.player-asks')
  await asked.getByLabel('Window ends').fill('00:20')
  await expect(sentence(page)).toHaveText(/^In anything from \d+ to \d+ of 100 runs this finishes/)
  await asked.getByLabel('How well are these durations known?').selectOption('once')
  await expect(sentence(page)).toHaveText(/^In \d+ of 100 runs this finishes inside the window\.$/)
})

test('a file in which nothing waits is told no chance', async ({ page }) => {
  await openPlayer(page)
  await chooseText(page, ['Task,Owner,Duration', 'Stop the feeds,Ops,10', 'Load the ledger,DBA,60'])
  await expect(sentence(page)).toContainText('nothing to forecast')
  await expect(page.locator('.player-bins')).toHaveCount(0)
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
    'Each start is the finish of the row before in 2 of 2 rows: link them?',
  )
  const asked = page.locator('.player-asks')
  await asked.getByText('Row by row').click()
  await expect(asked.getByRole('listitem')).toHaveText([/“Stop the feeds”/, /“Load the ledger”/])
  await press(page, 'Link them')
  await expect(sentence(page)).toBeFocused()
  await expect(sentence(page)).toContainText('of 100 runs')
  await expect(page.locator('.player-file')).toContainText('2 links')
})

test('a deadline goes with its task where the task becomes part of the backout', async ({
  page,
}) => {
  await openPlayer(page)
  await chooseText(page, [
    'No,Section,Task,Owner,Start,Mins,After',
    '1,Cutover,Stop,Ops,22:00,10,',
    '2,Cutover,Load,DBA,22:10,20,1',
    '3,Checks,Test,QA,22:30,15,2',
    '4,Return,Restore,DBA,22:45,30,3',
  ])
  const deadlines = page.getByRole('region', { name: 'Deadlines' })
  for (const task of ['3', '4']) {
    await deadlines.getByLabel('Task, by number or name').fill(task)
    await deadlines.getByLabel('Done by').fill('23:30')
    await press(page, 'Add the deadline')
  }
  await expect(deadlines.getByRole('listitem')).toHaveCount(2)
  await correct(page, /is the backout/, 'Return')
  await expect(finish(page)).toHaveText('22:45')
  await expect(deadlines.getByRole('listitem')).toHaveText([/Test” by 23:30/])
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
  await expect(open.first()).toContainText(/Leave it out: finish T\+1h 20m.*tasks 9 becomes/)

  await page.getByText(/^Review all/).click()
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

test('each answer says what it moves: the finish, and the chance once it can be told', async ({
  page,
}) => {
  await openPlayer(page)
  await choose(page, 'by-hand/01-two-title-rows.csv')
  const open = page.locator('.player-open > .player-guess')
  await expect(open.first()).toContainText(/finish 01:00.*becomes/)
  await expect(page.locator('.player-open')).not.toContainText('chance')
  const asked = page.locator('.player-asks')
  await asked.getByLabel('Window ends').fill('01:05')
  const known = asked.getByLabel('How well are these durations known?')
  await expect(known.getByRole('option', { name: /^never rehearsed, \d+ of 100$/ })).toHaveCount(1)
  await known.selectOption('never')
  await expect(open.first()).toContainText(/chance \d+.*becomes \d+ of 100/)
})

test('a sheet under way is forecast from its state, with what its owners were measured to take', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const took = [9, 10, 11, 11, 12, 12, 13, 14, 16]
  const done = took.map(
    (minutes, i) =>
      `${i + 1},Copy ${i + 1},DBA,2026-10-17 22:00,10,,2026-10-17 22:00,2026-10-17 22:${String(minutes).padStart(2, '0')}`,
  )
  await openPlayer(page)
  await chooseText(page, [
    'No,Task,Owner,Planned start,Mins,After,Actual start,Actual finish',
    ...done,
    '10,Merge,DBA,2026-10-17 22:10,30,9,2026-10-17 22:16,',
    '11,Check,DBA,2026-10-17 22:40,20,10,,',
  ])
  await expect(sentence(page)).toContainText('From its state at 22:16: 80 of 100 runs end by 2')
  await expect(page.locator('.player-how')).toContainText(
    'measured in this sheet. DBA takes 0.9 to 1.6 of the plan, 9 tasks measured.',
  )
  await expect(page.locator('.player-event')).toContainText('9 done, 1 running')
  await expect(page.locator('.player-clock')).toHaveText('22:16')
  // What is done, and that it goes on from there, travels in the link.
  const said = await sentence(page).textContent()
  await press(page, 'Copy link')
  await expect(page.locator('.player-take [role=status]')).toContainText('on the clipboard')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto('about:blank')
  await page.goto(link)
  await expect(sentence(page)).toHaveText(said!)
})

test('a backout that was called is no forecast', async ({ page }) => {
  await openSample(page)
  await press(page, 'Start')
  await turnBack(page, 'Back out')
  await expect(sentence(page)).toHaveText(/^(Backed out|The backout ends) at/)
  await expect(page.locator('.player-bins')).toHaveCount(0)
  await expect(page.locator('.player-how')).toHaveCount(0)
})
