import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright/test'
import { bareDist } from '../../local/e2e/build.ts'
import { serveSite } from '../../local/site/serve-site.ts'
import { everyPage, notFoundError, scrollThrough } from './every-page.ts'
import { test as bareTest } from './quiet-browser.ts'
import { readStored } from './stored.ts'
import { expect, test } from './test.ts'

/** Visits pages as someone who only looks: what they asked other hosts for, and what they kept. */
async function look(page: Page, context: BrowserContext, site: string, paths: string[]) {
  const seen: string[] = []
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
  }
  return seen
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
      bareTest.setTimeout(180_000)
      pageErrors.expect(notFoundError)
      // Without a database the news has no posts to give.
      pageErrors.expect(/503 .*\/api\/news/)
      expect(await look(page, context, site.url, everyPage(bareDist))).toEqual([])
    },
  )
})

test('asks our own site and nothing else for the news, and keeps nothing', async ({
  page,
  context,
  site,
}) => {
  const seen = await look(page, context, site.url, ['/news'])
  await expect(page.locator('.news-card:not(.skeleton)')).toHaveCount(20)
  expect(seen).toEqual([])
  expect(await readStored(context, page)).toEqual([])
})
