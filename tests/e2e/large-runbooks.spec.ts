import type { Page } from 'playwright/test'
import { fragmentOf } from '@cuewright/runbook/take-away'
import { chained } from '../../packages/runbook/tests/large.ts'
import { choose, openPlayer, sentence } from './player.ts'
import { expect, test } from './test.ts'

/** How many times a fixed piece of work of about 50 ms the page's own thread may be busy without a break. */
const longestBusy = 4

type TraceEvent = {
  name: string
  pid: number
  tid: number
  tdur?: number
  args: { name?: string }
}

/** In a page: the work that the page's own is compared with. */
function sortNumbers() {
  let number = 1
  const numbers = Array.from(
    { length: 100_000 },
    () => (number = (number * 48_271) % 2_147_483_647),
  )
  numbers.sort((a, b) => a - b)
}

/** The most that the page's own thread is busy with one thing, as a multiple of what the same thread needs to sort. */
async function busiest(page: Page, act: () => Promise<unknown>): Promise<number> {
  const sorting = await busyFor(page, async () => page.evaluate(sortNumbers))
  const most = await busyFor(page, async () => {
    await act()
    await expect(page.locator('.player-file, .player [role=alert]').first()).toBeVisible()
    await page.waitForTimeout(1000)
  })
  return most / sorting
}

/** The most processor time that the page's own thread takes for one thing, in ms: no other program's. */
async function busyFor(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser()!
  const categories = ['toplevel', 'disabled-by-default-devtools.timeline']
  await browser.startTracing(page, { categories })
  await act()
  // An answer comes before the end of the thing that gave it, and only what has ended is recorded.
  await page.evaluate(() => undefined)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const threads = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`)
  const busy = traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && threads.includes(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
  const most = Math.max(...busy)
  expect(most, 'no task of the thread was recorded').toBeGreaterThan(0)
  return most
}

// What is refused: packages/runbook/tests/open.test.ts.
test('a link of 1,400 characters with 20,000 tasks in a row: the page goes on, and the next file is read', async ({
  page,
}) => {
  const hash = `runbook-player:${fragmentOf(chained(20_000))}`
  await openPlayer(page)
  const most = await busiest(page, async () =>
    page.evaluate((wanted) => (location.hash = wanted), hash),
  )
  expect(most).toBeLessThan(longestBusy)
  await expect(page.locator('.player [role=alert]')).toHaveCount(0)
  await choose(page, 'google-sheets.csv')
  await expect(page.locator('.player-file')).toContainText('google-sheets.csv')
  await expect(sentence(page)).toContainText('of 100 runs')
})
