import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright/test'
import { bareDist, testDist } from '../../local/e2e/build.ts'
import { serveSite } from '../../local/site/serve-site.ts'
import { everyPage, notFoundError, scrollThrough } from './every-page.ts'
import { dropOnHome, openSample } from './player.ts'
import { test as bareTest } from './quiet-browser.ts'
import { readStored } from './stored.ts'
import { expect, test } from './test.ts'
import { linesOfPolicy, watchTraces } from './traces.ts'

/** Visits pages as someone who only looks: what they asked other hosts for, and what they kept. */
async function look(
  page: Page,
  context: BrowserContext,
  site: string,
  dist: string,
  paths: string[],
) {
  const seen: string[] = []
  const traces = await watchTraces(page, context, dist)
  let path = ''
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== site && protocol !== 'data:') seen.push(`${path} asks ${origin}`)
  })
  context.on('response', async (response) => {
    // A picture may still be on its way when the test ends.
    const cookie = await response.headerValue('set-cookie').catch(() => null)
    if (cookie) seen.push(`${path} sets a cookie`)
  })
  for (path of paths) {
    await page.goto(site + path)
    await scrollThrough(page)
    if (path === '/news') await page.waitForLoadState('networkidle')
    for (const what of await readStored(context, page)) seen.push(`${path} keeps ${what}`)
    await traces.read()
  }
  const { untold } = linesOfPolicy(dist, traces.names)
  return [...seen, ...untold.map((name) => `the privacy policy has no line for ${name}`)]
}

bareTest.describe('with nothing configured', () => {
  let site: { url: string; close: () => Promise<void> }

  bareTest.beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'bare-'))
    const { url, close } = await serveSite({ dist: bareDist, dataDir, port: 0 })

    async function cleanUp() {
      await close()
      await rm(dataDir, { recursive: true, force: true })
    }

    site = { url, close: cleanUp }
  })
  bareTest.afterAll(async () => site?.close())

  bareTest(
    'asks no other origin for anything and keeps nothing, on any page',
    async ({ page, context, pageErrors }) => {
      pageErrors.expect(notFoundError)
      // Without a database the news has no posts to give.
      pageErrors.expect(/503 .*\/api\/news/)
      expect(await look(page, context, site.url, bareDist, everyPage(bareDist))).toEqual([])
    },
  )

  bareTest(
    'leads from the demo to a person, and shows visitors no note for the owner',
    async ({ page }) => {
      await page.goto(`${site.url}/schedule_demo`)
      const header = page.locator('header.site-header')
      await expect(header.getByRole('link', { name: 'Schedule a demo' })).toHaveAttribute(
        'href',
        '/contact',
      )
      for (const path of ['/about', '/schedule_demo']) {
        await page.goto(site.url + path)
        await expect(page.locator('main')).not.toContainText(/VITE_|For the site’s owner/)
      }
    },
  )
})

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
