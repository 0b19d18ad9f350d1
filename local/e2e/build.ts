import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { repository } from '../repository.ts'
import type { Env } from '../services/service.ts'
import { buildSite } from '../site/build-site.ts'

export const testDist = join(repository, 'dist-test')

/** A host that does not exist: each test's browser maps it to its own stand-in, so one build serves all. */
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

export function testEnvironment(): Env {
  const ours = /^(VITE|SUPABASE|LINKEDIN|OPENAI|PHOTO|SYNC|SITE|CSP|LAUNCH|ALERT|HEARTBEAT)_/
  const kept = Object.entries(process.env).filter(([name]) => !ours.test(name))
  // The build also reads .env, so its variables are emptied here.
  return { ...emptied('.env'), ...Object.fromEntries(kept) }
}

/** A made-up value for each secret of .env.example. None of them may be in what the build ships. */
export const canaries: Record<string, string> = Object.fromEntries(
  Object.keys(readLines('.env.example'))
    .filter((name) => !name.startsWith('VITE_') && /KEY|TOKEN|SECRET/.test(name))
    .map((name) => [name, `canary-of-${name.toLowerCase().replaceAll('_', '-')}`]),
)

export async function buildForTests(settings: Env = {}, outDir = testDist): Promise<number> {
  return buildSite({
    outDir,
    env: {
      ...testEnvironment(),
      ...canaries,
      SITE_ORIGIN: 'https://www.cuewright.example',
      VITE_SUPABASE_URL: `http://${testSupabaseHost}`,
      VITE_SUPABASE_ANON_KEY: 'sb_publishable_local',
      // Tests see both states: one video and one booking are configured.
      VITE_PRICING_VIDEO_URL: 'https://vimeo.com/123456789',
      VITE_BOOKING_MEETING_URL: 'https://outlook.office365.com/book/meeting@wexcombe.example/',
      ...settings,
    },
  })
}

export const bareDist = join(repository, 'dist-bare')

/** Builds the site with nothing configured. */
export async function buildBare(): Promise<number> {
  return buildSite({ outDir: bareDist, env: { ...emptied('.env.example'), ...testEnvironment() } })
}
