import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Moment, openStore, readKept, type Kept } from '../platform/blobs.ts'
import { boundedFetch } from '../platform/bounded-fetch.ts'
import type { Log } from '../platform/log.ts'
import { parseJson } from '../platform/parse-json.ts'
import { settle } from '../platform/time-limits.ts'
import { problem, type Problem } from './sync-problem.ts'
import { readRefreshSettings, tokenUrl, type SyncEnv, type Timing } from './settings.ts'

const dayMs = 86_400_000
/** How long LinkedIn's access tokens live. */
const lifetimeDays = 60
const currentKey = 'current'

/** Ten years, in seconds: a longer life is a mistake. */
const longestLife = 10 * 365 * 86_400
/** Seconds, perhaps as text. A value in another form counts as unknown, so that the token that came is used. */
const Life = z
  .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
  .refine((seconds) => seconds >= 0 && seconds <= longestLife)
  .optional()
  .catch(undefined)

const Exchanged = z.object({
  access_token: z.string().min(1),
  expires_in: Life,
  refresh_token: z.string().min(1).optional().catch(undefined),
  refresh_token_expires_in: Life,
})

/** Moments are milliseconds since 1970. */
const Refreshed = z.object({
  accessToken: z.string(),
  accessExpiresAt: Moment.optional(),
  refreshToken: z.string().optional(),
  refreshExpiresAt: Moment.optional(),
})
type Refreshed = z.infer<typeof Refreshed>

/** When the token that the owner must renew by hand expires. */
export type TokenExpiry = {
  name: 'LINKEDIN_ACCESS_TOKEN' | 'LINKEDIN_REFRESH_TOKEN'
  /** Milliseconds since 1970. */
  at: number
  /** True if it is counted from the first run that used the token. The true day may be earlier. */
  isEstimated: boolean
}

type Parts = { env: SyncEnv; log: Log; timing: Timing; signal?: AbortSignal }

/** LinkedIn's newest token. It refreshes itself if that is configured. */
export class Token {
  private readonly parts: Parts
  private readonly store = openStore('linkedin-tokens')
  private readonly settings: { canRefresh: boolean; missing: string[] }
  /** Identifies the configured tokens, so that tokens that came from other ones are ignored. */
  private readonly grownFrom: string
  /** Names the configured tokens in `sync_runs`. */
  readonly digest: string
  private refreshed?: Refreshed
  private reading?: Promise<Kept<Refreshed>>
  private refreshing?: Promise<{ ok: true } | Problem>
  private isUnkept = false

  constructor(parts: Parts) {
    const { LINKEDIN_ACCESS_TOKEN: access, LINKEDIN_REFRESH_TOKEN: refresh } = parts.env
    this.parts = parts
    this.settings = readRefreshSettings(parts.env)
    this.grownFrom = createHash('sha256').update([access, refresh].join('\n')).digest('hex')
    this.digest = this.grownFrom.slice(0, 16)
  }

  async current(): Promise<string> {
    await this.readOnce()
    return this.refreshed?.accessToken ?? this.parts.env.LINKEDIN_ACCESS_TOKEN
  }

  /** Exchanges the refresh token and keeps the new access token, once; undefined without a refresh token. */
  refresh(): Promise<{ ok: true } | Problem> | undefined {
    if (this.settings.canRefresh) this.refreshing ??= this.refreshNow()
    return this.refreshing
  }

  /** What keeps the token from refreshing itself. */
  warnings(): string[] {
    const { missing } = this.settings
    const unset = missing.map((each) => `${each} is missing: the token does not renew itself.`)
    const unkept = 'The refreshed token could not be kept: the next run refreshes again.'
    return [...unset, ...(this.isUnkept ? [unkept] : [])]
  }

  /**
   * When the token expires: as LinkedIn said, or else counted from its first use (milliseconds since 1970). Nothing
   * says when a refresh token ends before it was used.
   */
  async expiry(firstUse: number | undefined): Promise<Kept<TokenExpiry>> {
    const kept = await this.readOnce()
    if (kept.state === 'unreadable') return kept
    const { canRefresh } = this.settings
    const name = canRefresh ? 'LINKEDIN_REFRESH_TOKEN' : 'LINKEDIN_ACCESS_TOKEN'
    const told = canRefresh ? this.refreshed?.refreshExpiresAt : this.refreshed?.accessExpiresAt
    if (told !== undefined) return { state: 'found', value: { name, at: told, isEstimated: false } }
    if (firstUse === undefined || canRefresh) return { state: 'none' }
    const at = firstUse + lifetimeDays * dayMs
    return { state: 'found', value: { name, at, isEstimated: true } }
  }

  private async readOnce() {
    this.reading ??= this.read()
    return this.reading
  }

  private async read(): Promise<Kept<Refreshed>> {
    // A token is stored only after a refresh.
    if (!this.parts.env.LINKEDIN_REFRESH_TOKEN) return { state: 'none' }
    const { timing, signal } = this.parts
    const Own = Refreshed.extend({ grownFrom: z.literal(this.grownFrom) })
    const wanted = { key: currentKey, Form: Own, timeoutMs: timing.storeMs, signal }
    const kept = await readKept(this.store, wanted)
    if (kept.state === 'found') this.use(kept.value)
    if (kept.state === 'unreadable') {
      this.parts.log.warn('The kept token could not be read', { cause: kept.cause })
    }
    return kept
  }

  private async refreshNow(): Promise<{ ok: true } | Problem> {
    const before = await this.readOnce()
    const refreshToken = this.refreshed?.refreshToken ?? this.parts.env.LINKEDIN_REFRESH_TOKEN ?? ''
    const answer = await exchange(refreshToken, this.parts)
    if (!answer.ok) return answer
    const { exchanged } = answer
    const lastExpiry = this.refreshed?.refreshExpiresAt
    const refreshed = {
      accessToken: exchanged.access_token,
      accessExpiresAt: after(exchanged.expires_in),
      refreshToken: exchanged.refresh_token ?? refreshToken,
      refreshExpiresAt: after(exchanged.refresh_token_expires_in) ?? lastExpiry,
    }
    this.use(refreshed)
    this.isUnkept = before.state === 'unreadable' || !(await this.keep(refreshed)).ok
    this.parts.log.info('Refreshed the LinkedIn token', { kept: !this.isUnkept })
    return { ok: true }
  }

  private use(refreshed: Refreshed) {
    this.parts.log.hide(refreshed.accessToken)
    this.parts.log.hide(refreshed.refreshToken)
    this.refreshed = refreshed
  }

  private async keep(refreshed: Refreshed): Promise<{ ok: boolean }> {
    const { timing, signal } = this.parts
    const writing = this.store.setJSON(currentKey, { ...refreshed, grownFrom: this.grownFrom })
    return settle(writing, timing.storeMs, signal)
  }
}

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
    // One attempt, because a refresh token may work only once.
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
