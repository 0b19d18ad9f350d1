import { z } from 'zod'
import { createLease } from '../platform/lease.ts'
import type { DatabaseClient } from '../platform/supabase.ts'

const tryMs = 2000

export type Trigger = 'scheduled' | 'request'

const Outcome = z.enum(['running', 'succeeded', 'partial', 'empty', 'failed', 'abandoned'])

/** Outcomes of runs that stored what they found. */
export const goodOutcomes = ['succeeded', 'partial'] as const

const SyncRun = z.object({
  id: z.number(),
  outcome: Outcome,
  fetched: z.number(),
  stored: z.number(),
  hidden: z.number(),
  pictures: z.number(),
  error_code: z.string().nullable(),
  error: z.string().nullable(),
  /** The codes of all that could not be read. */
  missing: z.array(z.string()).default([]),
  warning: z.string().nullable(),
  retry_after_seconds: z.number().nullable(),
})
export type SyncRun = z.infer<typeof SyncRun>

export function isGood({ outcome }: SyncRun): boolean {
  return goodOutcomes.some((good) => good === outcome)
}

export type Report = Omit<SyncRun, 'id' | 'outcome'> & {
  outcome: Exclude<SyncRun['outcome'], 'running'>
}

const Claim = z.discriminatedUnion('state', [
  z.object({ state: z.literal('claimed'), run: SyncRun }),
  z.object({ state: z.literal('running'), run: SyncRun }),
  z.object({ state: z.literal('cooling_down'), run: SyncRun, seconds_left: z.number() }),
  z.object({ state: z.literal('has_posts'), posts: z.number() }),
])

/** The log of runs, which also works as the lock. */
export function createRunStore(database: DatabaseClient) {
  const lease = createLease(database, {
    table: 'sync_runs',
    claimName: 'claim_sync_run',
    Claim,
    Row: SyncRun,
  })
  return {
    ...lease,

    /** Tries to start a run; see claim_sync_run in the migrations. */
    claim: async (trigger: Trigger, staleAfterSeconds: number) =>
      lease.claim({ run_trigger: trigger, stale_after_seconds: staleAfterSeconds }),

    /** The ids of the newest good scheduled runs; undefined if the table cannot be read. */
    goodRuns: async () => {
      const { data } = await database
        .from('sync_runs')
        .select('id')
        .eq('trigger', 'scheduled')
        .in('outcome', goodOutcomes)
        .order('id', { ascending: false })
        .limit(60)
      return data?.map(({ id }) => id)
    },

    /** Ends a run that is still under way, before `until` (milliseconds since 1970). */
    finish: async (id: number, report: Report, until: number) =>
      lease.finish(id, report, { tryMs, until }),
  }
}
export type RunStore = ReturnType<typeof createRunStore>
export type Claimed = Awaited<ReturnType<RunStore['claim']>>
