import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { BlobStore } from '../platform/blobs.ts'
import { boundedFetch } from '../platform/bounded-fetch.ts'
import type { Log } from '../platform/log.ts'
import { parseJson } from '../platform/parse-json.ts'
import { settle } from '../platform/settle.ts'
import { problem, type Problem } from './problem.ts'
import { tokenUrl, type SyncEnv, type Timing } from './settings.ts'

const dayMs = 86_400_000
const warningDays = 14
const key = 'current'

const KeptToken = z.object({
  /** The configured tokens that it grew from: new ones in the environment put it aside. */
  grownFrom: z.string(),
  accessToken: z.string(),
  accessExpiresAt: z.number().optional(),
  refreshToken: z.string().optional(),
  refreshExpiresAt: z.number().optional(),
})
type KeptToken = z.infer<typeof KeptToken>

const Exchanged = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().optional(),
  refresh_token: z.string().optional(),
  refresh_token_expires_in: z.number().optional(),
})

export type TokenKeeper = {
  /** The access token to use now. */
  current: () => Promise<string>
  /** Exchanges the refresh token for a new access token and keeps it, once; undefined without one. */
  refresh: () => Promise<{ ok: true } | Problem> | undefined
  /** What the owner should do soon: from 14 days before an expiry that is known. */
  warnings: () => string[]
}

type Parts = { env: SyncEnv; store: BlobStore; log: Log; timing: Timing; signal: AbortSignal }

/** Keeps the newest LinkedIn token in a blob store, across functions and deploys. */
export function createTokenKeeper({ env, store, log, timing, signal }: Parts): TokenKeeper {
  const configured = [env.LINKEDIN_ACCESS_TOKEN, env.LINKEDIN_REFRESH_TOKEN].join('\n')
  const grownFrom = createHash('sha256').update(configured).digest('hex')
  const { LINKEDIN_CLIENT_ID: clientId, LINKEDIN_CLIENT_SECRET: clientSecret } = env
  const canRefresh = Boolean(env.LINKEDIN_REFRESH_TOKEN && clientId && clientSecret)
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
      if (canRefresh) refreshing ??= exchange()
      return refreshing
    },
    warnings() {
      const name = canRefresh ? 'LINKEDIN_REFRESH_TOKEN' : 'LINKEDIN_ACCESS_TOKEN'
      const expiry = canRefresh ? kept?.refreshExpiresAt : kept?.accessExpiresAt
      const isNear = expiry !== undefined && expiry - Date.now() < warningDays * dayMs
      return [
        ...(isNear ? [`${name} expires on ${new Date(expiry).toISOString().slice(0, 10)}.`] : []),
        ...(notKept
          ? ['The refreshed token could not be kept: the next run refreshes again.']
          : []),
      ]
    },
  }

  async function read() {
    const stored = await settle(store.get(key, { type: 'json' }), signal)
    if (!stored.ok) return log.warn('The kept token could not be read', { cause: stored.error })
    const parsed = KeptToken.safeParse(stored.value)
    if (!parsed.success || parsed.data.grownFrom !== grownFrom) return undefined
    kept = parsed.data
    log.hide(kept.accessToken)
    log.hide(kept.refreshToken)
    return undefined
  }

  async function exchange(): Promise<{ ok: true } | Problem> {
    const refreshToken = kept?.refreshToken ?? env.LINKEDIN_REFRESH_TOKEN ?? ''
    const fetched = await boundedFetch(
      tokenUrl(env.LINKEDIN_API_URL),
      {
        method: 'POST',
        redirect: 'error',
        body: new URLSearchParams({
          grant_type: 'refresh_token',
          refresh_token: refreshToken,
          client_id: clientId ?? '',
          client_secret: clientSecret ?? '',
        }),
      },
      // Not repeated: a refresh token may be for one use.
      { timeoutMs: timing.requestMs, backoffMs: 0, attempts: 1, maxBytes: 100_000, signal },
    )
    if (!fetched.ok) return problem('token_refresh_failed', fetched.code)
    const parsed = Exchanged.safeParse(parseJson(fetched.bytes))
    if (fetched.status !== 200 || !parsed.success) {
      return problem('token_refresh_failed', `HTTP ${fetched.status}`)
    }
    const { data } = parsed
    log.hide(data.access_token)
    log.hide(data.refresh_token)
    kept = {
      grownFrom,
      accessToken: data.access_token,
      accessExpiresAt: after(data.expires_in),
      refreshToken: data.refresh_token ?? refreshToken,
      refreshExpiresAt: after(data.refresh_token_expires_in) ?? kept?.refreshExpiresAt,
    }
    const written = await settle(store.setJSON(key, kept), signal)
    notKept = !written.ok
    log.info('Refreshed the LinkedIn token', { kept: written.ok })
    return { ok: true }
  }
}

const after = (seconds: number | undefined) =>
  seconds === undefined ? undefined : Date.now() + seconds * 1000
