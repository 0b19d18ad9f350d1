import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { bareDist } from '../../local/e2e/build.ts'
import { serveSite } from '../../local/site/serve-site.ts'
import { everyPage, notFoundError } from './every-page.ts'
import { look } from './look.ts'
import { test } from './quiet-browser.ts'

test.describe('with nothing configured', () => {
  let site: { url: string; close: () => Promise<void> }

  test.beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'bare-'))
    const { url, close } = await serveSite({ dist: bareDist, dataDir, port: 0 })

    async function cleanUp() {
      await close()
      await rm(dataDir, { recursive: true, force: true })
    }

    site = { url, close: cleanUp }
  })
  test.afterAll(async () => site?.close())

  test('asks no other origin for anything and keeps nothing, on any page', async ({
    page,
    context,
    pageErrors,
  }) => {
    pageErrors.expect(notFoundError)
    // Without a database the news has no posts to give.
    pageErrors.expect(/503 .*\/api\/news/)
    expect(await look(page, context, site.url, bareDist, everyPage(bareDist))).toEqual([])
  })

  test('leads from the demo to a person, and shows visitors no note for the owner', async ({
    page,
  }) => {
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
  })
})
