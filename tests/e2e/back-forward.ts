import type { LaunchOptions, PlaywrightWorkerArgs } from 'playwright/test'
import { findBrowser } from '../../scripts/find-browser.ts'

/** Opens a browser that keeps pages in its back/forward cache, as visitors' browsers do. */
export async function openWithHistory(
  playwright: PlaywrightWorkerArgs['playwright'],
  launchOptions: LaunchOptions,
) {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    // The headless shell has no such cache.
    executablePath: findBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')

  /** Returns the browser's name for how the page came: `BackForwardCacheRestore` if it was kept. */
  async function go(by: 1 | -1) {
    const { currentIndex, entries } = await session.send('Page.getNavigationHistory')
    const { id, url } = entries[currentIndex + by]!
    const navigated = new Promise<string>((resolve) => {
      session.once('Page.frameNavigated', ({ type }) => resolve(type))
    })
    await session.send('Page.navigateToHistoryEntry', { entryId: id })
    const type = await navigated
    // Playwright hears of it by a connection of its own, and would take it for the next visit.
    await page.waitForURL(url, { waitUntil: 'commit' })
    return type
  }

  return {
    page,
    goBack: async () => go(-1),
    goForward: async () => go(1),
    close: async () => browser.close(),
  }
}
