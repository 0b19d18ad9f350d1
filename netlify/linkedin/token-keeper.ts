import { z } from 'zod'
import type { BlobStore } from '../platform/blobs.ts'
import type { Log } from '../platform/log.ts'
import { boundedFetch } from '../platform/bounded-fetch.ts'
import { parseJson } from '../platform/parse-json.ts'
import { problem, type Problem } from './problem.ts'
import { readRenewal, tokenUrl, type SyncEnv, type Timing } from './settings.ts'
import { createTokenStore, type KeptToken } from './token-store.ts'

const dayMs = 86_400_000
const warningDays = 14

const Exchanged = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().optional(),
  refresh_token: z.string().optional(),
  refresh_token_expires_in: z.number().optional(),
})

export type TokenKeeper = {
  /** The access token to use now. */
  current: () => Promise<string>
  /** Exchanges the refresh token for a new access token and keeps it, once; undefined if there is none. */
  refresh: () => Promise<{ ok: true } | Problem> | undefined
  /** What the owner should do soon, settings that are missing and expiries within 14 days. */
  warnings: () => string[]
}

type Parts = { env: SyncEnv; store: BlobStore; log: Log; timing: Timing; signal: AbortSignal }

/** Keeps the newest LinkedIn token for a run. */
export function createTokenKeeper(parts: Parts): TokenKeeper {
  const { env, log } = parts
  const { canRenew, missing } = readRenewal(env)
  const store = createTokenStore(parts)
  let kept: KeptToken | undefined
  let reading: Promise<void> | undefined
  let refreshing: Promise<{ ok: true } | Problem> | undefined
  let notKept = false

  return {
    async current() {
      reading ??= read()
      await reading
      return kept?.accessToken ?? env.LINKEDIN_ACCESS_TOKEN
    },
    refresh() {
      if (canRenew) refreshing ??= refresh()
      return refreshing
    },
    warnings() {
      const lacking = missing.map((name) => `${name} is missing: the token does not renew itself.`)
      const unkept = 'The refreshed token could not be kept: the next run refreshes again.'
      return [...lacking, ...nearExpiry(kept, canRenew), ...(notKept ? [unkept] : [])]
    },
  }

  async function read() {
    const answer = await store.read()
    if (answer.ok) hold(answer.token)
    else log.warn('The kept token could not be read', { cause: answer.error })
  }

  async function refresh(): Promise<{ ok: true } | Problem> {
    const refreshToken = kept?.refreshToken ?? env.LINKEDIN_REFRESH_TOKEN ?? ''
    const answer = await exchangeToken(refreshToken, parts)
    if (!answer.ok) return answer
    const { exchanged } = answer
    const token: KeptToken = {
      accessToken: exchanged.access_token,
      accessExpiresAt: after(exchanged.expires_in),
      refreshToken: exchanged.refresh_token ?? refreshToken,
      refreshExpiresAt: after(exchanged.refresh_token_expires_in) ?? kept?.refreshExpiresAt,
    }
    hold(token)
    const written = await store.keep(token)
    notKept = !written.ok
    log.info('Refreshed the LinkedIn token', { kept: written.ok })
    return { ok: true }
  }

  function hold(token: KeptToken | undefined) {
    log.hide(token?.accessToken)
    log.hide(token?.refreshToken)
    kept = token
  }
}

/** Exchanges a refresh token for a new access token. Expiries are seconds from now. */
async function exchangeToken(
  refreshToken: string,
  { env, timing, signal }: Parts,
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

function nearExpiry(kept: KeptToken | undefined, canRenew: boolean): string[] {
  const name = canRenew ? 'LINKEDIN_REFRESH_TOKEN' : 'LINKEDIN_ACCESS_TOKEN'
  const expiry = canRenew ? kept?.refreshExpiresAt : kept?.accessExpiresAt
  if (expiry === undefined || expiry - Date.now() >= warningDays * dayMs) return []
  return [`${name} expires on ${new Date(expiry).toISOString().slice(0, 10)}.`]
}

function after(seconds: number | undefined) {
  return seconds === undefined ? undefined : Date.now() + seconds * 1000
}
