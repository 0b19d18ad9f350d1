import type { Page } from 'playwright'
import { launchBrowser, rest, slowDown } from './slow-browser.ts'

/** A control that a visitor of a page uses first. */
type Step = { path: string; name: string; act: (page: Page) => Promise<void> }

const sample = '/features#runbook-player:sample'

const steps: Step[] = [
  { path: '/', name: 'the runbook’s Start', act: press('Start') },
  { path: '/', name: 'the menu', act: press('Menu') },
  { path: '/', name: 'the next voice', act: press(/next/i) },
  {
    path: '/pricing',
    name: 'the size finder',
    act: async (page) => page.locator('#size-finder input').first().press('ArrowUp'),
  },
  {
    path: '/pricing',
    name: 'a question',
    act: async (page) => page.locator('main summary').first().click(),
  },
  ...['Start', 'Delay a task'].map((name) => ({
    path: sample,
    name: `the player’s ${name}`,
    act: inPlayer(press(name)),
  })),
  {
    path: sample,
    name: 'the player’s 240×',
    act: inPlayer(async (page) => page.getByRole('radio', { name: '240×' }).check()),
  },
  {
    path: sample,
    name: 'a group of the player',
    act: inPlayer(async (page) => page.locator('.player-group button').first().click()),
  },
]

function press(name: string | RegExp) {
  return async (page: Page) => page.getByRole('button', { name }).first().click()
}

/** Once the sample is open; what opening it took is not the control's. */
function inPlayer(act: Step['act']): Step['act'] {
  return async (page) => {
    await page.getByTestId('player-sentence').filter({ hasText: 'of 100' }).waitFor()
    await page.evaluate(() => window.responses.splice(0))
    await act(page)
  }
}

/**
 * How long each control takes to show a response on a phone whose processor is four times slower, its
 * code not yet there: milliseconds from the touch to the next paint.
 */
export async function measureInteractions(url: string, executablePath: string) {
  const browser = await launchBrowser(executablePath)
  const found: { control: string; milliseconds: number }[] = []
  for (const { path, name, act } of steps) {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      isMobile: true,
      hasTouch: true,
      ignoreHTTPSErrors: true,
    })
    await page.addInitScript(watchEvents)
    await slowDown(page)
    await page.goto(url + path)
    await act(page)
    await page.evaluate(rest)
    const milliseconds = await page.evaluate(() => Math.max(0, ...window.responses))
    found.push({ control: `${path}: ${name}`, milliseconds })
    await page.close()
  }
  await browser.close()
  return found
}

declare global {
  interface Window {
    responses: number[]
  }
}

/** Notes in the page how long each interaction took to be painted. */
function watchEvents() {
  window.responses = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.responses.push(duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}
