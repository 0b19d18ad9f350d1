import { z } from 'zod'
import { boundedFetch, type FetchFailure } from '../platform/bounded-fetch.ts'
import { parseJson } from '../platform/parse-json.ts'
import { readRetryAfter } from '../platform/retry-after.ts'
import { problem, type Problem, type SyncCode } from './sync-problem.ts'
import type { SyncEnv, Timing } from './settings.ts'
import type { Token } from './token.ts'

const maxBytes = 5_000_000

/** How many URNs one request asks about. */
export const batchSize = 20

type Got = { ok: true; body: unknown } | Problem
/** `method` is Rest.li's, where it cannot be told from the path. */
type Options = { method?: 'FINDER' | 'BATCH_GET'; attempts?: number }
/** Asks LinkedIn for a path with its query, or for a full URL on the same origin. */
export type Get = (path: string, options?: Options) => Promise<Got>

const ErrorBody = z.object({ code: z.string().optional(), serviceErrorCode: z.number().optional() })

/** Creates the client of LinkedIn's REST API. After a 401 it sends a request again if it could refresh the token. */
export function createGet(parts: {
  env: SyncEnv
  token: Token
  timing: Timing
  signal: AbortSignal
}): Get {
  const { env, token, timing, signal } = parts

  return async (path, options = {}) => {
    const first = await send(path, options)
    if (first.ok || !isTokenProblem(first.code)) return first
    const refreshed = await token.refresh()
    if (!refreshed) return first
    return refreshed.ok ? send(path, options) : refreshed
  }

  async function send(path: string, { method, attempts = 3 }: Options) {
    const fetched = await boundedFetch(
      new URL(path, `${env.LINKEDIN_API_URL}/`),
      {
        // A redirect could carry the token to another host.
        redirect: 'error',
        headers: {
          authorization: `Bearer ${await token.current()}`,
          'linkedin-version': env.LINKEDIN_VERSION,
          'x-restli-protocol-version': '2.0.0',
          ...(method && { 'x-restli-method': method }),
        },
      },
      { timeoutMs: timing.requestMs, backoffMs: timing.backoffMs, attempts, maxBytes, signal },
    )
    if (!fetched.ok) return problem(failures[fetched.code])
    const body = parseJson(fetched.bytes)
    if (fetched.status !== 200) return refusal(fetched.status, fetched.headers, body)
    if (body === undefined) return problem('linkedin_bad_answer', { detail: 'not JSON' })
    return { ok: true, body } as const
  }
}

/** Reads an answer in the form that we expect. `detail` says what is wrong with one in another form. */
export function parseAnswer<T>(got: Got, Form: z.ZodType<T>, detail: string) {
  if (!got.ok) return got
  const { data } = Form.safeParse(got.body)
  return data ? ({ ok: true, data } as const) : problem('linkedin_bad_answer', { detail })
}

/** A Rest.li 2.0 list: brackets and commas literal, each URN encoded. LinkedIn refuses the older `ids[0]=`. */
export function listParameter(name: string, urns: string[]): string {
  return `${name}=List(${urns.map(encodeURIComponent).join(',')})`
}

const failures: Record<FetchFailure, SyncCode> = {
  unreachable: 'linkedin_unreachable',
  timeout: 'linkedin_timeout',
  cut_off: 'linkedin_cut_off',
  too_large: 'linkedin_bad_answer',
  out_of_time: 'out_of_time',
}

function isTokenProblem(code: SyncCode) {
  return code === 'token_invalid' || code === 'token_expired' || code === 'token_revoked'
}

function refusal(status: number, headers: Headers, body: unknown): Problem {
  const { code, serviceErrorCode } = ErrorBody.safeParse(body).data ?? {}
  const detail = code ? `HTTP ${status} ${code}` : `HTTP ${status}`
  if (status === 401) {
    if (code === 'EXPIRED_ACCESS_TOKEN') return problem('token_expired', { detail })
    const isRevoked = code === 'REVOKED_ACCESS_TOKEN' || serviceErrorCode === 65_601
    return problem(isRevoked ? 'token_revoked' : 'token_invalid', { detail })
  }
  if (status === 403) return problem('access_denied', { detail })
  if (status === 426) return problem('version_retired', { detail })
  if (status === 429) {
    const retryAfterSeconds = readRetryAfter(headers.get('retry-after'))
    return problem('rate_limited', { detail, retryAfterSeconds })
  }
  return problem(status >= 500 ? 'linkedin_unavailable' : 'linkedin_refused', { detail })
}
