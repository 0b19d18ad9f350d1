import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { databaseProblem, type DatabaseProblem } from '../platform/supabase.ts'

const table = 'sync_runs'
const finishMs = 2000

export type Trigger = 'scheduled' | 'request'

const Outcome = z.enum(['running', 'succeeded', 'partial', 'empty', 'failed', 'abandoned'])

const Run = z.object({
  id: z.number(),
  outcome: Outcome,
  fetched: z.number(),
  stored: z.number(),
  hidden: z.number(),
  pictures: z.number(),
  error_code: z.string().nullable(),
  error: z.string().nullable(),
  warning: z.string().nullable(),
  retry_after_seconds: z.number().nullable(),
})
export type Run = z.infer<typeof Run>
export type Report = Omit<Run, 'id' | 'outcome'> & { outcome: Exclude<Run['outcome'], 'running'> }

const Claim = z.discriminatedUnion('state', [
  z.object({ state: z.literal('claimed'), run: Run }),
  z.object({ state: z.literal('running'), run: Run }),
  z.object({ state: z.literal('cooling_down'), run: Run, seconds_left: z.number() }),
  z.object({ state: z.literal('has_posts'), posts: z.number() }),
])
export type Claimed = { ok: true; claim: z.infer<typeof Claim> } | DatabaseProblem

/** The log of runs, which is also the lock: the database lets one row be running. */
export function createRunStore(database: SupabaseClient) {
  return {
    /** Asks the database for the right to run; see claim_sync_run in the migrations. */
    async claim(trigger: Trigger, staleAfterSeconds: number): Promise<Claimed> {
      const { data, error, status } = await database.rpc('claim_sync_run', {
        run_trigger: trigger,
        stale_after_seconds: staleAfterSeconds,
      })
      if (error) return databaseProblem(status, error.message)
      return { ok: true, claim: Claim.parse(data) }
    },

    /** A run's row as it stands. */
    async read(id: number): Promise<{ ok: true; run: Run } | DatabaseProblem> {
      const { data, error, status } = await database.from(table).select('*').eq('id', id).single()
      if (error) return databaseProblem(status, error.message)
      return { ok: true, run: Run.parse(data) }
    },

    /** Ends a run that is still under way. One taken for dead meanwhile stays abandoned. */
    async finish(id: number, report: Report): Promise<{ ok: true } | DatabaseProblem> {
      const { error, status } = await database
        .from(table)
        .update(report)
        .eq('id', id)
        .eq('outcome', 'running')
        .abortSignal(AbortSignal.timeout(finishMs))
      return error ? databaseProblem(status, error.message) : { ok: true }
    },
  }
}
export type RunStore = ReturnType<typeof createRunStore>
