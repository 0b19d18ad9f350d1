import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'

/** The settings that reach the database with the service role's rights: server only. */
export const ServiceEnv = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_SERVICE_ROLE_KEY: z.string(),
})
export type ServiceEnv = z.infer<typeof ServiceEnv>

export type DatabaseCode = 'database_refused' | 'database_unreachable'
export type DatabaseProblem = { ok: false; code: DatabaseCode; detail: string }

/**
 * A client with the service role's rights, without a session. Each request ends after `timeoutMs`
 * at the latest, or when `signal` aborts.
 */
export function createServiceClient(
  env: ServiceEnv,
  signal?: AbortSignal,
  timeoutMs = 5000,
): SupabaseClient {
  return createClient(env.SUPABASE_URL, env.SUPABASE_SERVICE_ROLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // Each caller has a time limit of its own, which retries unseen by it would use up.
    db: { retry: false },
    global: {
      fetch: async (input, init) => {
        const signals = [AbortSignal.timeout(timeoutMs), signal, init?.signal]
        return fetch(input, {
          ...init,
          signal: AbortSignal.any(signals.filter((each) => each instanceof AbortSignal)),
        })
      },
    },
  })
}

/**
 * Names a failed answer of the data API: an answer with a status from the database is a refusal,
 * anything else (status 0, or a gateway's 502 to 504) means that it was not there.
 */
export function databaseProblem(status: number, message: string): DatabaseProblem {
  const isAway = status === 0 || (status >= 502 && status <= 504)
  return {
    ok: false,
    code: isAway ? 'database_unreachable' : 'database_refused',
    detail: `HTTP ${status}: ${message}`,
  }
}
