import { setTimeout as wait } from 'node:timers/promises'
import { readCapped } from './read-capped.ts'
import { untilAborted } from './time-limits.ts'

export type FetchBounds = {
  /** For one attempt, headers and body together. */
  timeoutMs: number
  maxBytes: number
  /** In all. A connection that fails is tried again, and so is 500 to 504. */
  attempts: number
  /** At most; it doubles with each further attempt. */
  backoffMs: number
  /** The caller's own time limit. */
  signal?: AbortSignal
}
export type FetchFailure = 'unreachable' | 'timeout' | 'cut_off' | 'too_large' | 'out_of_time'
type Fetched =
  | { ok: true; status: number; headers: Headers; bytes: Uint8Array }
  | { ok: false; code: FetchFailure }

/** A request that is bounded in time, size and attempts. It never rejects. */
export async function boundedFetch(
  url: string | URL,
  init: RequestInit,
  bounds: FetchBounds,
): Promise<Fetched> {
  let fetched = await attempt(url, init, bounds)
  for (let tried = 1; tried < bounds.attempts && isWorthRetrying(fetched); tried += 1) {
    // Full jitter: callers that failed together do not come back together.
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
