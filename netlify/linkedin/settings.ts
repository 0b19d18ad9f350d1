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

const forRenewal = [
  'LINKEDIN_REFRESH_TOKEN',
  'LINKEDIN_CLIENT_ID',
  'LINKEDIN_CLIENT_SECRET',
] as const

/**
 * Whether the access token can be renewed, and which settings it lacks where only some are there:
 * without any, the token is renewed by hand.
 */
export function readRenewal(env: SyncEnv): { canRenew: boolean; missing: string[] } {
  const missing = forRenewal.filter((name) => !env[name])
  const isUnwanted = missing.length === forRenewal.length
  return { canRenew: missing.length === 0, missing: isUnwanted ? [] : missing }
}

/** How long things may take. Milliseconds, unless the name says seconds. */
export type Timing = {
  /** One attempt at a request to LinkedIn. */
  requestMs: number
  backoffMs: number
  /** One request to the database, and one to the blob store. */
  databaseMs: number
  storeMs: number
  /** One call to the CDN's purge, one to the webhook for alerts, and one heartbeat. */
  purgeMs: number
  alertMs: number
  /** All that the scheduled function does, of the 30 seconds that Netlify gives it. */
  functionMs: number
  /** Kept back from that for what follows the sync: its row, and telling the owner. */
  tellMs: number
  /** The sync of a run that a visitor causes. */
  budgetMs: number
  /** What the last write may take once all other time is up: a run's row, or what was told. */
  reserveMs: number
  /** What must be left for the sync, or of a visitor's call, for a run to begin. */
  leastMs: number
  /**
   * One visitor's call, of the 60 seconds that Netlify gives a function: long enough to wait for a
   * dead run's lock, and for the run of the caller that takes it over. SYNC_CALL_SECONDS lowers it.
   */
  callMs: number
  /** How often a caller who waits looks at the run, and how often it asks for the lock. */
  pollMs: number
  claimMs: number
  /**
   * After this a run that has not ended is taken for dead: Netlify has killed a scheduled function
   * by then, and any other run has used up its budget and what it may take to write its row.
   */
  staleSeconds: number
}

/** The timing of the deployed functions. */
export const timing: Timing = {
  requestMs: 6000,
  backoffMs: 400,
  databaseMs: 5000,
  storeMs: 5000,
  purgeMs: 1500,
  alertMs: 2000,
  functionMs: 28_000,
  tellMs: 6000,
  budgetMs: 22_000,
  reserveMs: 2000,
  leastMs: 5000,
  callMs: 54_000,
  pollMs: 500,
  claimMs: 2000,
  staleSeconds: 30,
}

/** Where refresh tokens are exchanged: another host than the API's, except on a stand-in. */
export function tokenUrl(apiUrl: string): string {
  const base = apiUrl === liveApi ? 'https://www.linkedin.com' : apiUrl
  return `${base}/oauth/v2/accessToken`
}
