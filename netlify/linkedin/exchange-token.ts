import { z } from 'zod'
import { boundedFetch } from '../platform/bounded-fetch.ts'
import { parseJson } from '../platform/parse-json.ts'
import { problem, type Problem } from './problem.ts'
import { tokenUrl, type SyncEnv, type Timing } from './settings.ts'

const Exchanged = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().optional(),
  refresh_token: z.string().optional(),
  refresh_token_expires_in: z.number().optional(),
})

type Parts = { env: SyncEnv; timing: Timing; signal: AbortSignal }

/** Exchanges a refresh token for a new access token. Expiries are seconds from now. */
export async function exchangeToken(
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
  if (!fetched.ok) return problem('token_refresh_failed', fetched.code)
  const parsed = Exchanged.safeParse(parseJson(fetched.bytes))
  if (fetched.status !== 200 || !parsed.success) {
    return problem('token_refresh_failed', `HTTP ${fetched.status}`)
  }
  return { ok: true, exchanged: parsed.data }
}
