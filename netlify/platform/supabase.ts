import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../../src/contracts/database.ts'
import { readCapped } from './read-capped.ts'
import { untilAborted } from './time-limits.ts'

/** Reaches the database with the service role's rights: server only. */
export const ServiceEnv = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_SERVICE_ROLE_KEY: z.string(),
})
export type ServiceEnv = z.infer<typeof ServiceEnv>

/** The largest answer that is read: a thousand posts take about two million bytes. */
const mostBytes = 5_000_000

export type DatabaseClient = SupabaseClient<Database>

/** Our status for an answer that was too large to read. No gateway sends 599. */
const tooLarge = 599

export type DatabaseCode =
  'database_paused' | 'database_refused' | 'database_too_large' | 'database_unreachable'
export type DatabaseProblem = { ok: false; code: DatabaseCode; detail: string }

/** A client with the service role's rights. */
export function createServiceClient(env: ServiceEnv, timeoutMs: number, signal?: AbortSignal) {
  const at = { url: env.SUPABASE_URL, key: env.SUPABASE_SERVICE_ROLE_KEY }
  return createDataClient(at, timeoutMs, signal)
}

/** A client with a key's rights. Each request ends after `timeoutMs`, when `signal` aborts, or at 5 MB. */
export function createDataClient(
  { url, key }: { url: string; key: string },
  timeoutMs: number,
  signal?: AbortSignal,
): DatabaseClient {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // Retries inside the client would use up the callers' time limits.
    db: { retry: false },
    global: {
      fetch: async (input, init) => {
        const signals = [AbortSignal.timeout(timeoutMs), signal, init?.signal]
        const ending = AbortSignal.any(signals.filter((each) => each instanceof AbortSignal))
        const response = await untilAborted(fetch(input, { ...init, signal: ending }), ending)
        // Read here, because the client itself would read the body without a limit.
        const body = await readCapped(response.body, mostBytes, ending)
        if (!body.ok) return new Response('the answer is over 5 MB', { status: tooLarge })
        return new Response(body.bytes.byteLength > 0 ? body.bytes : null, response)
      },
    },
  })
}

/**
 * Names a failure of the data API. Status 0, a gateway's 502 to 504 and Cloudflare's 520 to 530 mean that the
 * database was away; Supabase answers 540 for a paused project and 402 for one over its quota (“HTTP status
 * codes”, supabase.com/docs).
 */
export function databaseProblem(status: number, message = 'no message'): DatabaseProblem {
  return { ok: false, code: code(), detail: `HTTP ${status}: ${message.slice(0, 500)}` }

  function code(): DatabaseCode {
    if (status === tooLarge) return 'database_too_large'
    if (status === 402 || status === 540) return 'database_paused'
    const isAway =
      status === 0 || (status >= 502 && status <= 504) || (status >= 520 && status <= 530)
    return isAway ? 'database_unreachable' : 'database_refused'
  }
}
