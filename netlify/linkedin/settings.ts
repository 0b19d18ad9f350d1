import { z } from 'zod'
import { ServiceEnv } from '../platform/supabase.ts'

const liveApi = 'https://api.linkedin.com'

/** What the sync reads from the environment. .env.example explains each variable. */
export const SyncEnv = ServiceEnv.extend({
  LINKEDIN_API_URL: z
    .url()
    .default(liveApi)
    .transform((url) => url.replace(/\/$/, '')),
  LINKEDIN_ACCESS_TOKEN: z.string(),
  LINKEDIN_ORGANIZATION_ID: z.string().regex(/^\d+$/, 'digits only'),
  LINKEDIN_VERSION: z
    .string()
    .regex(/^\d{6}$/, 'six digits, as in 202609')
    .default('202609'),
  LINKEDIN_CLIENT_ID: z.string().optional(),
  LINKEDIN_CLIENT_SECRET: z.string().optional(),
  LINKEDIN_REFRESH_TOKEN: z.string().optional(),
  LINKEDIN_MEDIA_HOSTS: z.string().default(''),
  SYNC_COOLDOWN_SECONDS: z.coerce.number().int().nonnegative().default(300),
  SYNC_CALL_SECONDS: z.coerce.number().positive().default(54),
})
export type SyncEnv = z.infer<typeof SyncEnv>

/** With all three the token refreshes itself. */
export const refreshSettings = [
  'LINKEDIN_REFRESH_TOKEN',
  'LINKEDIN_CLIENT_ID',
  'LINKEDIN_CLIENT_SECRET',
] as const

/** Whether the token can be refreshed, and which settings are missing if only some are set. */
export function readRefreshSettings(
  env: Partial<Record<(typeof refreshSettings)[number], string>>,
): { canRefresh: boolean; missing: string[] } {
  const missing = refreshSettings.filter((name) => !env[name])
  const isUnwanted = missing.length === refreshSettings.length
  return { canRefresh: missing.length === 0, missing: isUnwanted ? [] : missing }
}

/** How long things may take in the deployed functions. Milliseconds, unless the name says seconds. */
export const timing = {
  /** One attempt of a request to LinkedIn. */
  requestMs: 6000,
  backoffMs: 400,
  /** One request to the database, and one to the blob store. */
  databaseMs: 5000,
  storeMs: 5000,
  /** One call to the CDN, to the webhook, and one heartbeat. */
  purgeMs: 1500,
  alertMs: 2000,
  /** One request to the database that notes what was told. */
  noteMs: 1500,
  /** The whole scheduled function, of Netlify's 30 seconds. */
  functionMs: 28_000,
  /** Time reserved at the end for the run's row and for alerting the owner. */
  tellMs: 6000,
  /** The whole sync in a run that a visitor starts. */
  budgetMs: 22_000,
  /** Time reserved for the last write. */
  reserveMs: 2000,
  /** A run does not begin with less time than this. */
  leastMs: 5000,
  /** How long one visitor's call may wait: enough for the lock of a dead run. SYNC_CALL_SECONDS lowers it. */
  callMs: 54_000,
  /** How often a waiting caller checks the run and tries the lock. */
  pollMs: 500,
  claimMs: 2000,
  /** A run older than this is dead: Netlify has ended its function, or its budget is used up. */
  staleSeconds: 30,
}
export type Timing = typeof timing

/** Refresh tokens are exchanged on a separate LinkedIn host, but stand-ins have only one host. */
export function tokenUrl(apiUrl: string): string {
  const base = apiUrl === liveApi ? 'https://www.linkedin.com' : apiUrl
  return `${base}/oauth/v2/accessToken`
}
