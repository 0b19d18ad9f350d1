import { z } from 'zod'
import { createLease } from '../platform/lease.ts'
import type { DatabaseClient } from '../platform/supabase.ts'
import type { Problem } from './photo-problem.ts'

const Claim = z.discriminatedUnion('state', [
  z.object({ state: z.literal('claimed'), id: z.number() }),
  z.object({ state: z.literal('running'), id: z.number() }),
  z.object({ state: z.literal('limit_reached'), seconds_left: z.number() }),
])

const Row = z.object({
  outcome: z.enum(['running', 'made', 'failed', 'unneeded', 'abandoned']),
  error_code: z.string().nullable(),
  retry_after_seconds: z.number().nullable(),
})

export type EditEnd = { outcome: 'made' | 'unneeded' } | { outcome: 'failed'; problem: Problem }

/** Decides which caller may use the model, and how often a day. The database decides for all instances. */
export function createClaimStore(
  database: DatabaseClient,
  limits: { staleSeconds: number; daily: number },
) {
  const lease = createLease(database, {
    table: 'photo_edits',
    claimName: 'claim_photo_edit',
    Claim,
    Row,
  })
  return {
    ...lease,

    /** Tries to start an edit; see claim_photo_edit in the migrations. */
    claim: async (key: string) =>
      lease.claim({
        wanted_key: key,
        stale_after_seconds: limits.staleSeconds,
        daily_limit: limits.daily,
      }),

    /** Ends an edit that is still under way, before `until` (milliseconds since 1970). */
    finish: async (id: number, end: EditEnd, time: { tryMs: number; until: number }) => {
      const failure = end.outcome === 'failed' ? end.problem : undefined
      const columns = {
        outcome: end.outcome,
        error_code: failure?.code ?? null,
        retry_after_seconds: failure?.retryAfterSeconds ?? null,
      }
      return lease.finish(id, columns, time)
    },
  }
}
export type ClaimStore = ReturnType<typeof createClaimStore>
