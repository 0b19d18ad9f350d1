import { largeCsv } from '../../packages/runbook/tests/large.ts'
import { choose, chooseText, openPlayer, openSample, press, sentence } from './player.ts'
import { expect, test } from './test.ts'

test('groups fold, a search finds, a finding leads to its task, and an owner is told to be a team and a person again', async ({
  page,
}) => {
  await openSample(page)
  const rows = page.locator('.player-row')
  const folded = await rows.count()
  // What a bar shows is said too.
  await expect(rows.first()).toContainText(/20:00 to \d\d:\d\d, planned/)
  await page.locator('.player-group button').first().click()
  await expect.poll(() => rows.count()).toBeGreaterThan(folded)

  await page.getByLabel('Find a task or an owner').fill('network')
  await expect(page.locator('.player-legend [role=status]')).toContainText('found')
  await page.getByLabel('Find a task or an owner').fill('')

  await page.getByRole('button', { name: /^Show/ }).first().click()
  await expect(page.locator('.player-row[data-picked]')).toBeVisible()

  const clashes = page.getByRole('button', { name: /^A team/ })
  const name = (await clashes.first().textContent())!
  const clash = page.getByRole('button', { name, exact: true })
  await clash.click()
  await expect(clash).toHaveCount(0)
  await page.getByText(/counted as (a team|teams)/).click()
  await page.getByRole('button', { name: name.replace('A team', 'One person') }).click()
  await expect(clash).not.toHaveCount(0)
})

test('a group that a finding has opened folds again, and another task’s panel closes without a way back to the finding', async ({
  page,
}) => {
  await openSample(page)
  const shown = page.locator('.player-row[data-picked]')
  const openGroups = page.locator('.player-group [aria-expanded="true"]')
  const show = page.getByRole('button', { name: /^Show/ }).first()
  await show.click()
  await expect(shown).toBeVisible()
  await openGroups.first().click()
  await expect(openGroups).toHaveCount(0)

  await show.click()
  await expect(shown).toBeVisible()
  await press(page, 'Delay a task')
  await expect(page.locator('.player-panel')).toBeVisible()
  await press(page, 'Cancel')
  await expect(shown).toHaveCount(0)
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

test('draws 2,000 tasks as a few elements, and a minute as a few changes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(countCommits)
  await openPlayer(page)
  await chooseText(page, [largeCsv(2000)])
  await expect(sentence(page)).toContainText('of 100 runs')
  for (const phase of [0, 1]) await page.locator('.player-group button').nth(phase).click()
  await expect(page.locator('.player-task').first()).toBeVisible()
  expect(await page.locator('.player *').count()).toBeLessThan(1800)

  await page.evaluate(countChanges)
  await press(page, 'Start')
  // A busy machine passes over some minutes.
  await page.waitForFunction(() => window.drawn.minutes > 8)
  await press(page, 'Pause')
  const { commits, minutes, changes, moved } = await page.evaluate(() => window.drawn)
  // A minute is drawn once; a forecast that comes meanwhile is drawn twice, before and after.
  expect(commits / minutes).toBeLessThan(4)
  expect(changes / minutes).toBeLessThan(120)
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
