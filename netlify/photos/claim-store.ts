import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { databaseProblem, type DatabaseProblem } from '../platform/supabase.ts'
import type { Problem } from './problem.ts'

const table = 'photo_edits'

const Claim = z.discriminatedUnion('state', [
  z.object({ state: z.literal('claimed'), id: z.number() }),
  z.object({ state: z.literal('running'), id: z.number() }),
  z.object({ state: z.literal('limit_reached'), seconds_left: z.number() }),
])
export type Claim = z.infer<typeof Claim>

const Row = z.object({
  outcome: z.enum(['running', 'made', 'failed', 'unneeded', 'abandoned']),
  error_code: z.string().nullable(),
  retry_after_seconds: z.number().nullable(),
})
type EditRow = z.infer<typeof Row>

export type EditEnd = { outcome: 'made' | 'unneeded' } | { outcome: 'failed'; problem: Problem }

/** Who may go to the model, and how often a day: the database decides, for every instance alike. */
export function createClaimStore(
  database: SupabaseClient,
  limits: { staleSeconds: number; daily: number },
) {
  return {
    /** Asks for the right to make a result; see claim_photo_edit in the migrations. */
    async claim(key: string): Promise<{ ok: true; claim: Claim } | DatabaseProblem> {
      const { data, error, status } = await database.rpc('claim_photo_edit', {
        wanted_key: key,
        stale_after_seconds: limits.staleSeconds,
        daily_limit: limits.daily,
      })
      if (error) return databaseProblem(status, error.message)
      return { ok: true, claim: Claim.parse(data) }
    },

    /** An edit's row as it stands. */
    async read(id: number): Promise<{ ok: true; row: EditRow } | DatabaseProblem> {
      const { data, error, status } = await database.from(table).select('*').eq('id', id).single()
      if (error) return databaseProblem(status, error.message)
      return { ok: true, row: Row.parse(data) }
    },

    /**
     * Ends an edit that is still under way, within `timeoutMs`. One taken for dead meanwhile stays
     * abandoned.
     */
    async finish(
      id: number,
      end: EditEnd,
      timeoutMs: number,
    ): Promise<{ ok: true } | DatabaseProblem> {
      const failure = end.outcome === 'failed' ? end.problem : undefined
      const { error, status } = await database
        .from(table)
        .update({
          outcome: end.outcome,
          error_code: failure?.code ?? null,
          retry_after_seconds: failure?.retryAfterSeconds ?? null,
        })
        .eq('id', id)
        .eq('outcome', 'running')
        .abortSignal(AbortSignal.timeout(timeoutMs))
      return error ? databaseProblem(status, error.message) : { ok: true }
    },
  }
}
export type ClaimStore = ReturnType<typeof createClaimStore>
