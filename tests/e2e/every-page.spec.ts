import type { Page } from 'playwright/test'
import pLimit from 'p-limit'
import { everyPage, fillNews, notFoundError } from './every-page.ts'
import { lendQuickLine } from './quick-line.ts'
import { brokenForAxe, brokenNames, stillMoving } from './rules/access.ts'
import { misruled, narrow, offScale, tooLarge, tooLong, tooWide, wide } from './rules/fit.ts'
import { busyAtRest, lateLargest, moved, shownWhileHeld } from './rules/stability.ts'
import { observe, visit, type Visit } from './rules/visit.ts'
import { heavyFirstView, heavyTypefaces } from './rules/weights.ts'
import { expect, test } from './test.ts'

/** Returns what breaks it on a page, and may leave the page changed for those after it. */
type Rule = (page: Page, visit: Visit) => Promise<string[]>
type Rules = Record<string, Rule>

const asItComes: Rules = {
  'nothing moves': moved,
  'its largest part is painted from its HTML': lateLargest,
  'it shows nothing while it is held': shownWhileHeld,
  'it rests': busyAtRest,
}

/** In the order in which a visit asks them: as the page comes, and once it is still. */
const devices: Record<string, { use: Parameters<typeof test.use>[0]; come: Rules; still: Rules }> =
  {
    'on a phone': {
      use: { viewport: narrow, isMobile: true, hasTouch: true },
      come: { 'its first view has its weight': heavyFirstView, ...asItComes },
      still: {},
    },
    'on a desk': {
      use: { viewport: wide },
      come: { 'its typefaces have their weight': heavyTypefaces, ...asItComes },
      still: {
        // First: a picture ends what moves.
        'it rests where less motion is asked for': stillMoving,
        'the ruler names its bands': misruled,
        'its letters have a size of the scale': offScale,
        'it is no longer than agreed': tooLong,
        'its pictures have a sharp screen’s pixels': tooLarge,
        'axe finds nothing': brokenForAxe,
        'no name has a space before a mark': brokenNames,
        'it reflows, and takes larger text': tooWide,
      },
    },
  }

/** From here on nothing moves by itself, and bands out of sight are laid out and painted. */
async function makeStill(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addStyleTag({ content: '*{content-visibility:visible!important}' })
}

// One visit of a page serves every rule. The halves are for browsers side by side.
for (const [device, { use, come, still }] of Object.entries(devices))
  test.describe(device, () => {
    test.use(use)

    for (const half of [0, 1])
      test(`every page keeps every rule (${half + 1} of 2)`, async ({
        browser,
        site,
        pageErrors,
      }) => {
        await fillNews(site.url)
        pageErrors.expect(notFoundError)
        const broken = new Map<string, string[]>()

        async function ask(rules: Rules, page: Page, seen: Visit) {
          for (const [rule, breaks] of Object.entries(rules)) {
            const found = (await breaks(page, seen)).map((what) => `${seen.path}: ${what}`)
            broken.set(rule, [...(broken.get(rule) ?? []), ...found])
          }
        }

        // While one rests, another is measured.
        await pLimit(8).map(
          everyPage().filter((_, i) => i % 2 === half),
          async (path) => {
            // A window for each: a browser draws only the tab in front.
            const page = await browser.newPage()
            await page.addInitScript(observe)
            await page.addInitScript(lendQuickLine)
            const seen = await visit(page, path)
            await ask(come, page, seen)
            await makeStill(page)
            await ask(still, page, seen)
            await page.close()
          },
        )
        for (const [rule, found] of broken) expect.soft(found, rule).toEqual([])
      })
  })
