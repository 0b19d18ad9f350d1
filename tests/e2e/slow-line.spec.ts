import type { Browser } from 'playwright/test'
import pLimit from 'p-limit'
import { lateVisits, tryControls } from './late-controls.ts'
import { startLine } from './line.ts'
import { expect, test } from './test.ts'

/** What the site's code has to find in a page. */
const late = /data-(island|checked|print)\b/

/**
 * Where the second half of a page begins: before what its code looks for, so that it is not there yet,
 * or in the middle of that.
 */
const cuts = { mouse: 0, keyboard: 1_200 }

function cutAt(html: string, further: number) {
  const main = html.indexOf('<main')
  return main + html.slice(main).search(late) + further
}

for (const hand of ['mouse', 'keyboard'] as const)
  test(`answers the ${hand} where the code comes before the rest of the HTML`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext()

    for (const { path } of lateVisits.filter((one) => one.hand === hand)) {
      const line = await startLine(site.url, (html) => cutAt(html, cuts[hand]))
      const page = await context.newPage()
      await page.goto(line.url + path, { waitUntil: 'commit' })
      await expect(page.locator('html')).toHaveAttribute('data-awake')
      expect(await page.evaluate(() => document.readyState)).toBe('loading')
      line.release()
      await tryControls(page, path, hand)
      await page.close()
      await line.close()
    }
    await context.close()
  })

/** Kilobytes a second, with which a line of 400 ms brings what it brings. */
const speed = 50
/** Each page with one or two of the hands, and each hand on several pages. Nobody presses anything on /news. */
const earlyVisits = lateVisits.filter(({ path }, at) => at % 2 === 0 || path === '/news')

/** A window of its own: a browser draws only the tab in front. */
async function slowPage(browser: Browser, baseURL: string) {
  const page = await browser.newPage({ hasTouch: true, baseURL })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: speed * 1024,
    uploadThroughput: speed * 1024,
  })
  return page
}

test(`answers every hand at ${speed} KB/s, however early it comes`, async ({ browser, site }) => {
  const line = await startLine(site.url)
  await pLimit(4).map(earlyVisits, async ({ path, hand }) => {
    const page = await slowPage(browser, line.url)
    await page.goto(path, { waitUntil: 'commit' })
    await tryControls(page, path, hand)
    await page.close()
  })
  await line.close()
})
