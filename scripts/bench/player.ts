import type { Page } from 'playwright'
import { launchBrowser, rest, slowDown } from './slow-browser.ts'

/** Real milliseconds that the run is watched for. */
const watched = 10_000

declare global {
  interface Window {
    droppedAt: number
    longTasks: number[]
  }
}

/** Notes in the page when a file was chosen, and every task of its main thread over 50 ms. */
function watchPage() {
  addEventListener('change', () => (window.droppedAt = performance.now()), true)
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
}

async function longest(page: Page) {
  return page.evaluate(() => Math.max(0, ...window.longTasks.splice(0)))
}

/**
 * A runbook of so many tasks in the player on a processor four times slower: milliseconds from the
 * file's choice until its rows are drawn and the page rests, and the longest task of the main thread
 * until then and while it plays.
 */
export async function measurePlayer(url: string, executablePath: string, tasks: number) {
  const browser = await launchBrowser(executablePath)
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    ignoreHTTPSErrors: true,
  })
  await page.addInitScript(watchPage)
  await page.goto(`${url}/features`)
  // The pointer that crosses the player fetches its code, as a visitor's does.
  const player = page.locator('.player')
  await player.scrollIntoViewIfNeeded()
  await page.locator('[data-island="runbook-player"][data-awake]').waitFor({ state: 'attached' })
  for (const x of [20, 30]) await player.hover({ position: { x, y: 20 } })
  await page.locator('.player[data-ready]').waitFor()
  await slowDown(page)
  await longest(page)

  await page.getByLabel('Choose a file').setInputFiles({
    name: 'large.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(largeCsv(tasks)),
  })
  await page.locator('.player-row').first().waitFor()
  await page.evaluate(rest)
  const interactive = await page.evaluate(() => performance.now() - window.droppedAt)
  const opening = await longest(page)

  await page.getByTestId('player-sentence').filter({ hasText: 'of 100' }).waitFor()
  for (const group of [0, 1]) await page.locator('.player-group button').nth(group).click()
  await page.getByRole('radio', { name: '240×', exact: true }).check()
  await page.evaluate(rest)
  await longest(page)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.waitForTimeout(watched)
  const playing = await longest(page)
  await browser.close()
  return { interactive, opening, playing }
}

/** A runbook of so many tasks as a visitor's CSV: phases of fifty, ten lanes that meet, thirty owners. */
export function largeCsv(count: number): string {
  const rows = Array.from({ length: count }, (_, i) => {
    const [task, after] = [i + 1, i < 10 ? '' : String(i - 9)]
    return `${task},Phase ${Math.floor(i / 50) + 1},Move service ${task},Owner ${i % 30},${1 + ((i * 7) % 5)},${after}`
  })
  return ['Id,Phase,Task,Owner,Mins,Predecessors', ...rows].join('\n')
}
