import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { testDist, testEnvironment, testSupabaseHost } from '../../local/e2e/build.ts'
import { startSite, type RunningSite } from '../../local/site/start-site.ts'
import { test as base } from './quiet-browser.ts'

export { expect } from 'playwright/test'

export type TestSite = RunningSite &
  Required<Pick<RunningSite, 'supabase' | 'linkedin' | 'openai' | 'cdn'>> & {
    /** As new: no posts, no runs, no blobs, no faults, LinkedIn's posts as they were. */
    reset: () => Promise<void>
  }

function standInsOf({ supabase, linkedin, openai, cdn }: RunningSite) {
  if (!supabase || !linkedin || !openai || !cdn) throw new Error('the tests need every stand-in')
  return { supabase, linkedin, openai, cdn }
}

async function startTestSite(): Promise<TestSite> {
  const site = await startSite({ dist: testDist, env: testEnvironment() })
  const { supabase, linkedin, openai, cdn } = standInsOf(site)
  const posts = structuredClone(linkedin.posts)

  async function reset() {
    linkedin.faults.clear()
    linkedin.posts.splice(0, linkedin.posts.length, ...structuredClone(posts))
    openai.setFault(null)
    openai.calls.length = 0
    // A sync that an earlier test left would write rows whose pictures are gone.
    while ((await supabase.query("select from sync_runs where outcome = 'running'")).length > 0)
      await wait(50)
    await supabase.query('truncate linkedin_posts, sync_runs, photo_edits restart identity')
    // A function may still be keeping what its last test asked for.
    await rm(join(site.dataDir, 'netlify/.netlify/blobs-serve'), {
      recursive: true,
      force: true,
      maxRetries: 5,
    })
    // Last: a picture asked for by the page before is missing by now, and would stay so for a minute.
    cdn.purge()
  }

  return { ...site, supabase, linkedin, openai, cdn, reset }
}

type TestFixtures = { fresh: void }
type WorkerFixtures = { site: TestSite }

/**
 * Playwright's test with the whole site beside it: `site` holds its stand-ins, which each test finds
 * as new. The browser reaches no other machine, and an error in its console fails the test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // Playwright reads what a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const site = await startTestSite()
      await provide(site)
      await site.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  launchOptions: [
    async ({ launchOptions, site }, provide) => {
      const { host } = new URL(site.supabase.url)
      const rules = [
        `MAP ${testSupabaseHost} ${host.replace('localhost', '127.0.0.1')}`,
        'MAP * ~NOTFOUND',
        'EXCLUDE localhost',
        'EXCLUDE 127.0.0.1',
      ]
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rules.join(', ')}`]
      await provide({ ...launchOptions, args })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site.url),
  fresh: [
    async ({ site }, provide) => {
      await site.reset()
      await provide()
    },
    { auto: true },
  ],
})
