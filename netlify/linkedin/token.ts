import { createHash } from 'node:crypto'
import { z } from 'zod'
import { openStore, readKept, type Kept } from '../platform/blobs.ts'
import { boundedFetch } from '../platform/bounded-fetch.ts'
import type { Log } from '../platform/log.ts'
import { parseJson } from '../platform/parse-json.ts'
import { settle } from '../platform/settle.ts'
import { problem, type Problem } from './problem.ts'
import { readRenewal, tokenUrl, type SyncEnv, type Timing } from './settings.ts'

const dayMs = 86_400_000
const warningDays = 14
/** How long LinkedIn's tokens live: an access token 60 days, a refresh token a year. */
const lifetimeDays = { access: 60, refresh: 365 }
const currentKey = 'current'
const seenKey = 'first-seen'

const Exchanged = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().optional(),
  refresh_token: z.string().optional(),
  refresh_token_expires_in: z.number().optional(),
})

/** A renewed token. Moments are milliseconds since 1970. */
const Renewed = z.object({
  accessToken: z.string(),
  accessExpiresAt: z.number().optional(),
  refreshToken: z.string().optional(),
  refreshExpiresAt: z.number().optional(),
})
type Renewed = z.infer<typeof Renewed>
const Seen = z.object({ at: z.number() })

/** When the token that the owner must renew by hand lapses. */
export type TokenLapse = {
  name: 'LINKEDIN_ACCESS_TOKEN' | 'LINKEDIN_REFRESH_TOKEN'
  /** Milliseconds since 1970. */
  at: number
  /** Counted from the day on which the sync first saw the token: the true day may be earlier. */
  isEstimated: boolean
}

type Parts = { env: SyncEnv; log: Log; timing: Timing; signal?: AbortSignal }

/** LinkedIn's token: the newest one, renewed where that is possible, and when its time is up. */
export function openToken({ env, log, timing, signal }: Parts) {
  const { canRenew, missing } = readRenewal(env)
  const name = canRenew ? 'LINKEDIN_REFRESH_TOKEN' : 'LINKEDIN_ACCESS_TOKEN'
  const configured = [env.LINKEDIN_ACCESS_TOKEN, env.LINKEDIN_REFRESH_TOKEN].join('\n')
  const grownFrom = createHash('sha256').update(configured).digest('hex')
  // Once the environment has new tokens, those that were kept before are ignored.
  const own = { grownFrom: z.literal(grownFrom) }
  const store = openStore('linkedin-tokens')
  const bounds = { timeoutMs: timing.storeMs, signal }
  let token: Renewed | undefined
  let reading: Promise<Kept<Renewed>> | undefined
  let refreshing: Promise<{ ok: true } | Problem> | undefined
  let isUnkept = false

  return {
    /** The access token to use now. */
    async current() {
      await readOnce()
      return token?.accessToken ?? env.LINKEDIN_ACCESS_TOKEN
    },

    /** Exchanges the refresh token for a new access token and keeps it, once; undefined if there is none. */
    refresh() {
      if (canRenew) refreshing ??= refresh()
      return refreshing
    },

    /** What the owner should do soon: settings that are missing, and an expiry within 14 days. */
    warnings() {
      const lacking = missing.map((each) => `${each} is missing: the token does not renew itself.`)
      const at = toldExpiry()
      const isNear = at !== undefined && at - Date.now() < warningDays * dayMs
      const near = isNear ? [`${name} expires on ${new Date(at).toISOString().slice(0, 10)}.`] : []
      const unkept = 'The refreshed token could not be kept: the next run refreshes again.'
      return [...lacking, ...near, ...(isUnkept ? [unkept] : [])]
    },

    /** When the token lapses: by LinkedIn's own word if it was ever renewed, or by its age. */
    async lapse(): Promise<Kept<TokenLapse>> {
      const [kept, seen] = await Promise.all([
        readOnce(),
        readKept(store, { key: seenKey, Form: Seen.extend(own), ...bounds }),
      ])
      if (kept.state === 'unreadable') return kept
      const told = toldExpiry()
      if (told !== undefined) {
        return { state: 'found', value: { name, at: told, isEstimated: false } }
      }
      if (seen.state !== 'found') return seen
      const days = canRenew ? lifetimeDays.refresh : lifetimeDays.access
      const at = seen.value.at + days * dayMs
      return { state: 'found', value: { name, at, isEstimated: true } }
    },

    /** Notes that the configured token is seen for the first time. */
    async noteSeen(at: number): Promise<{ ok: boolean }> {
      return write(seenKey, { at })
    },
  }

  async function readOnce() {
    reading ??= read()
    return reading
  }

  async function read(): Promise<Kept<Renewed>> {
    // Only a refresh token adds to it: without one, nothing that is kept is of use.
    if (!env.LINKEDIN_REFRESH_TOKEN) return { state: 'none' }
    const kept = await readKept(store, { key: currentKey, Form: Renewed.extend(own), ...bounds })
    if (kept.state === 'found') hold(kept.value)
    if (kept.state === 'unreadable') {
      log.warn('The kept token could not be read', { cause: kept.cause })
    }
    return kept
  }

  async function refresh(): Promise<{ ok: true } | Problem> {
    const before = await readOnce()
    const refreshToken = token?.refreshToken ?? env.LINKEDIN_REFRESH_TOKEN ?? ''
    const answer = await exchange(refreshToken, { env, timing, signal })
    if (!answer.ok) return answer
    const { exchanged } = answer
    const renewed = {
      accessToken: exchanged.access_token,
      accessExpiresAt: after(exchanged.expires_in),
      refreshToken: exchanged.refresh_token ?? refreshToken,
      refreshExpiresAt: after(exchanged.refresh_token_expires_in) ?? token?.refreshExpiresAt,
    }
    hold(renewed)
    isUnkept = before.state === 'unreadable' || !(await write(currentKey, renewed)).ok
    log.info('Refreshed the LinkedIn token', { kept: !isUnkept })
    return { ok: true }
  }

  async function write(key: string, value: object): Promise<{ ok: boolean }> {
    return settle(store.setJSON(key, { ...value, grownFrom }), timing.storeMs, signal)
  }

  function hold(held: Renewed) {
    log.hide(held.accessToken)
    log.hide(held.refreshToken)
    token = held
  }

  function toldExpiry() {
    return canRenew ? token?.refreshExpiresAt : token?.accessExpiresAt
  }
}
export type Token = ReturnType<typeof openToken>

/** Exchanges a refresh token for a new access token. Expiries are seconds from now. */
async function exchange(
  refreshToken: string,
  { env, timing, signal }: Omit<Parts, 'log'>,
): Promise<{ ok: true; exchanged: z.infer<typeof Exchanged> } | Problem> {
  const body = new URLSearchParams({
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
    client_id: env.LINKEDIN_CLIENT_ID ?? '',
    client_secret: env.LINKEDIN_CLIENT_SECRET ?? '',
  })
  const fetched = await boundedFetch(
    tokenUrl(env.LINKEDIN_API_URL),
    { method: 'POST', redirect: 'error', body },
    // Not repeated: a refresh token may be for one use.
    { timeoutMs: timing.requestMs, backoffMs: 0, attempts: 1, maxBytes: 100_000, signal },
  )
  if (!fetched.ok) return problem('token_refresh_failed', { detail: fetched.code })
  const parsed = Exchanged.safeParse(parseJson(fetched.bytes))
  if (fetched.status !== 200 || !parsed.success) {
    return problem('token_refresh_failed', { detail: `HTTP ${fetched.status}` })
  }
  return { ok: true, exchanged: parsed.data }
}

function after(seconds: number | undefined) {
  return seconds === undefined ? undefined : Date.now() + seconds * 1000
}
