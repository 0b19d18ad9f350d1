import type { Page } from 'playwright/test'
import { findBrowser } from '../../scripts/find-browser.ts'
import { everyPage } from './every-page.ts'
import { expect, test } from './test.ts'

const found = everyPage().filter((path) => !path.endsWith('/nowhere'))
/** The pages with the most bands that are not laid out until they come near. */
const long = ['/', '/solution', '/pricing']

// The page as it was: whatever keeps a page out of the back/forward cache would load it anew.
test('every page comes back from the back/forward cache', async ({
  playwright,
  launchOptions,
  site,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    // The headless shell has no such cache.
    executablePath: findBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const lost: string[] = []

  async function goInHistory(by: 1 | -1) {
    const { currentIndex, entries } = await session.send('Page.getNavigationHistory')
    const { id, url } = entries[currentIndex + by]!
    const back = new Promise<string>((resolve) => {
      session.once('Page.frameNavigated', ({ type }) => resolve(type))
    })
    await session.send('Page.navigateToHistoryEntry', { entryId: id })
    if ((await back) !== 'BackForwardCacheRestore') lost.push(url)
    // Playwright hears of it by a connection of its own, and would take it for the next visit.
    await page.waitForURL(url, { waitUntil: 'commit' })
  }

  // Two by two: back to the first, and forward to the second.
  for (let i = 0; i < found.length; i += 2) {
    await page.goto(site.url + found[i]!)
    await page.goto(site.url + (found[i + 1] ?? '/about'))
    await goInHistory(-1)
    await goInHistory(1)
  }
  await browser.close()
  expect(lost).toEqual([])
})

const later = '.later-band, .later-answers'

/** The last band of a page, which nothing has laid out yet. */
function lastBand(page: Page) {
  return page.locator(later).last()
}

for (const path of long) {
  test(`a link to the last heading of ${path} leads to it`, async ({ page }) => {
    await page.goto(path)
    const id = await lastBand(page).evaluate((band) => {
      band.id ||= 'last-band'
      return band.id
    })
    await page.evaluate((hash) => {
      location.hash = hash
    }, id)
    await expect
      .poll(async () => {
        const { top, bottom } = await lastBand(page).evaluate((band) =>
          band.getBoundingClientRect(),
        )
        return top < innerHeightOf(page) && bottom > 0
      })
      .toBe(true)
  })

  test(`find-in-page finds the last words of ${path}`, async ({ page }) => {
    await page.goto(path)
    const words = await lastBand(page).evaluate((band) => {
      const heading = band.querySelector('h2')?.textContent ?? ''
      return heading.trim()
    })
    expect(words).not.toBe('')
    // No type library has it.
    expect(await page.evaluate(`find(${JSON.stringify(words)}, true)`)).toBe(true)
    await expect(lastBand(page)).toBeInViewport()
  })

  test(`paper shows every band of ${path}`, async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const hidden = await page
      .locator(later)
      .evaluateAll((bands) =>
        bands
          .filter((band) => getComputedStyle(band).contentVisibility !== 'visible')
          .map(({ className }) => className),
      )
    expect(hidden).toEqual([])
  })
}

function innerHeightOf(page: Page) {
  return page.viewportSize()?.height ?? 0
}
