import type { Page } from 'playwright/test'
import { testDist } from '../../local/e2e/build.ts'
import { scrollThrough } from './every-page.ts'
import { look } from './look.ts'
import { dropOnHome, openSample } from './player.ts'
import { readStored } from './stored.ts'
import { expect, test } from './test.ts'
import { linesOfPolicy, watchTraces } from './traces.ts'

test('asks our own site and nothing else for the news, and keeps nothing', async ({
  page,
  context,
  site,
}) => {
  const seen = await look(page, context, site.url, testDist, ['/news'])
  await expect(page.locator('.news-day:not(.skeleton)')).toHaveCount(20)
  expect(seen).toEqual([])
  expect(await readStored(context, page)).toEqual([])
})

/** What a visitor may do on this site that leaves more behind than a request for its pages. */
const uses: Record<string, (page: Page) => Promise<unknown>> = {
  'drops a file on the home page': async (page) => {
    await dropOnHome(page, 'mine.csv')
    await expect(page.locator('.player-file')).toContainText('mine.csv')
  },
  'keeps a runbook': async (page) => {
    await openSample(page)
    await page.getByLabel('Keep on this device').check()
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .toContain('own-runbook')
  },
  'works out a size and a business case': async (page) => {
    await page.goto('/pricing')
    const region = page.locator('#size-finder')
    await region.getByRole('slider').hover()
    await expect(region.locator('[data-island]')).toHaveAttribute('data-awake', '')
    await region.getByLabel('Custom Integrations').check()
    await region.getByText('Does it pay for itself?').click()
    const fields = await region.locator('#business-case input').all()
    for (const field of fields) await field.fill('4')
    await fields.at(-1)!.blur()
    await expect(page).toHaveURL(/report=4/)
  },
  'reads the first news': async (page) => {
    await page.goto('/news')
    await expect(page.locator('.news-day:not(.skeleton)')).toHaveCount(20)
    await scrollThrough(page)
  },
  'reads the news while our server is silent': async (page) => {
    await page.route('**/api/news', (route) => route.abort())
    await page.goto('/news')
    await expect(page.locator('.news-day:not(.skeleton)')).toHaveCount(20)
    await page.unroute('**/api/news')
  },
  'writes a message': async (page) => {
    await page.goto('/contact')
    await page.getByLabel('Name', { exact: true }).fill('Ada Moor')
    await page.getByLabel('Work email').fill('ada@bank.example')
    await page.getByLabel('Message').fill('Saturday, 22:00')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page).toHaveURL(/#sent$/)
  },
  'improves a portrait': async (page) => {
    await page.goto('/enhance-team-photos')
    const answer = page.waitForResponse('**/api/enhance-image')
    await page
      .getByRole('button', { name: /^Enhance with AI/ })
      .first()
      .click()
    await answer
  },
}

test('the privacy policy has a line for everything that a visit brings about, and nothing more', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED.*api\/news/)
  const traces = await watchTraces(page, context, testDist)
  for (const [use, run] of Object.entries(uses))
    await test.step(use, async () => {
      await run(page)
      await traces.read()
    })
  expect(linesOfPolicy(testDist, traces.names)).toEqual({ untold: [], idle: [] })
})
