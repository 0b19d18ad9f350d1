import type { Page } from 'playwright/test'
import { expectAccessible } from './accessible.ts'
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
import { twoFrames } from './two-frames.ts'

const screens = [
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
        const board = (await page.locator('.player-board').boundingBox())!
        expect(board, 'the board reaches to both edges').toMatchObject({ x: 0, width })
      })
  })

test('a panel opens in view and gives the focus back', async ({ page }) => {
  await openSample(page)
  await press(page, 'Start')
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height })
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
  }
})

test('a long title keeps its words whole beside a run of several days', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPlayer(page)
  const buffer = Buffer.from('Id,Task,Start,Mins\n1,Begin,2026-10-17 22:00,9000\n')
  const name = 'Telecommunications consolidation.csv'
  await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'text/csv', buffer })
  const title = page.locator('.player-event h3')
  await expect(title).toHaveCSS('white-space', 'normal')
  await title.evaluate((element) => (element.style.overflowWrap = 'normal'))
  expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('a phone shows each task of a plan without groups, and its labels stay inside the page', async ({
  page,
}) => {
  await openPlayer(page)
  await choose(page, '../plans/kept/182-station-signs-three-dates.csv')
  for (const width of [320, 390, 600, 768]) {
    await page.setViewportSize({ width, height: 900 })
    const labels = page.locator('.player-bins > span > b, .player-bins > .centred')
    await expect(page.locator('.player-bins > .centred').first()).toBeVisible()
    const boxes = await labels.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    for (const { left, right } of boxes) {
      expect(left, `${width} px wide`).toBeGreaterThanOrEqual(0)
      expect(right, `${width} px wide`).toBeLessThanOrEqual(width)
    }
  }
  await expect(page.locator('.player-overview .player-tracks')).toHaveCount(7)
  // The window was wide before.
  const now = page.locator('.player-overview .player-now')
  const minute = await now.evaluate((line: HTMLElement) => line.style.getPropertyValue('--at'))
  expect(Number(minute), 'the clock’s line').toBeGreaterThan(0)
})

/** Does something at the width of a phone and of a desk. */
async function atBothWidths(page: Page, look: (width: string) => Promise<unknown>) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await look(`${width} px wide`)
  }
}

async function expectHighControls(page: Page) {
  await atBothWidths(page, async (width) => expect(await lowControls(page), width).toEqual([]))
}

test('every control of the player is at least 24 px high and inside the page', async ({ page }) => {
  await openPlayer(page)
  await choose(page, 'by-hand/21-planned-and-actual.csv')
  await expect(sentence(page)).toContainText('of 100 runs')
  await expectHighControls(page)
  await openSample(page)
  await press(page, 'Delay a task')
  await press(page, /^(Delay by|Finish \d)/)
  await page.locator('.player-group button').nth(1).click()
  await press(page, 'Delay a task')
  await expect(page.locator('.player-panel')).toContainText(/of 100 runs/)
  await expectHighControls(page)
})

/** The controls that are too low or beyond the page's edge, with every fold open. */
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
        .map((control) => ({ text: control.textContent, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 24 || box.left < 0 || box.right > innerWidth)
        .map(({ text, box }) => `${text} ${box.height}`),
    )
}

/** px from the top of the page. */
async function placeOfControls(page: Page) {
  return page
    .locator('.player-actions')
    .evaluate((controls) => controls.getBoundingClientRect().top + scrollY)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the chart has an axis, the panel of a delay leaves the list in view, and while the run plays the controls stay in their place and the demo bar gives way', async ({
    page,
  }) => {
    await openSample(page)
    await expect(page.locator('.player-overview .player-hour').first()).toBeVisible()

    await test.step('the panel leaves the list in view', async () => {
      await press(page, 'Delay a task')
      const panel = page.locator('.player-panel')
      await expect(panel).toContainText(/of 100 runs/)
      await page.evaluate(twoFrames)
      expect((await panel.boundingBox())!.height).toBeLessThanOrEqual(260)
      await press(page, 'Cancel')
      await expect(panel).toHaveCount(0)
    })

    await test.step('the controls stay, and the demo bar gives way', async () => {
      await expect(page.getByTestId('in-turn')).toBeVisible()
      await expect(page.locator('.demo-bar')).toBeVisible()
      const before = await placeOfControls(page)
      await press(page, 'Start')
      await expect(page.locator('.player-event [role=status]')).toHaveText('The run has started.')
      expect(await placeOfControls(page)).toBe(before)
      await expect(page.locator('.demo-bar')).toBeHidden()
      await press(page, 'Pause')
      await expect(page.locator('.demo-bar')).toBeVisible()
    })
  })

  test('no label of a plan over several days meets another one', async ({ page }) => {
    await openPlayer(page)
    await chooseText(page, [
      'Id,Task,Owner,Start,End',
      '1,Back up,NOC,17/11/2026 23:00,17/11/2026 23:30',
      '2,Move the cards,Crew A,18/11/2026 23:30,19/11/2026 01:30',
      '3,Retire the rack,Crew A,19/11/2026 10:00,19/11/2026 15:00',
    ])
    const labels = page.locator('.player-overview .player-hour').filter({ visible: true })
    await expect(labels.first()).toHaveText(/^\w{3} 1\d, /)
    const boxes = await labels.evaluateAll((all) =>
      all.map((each) => {
        const { left, right } = each.getBoundingClientRect()
        return { left, right }
      }),
    )
    const [first, ...others] = boxes
    expect(first!.left).toBeGreaterThanOrEqual(0)
    for (const [i, box] of others.entries()) expect(box.left).toBeGreaterThan(boxes[i]!.right)
  })
})

async function expectBothAccessible(page: Page, state: string) {
  await atBothWidths(page, async (width) => expectAccessible(page, `${state}, ${width}`))
}

test('has nothing that axe objects to in any state', async ({ page }) => {
  test.slow()
  // Untouched: every-page.spec.ts.
  await openPlayer(page)
  await choose(page, 'encrypted.xlsx')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectBothAccessible(page, 'refused')
  await openSample(page)
  await page.locator('.player-group button').nth(1).click()
  await press(page, 'Delay a task')
  await expect(page.locator('.player-panel')).toContainText(/of 100 runs/)
  await expectBothAccessible(page, 'the sample with a delay')
  await press(page, /^(Delay by|Finish \d)/)
  await press(page, 'Start')
  await page.getByText('Change the window and the forecast').click()
  await page.getByText(/counted as (a team|teams)/).click()
  await turnBack(page, 'Back out')
  await expect(page.locator('.player-event [role=status]')).toContainText(/back(ed )?out/i)
  await expectBothAccessible(page, 'backed out, the settings open')
  await press(page, 'Close')
  await choose(page, 'tools/smartsheet-whole-row.csv')
  await expect(sentence(page)).toContainText('of 100 runs')
  await openStrip(page)
  await page.getByRole('checkbox', { name: 'Keep on this device' }).check()
  await expectBothAccessible(page, 'a file with its strip open')
  await atBothWidths(page, async (width) => {
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over, width).toBeLessThanOrEqual(0)
  })
})

declare global {
  interface Window {
    printed: number[]
  }
}

test('a keyboard opens the menu of exports and leaves it; the report prints without the page, with every task', async ({
  page,
}) => {
  await openPlayer(page)
  await choose(page, 'google-sheets.csv')
  await expect(sentence(page)).toContainText('of 100 runs')
  await page.evaluate(() => {
    window.printed = []
    // The browser takes its picture right after the event.
    window.print = () => {
      dispatchEvent(new Event('beforeprint'))
      window.printed.push(document.querySelectorAll('.player-printed tbody tr').length)
    }
  })
  const menu = page.getByRole('button', { name: 'Save, print or add to calendar' })
  const print = page.getByRole('button', { name: 'Print report' })
  await menu.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Save as Excel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(print).toBeHidden()
  await expect(menu).toBeFocused()
  await menu.press('Enter')
  await print.press('Enter')
  await expect(print).toBeHidden()
  expect(await page.evaluate(() => window.printed)).toEqual([6])
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('h1')).toBeHidden()
  await expect(page.locator('.drop-zone')).toBeHidden()
  await expect(page.locator('.player-printed tbody tr')).toHaveCount(6)
  await expect(page.locator('.player-mark b').first()).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.locator('.player-printed')).toHaveCount(0)
  await expect(page.locator('h1')).toBeVisible()
})
