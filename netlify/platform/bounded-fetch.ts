import { setTimeout as wait } from 'node:timers/promises'
import { readCapped } from './read-capped.ts'
import { untilAborted } from './time-limits.ts'

export type FetchBounds = {
  /** Milliseconds for one attempt, with headers and body. */
  timeoutMs: number
  maxBytes: number
  /** How many attempts in all. Failed connections and statuses 500 to 504 are tried again. */
  attempts: number
  /** The longest first pause in ms. It doubles with each further attempt. */
  backoffMs: number
  /** The caller's own time limit. */
  signal?: AbortSignal
}
export type FetchFailure = 'unreachable' | 'timeout' | 'cut_off' | 'too_large' | 'out_of_time'
type Fetched =
  | { ok: true; status: number; headers: Headers; bytes: Uint8Array }
  | { ok: false; code: FetchFailure }

/** Sends a request with limits of time, size and attempts. Never rejects. */
export async function boundedFetch(
  url: string | URL,
  init: RequestInit,
  bounds: FetchBounds,
): Promise<Fetched> {
  let fetched = await attempt(url, init, bounds)
  for (let tried = 1; tried < bounds.attempts && isWorthRetrying(fetched); tried += 1) {
    // Full jitter, so that callers that failed together do not retry together.
    const pause = Math.random() * bounds.backoffMs * 2 ** (tried - 1)
    const hasTime = await wait(pause, true, { signal: bounds.signal }).catch(() => false)
    if (!hasTime) break
    fetched = await attempt(url, init, bounds)
  }
  return fetched
}

async function attempt(url: string | URL, init: RequestInit, bounds: FetchBounds) {
  const { timeoutMs, maxBytes, signal: ending } = bounds
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = ending ? AbortSignal.any([timeout, ending]) : timeout
  let response: Response | undefined
  try {
    response = await untilAborted(fetch(url, { ...init, signal }), signal)
    const body = await readCapped(response.body, maxBytes, signal)
    if (!body.ok) return body
    const { status, headers } = response
    return { ok: true, status, headers, bytes: body.bytes } as const
  } catch {
    if (ending?.aborted) return failure('out_of_time')
    if (timeout.aborted) return failure('timeout')
    return failure(response ? 'cut_off' : 'unreachable')
  }
}

function failure(code: FetchFailure) {
  return { ok: false, code } as const
}

function isWorthRetrying(fetched: Fetched) {
  if (fetched.ok) return fetched.status >= 500 && fetched.status <= 504
  return fetched.code !== 'too_large' && fetched.code !== 'out_of_time'
}
