import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { repository } from '../repository.ts'
import type { Env } from '../services/service.ts'
import { buildSite } from '../site/build-site.ts'

/** The site that the end-to-end tests visit. */
export const testDist = join(repository, 'dist-test')

/**
 * Supabase's address in that build. It exists nowhere: each test browser maps it to the stand-in
 * beside it, so that one build serves tests that run side by side.
 */
export const testSupabaseHost = 'supabase.test'

function readLines(file: string): Env {
  try {
    return parseEnv(readFileSync(join(repository, file), 'utf8'))
  } catch {
    return {}
  }
}

function emptied(file: string): Env {
  return Object.fromEntries(Object.keys(readLines(file)).map((name) => [name, '']))
}

/** This process's environment without the site's own settings, so that every service is local. */
export function testEnvironment(): Env {
  const ours = /^(VITE|SUPABASE|LINKEDIN|OPENAI|PHOTO|SYNC|SITE|CSP|LAUNCH|ALERT|HEARTBEAT)_/
  const kept = Object.entries(process.env).filter(([name]) => !ours.test(name))
  // The build reads .env by itself: what is set there is emptied.
  return { ...emptied('.env'), ...Object.fromEntries(kept) }
}

/**
 * A made-up value for each secret of .env.example. The build gets all of them, and none may be in
 * what it ships.
 */
export const canaries: Record<string, string> = Object.fromEntries(
  Object.keys(readLines('.env.example'))
    .filter((name) => !name.startsWith('VITE_') && /KEY|TOKEN|SECRET/.test(name))
    .map((name) => [name, `canary-of-${name.toLowerCase().replaceAll('_', '-')}`]),
)

/** Builds the site for the tests. Returns the milliseconds it took. */
export async function buildForTests(settings: Env = {}, outDir = testDist): Promise<number> {
  return buildSite({
    outDir,
    env: {
      ...testEnvironment(),
      ...canaries,
      SITE_ORIGIN: 'https://www.cuewright.example',
      VITE_SUPABASE_URL: `http://${testSupabaseHost}`,
      VITE_SUPABASE_ANON_KEY: 'sb_publishable_local',
      // One video and one booking are configured, the others are not: tests see both states.
      VITE_PRICING_VIDEO_URL: 'https://vimeo.com/123456789',
      VITE_BOOKING_MEETING_URL: 'https://outlook.office365.com/book/meeting@wexcombe.example/',
      ...settings,
    },
  })
}

/** The site with no outside service configured, which one end-to-end test visits. */
export const bareDist = join(repository, 'dist-bare')

/** Builds the site with nothing configured: as .env.example is. Returns the milliseconds it took. */
export async function buildBare(): Promise<number> {
  return buildSite({ outDir: bareDist, env: { ...emptied('.env.example'), ...testEnvironment() } })
}
