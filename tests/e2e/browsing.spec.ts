import type { Page } from 'playwright/test'
import { openWithHistory } from './back-forward.ts'
import { everyPage } from './every-page.ts'
import { expect, test } from './test.ts'

/** The pages with the most bands that are not laid out until they come near. */
const long = ['/', '/solution', '/pricing']

/** What of a page's HTML the code looks for: islands, what else waits for code, and vendors' parts. */
const needed = /data-island="[\w-]+"|data-(?:checked|print|chat|follow)\b|hs-form-frame|<iframe/g

/**
 * One page for each set of code. What keeps a page out of the cache is code: the runtime, which all share, an
 * island's or a vendor's. Words and drawings cannot. Vendors: vendors.spec.ts.
 */
async function pagesByCode(url: string) {
  const paths = everyPage().filter((path) => !path.endsWith('/nowhere'))
  const byCode = new Map<string, string>()
  for (const path of paths) {
    const html = await (await fetch(url + path)).text()
    byCode.set([...new Set(html.match(needed))].toSorted().join(), path)
  }
  return [...byCode.values()]
}

/** Opens a page and all the code that it loads when someone reaches for a part of it. */
async function openAwake(page: Page, url: string) {
  await page.goto(url)
  await expect(page.locator('html')).toHaveAttribute('data-awake')
  for (const island of await page.locator('[data-island]').all())
    await island.dispatchEvent('pointerover')
  await expect(page.locator('[data-island]:not([data-awake])')).toHaveCount(0)
}

// The page as it was: whatever keeps a page out of the back/forward cache would load it anew.
test('pages come back from the back/forward cache, whatever code they have', async ({
  playwright,
  launchOptions,
  site,
}) => {
  const found = await pagesByCode(site.url)
  expect(found).toEqual(expect.arrayContaining(['/', '/features', '/pricing', '/news']))
  const { page, goBack, goForward, close } = await openWithHistory(playwright, launchOptions)
  const lost: string[] = []

  function note(type: string) {
    if (type !== 'BackForwardCacheRestore') lost.push(page.url())
  }

  // Two by two: back to the first, and forward to the second.
  for (let i = 0; i < found.length; i += 2) {
    await openAwake(page, site.url + found[i]!)
    await openAwake(page, site.url + (found[i + 1] ?? '/about'))
    note(await goBack())
    note(await goForward())
  }
  await close()
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
