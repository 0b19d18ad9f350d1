import { z } from 'zod'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseProblem, type DatabaseClient, type DatabaseProblem } from '../platform/supabase.ts'

const tryMs = 2000
const betweenTriesMs = 200

export type Trigger = 'scheduled' | 'request'

export const Outcome = z.enum(['running', 'succeeded', 'partial', 'empty', 'failed', 'abandoned'])

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
  /** The codes of the run's problems. */
  missing: z.array(z.string()).default([]),
  warning: z.string().nullable(),
  retry_after_seconds: z.number().nullable(),
  /** Which token the run used; see Token. */
  token_digest: z.string().nullable().default(null),
})
export type SyncRun = z.infer<typeof SyncRun>

export function isGood({ outcome }: Pick<SyncRun, 'outcome'>): boolean {
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
type Claim = z.infer<typeof Claim>

/** The log of runs, which also works as the lock. */
export function createRunStore(database: DatabaseClient) {
  return {
    /** Tries to start a run; see claim_sync_run in the migrations. */
    async claim(
      trigger: Trigger,
      staleAfterSeconds: number,
    ): Promise<{ ok: true; claim: Claim } | DatabaseProblem> {
      const { data, error, status } = await database.rpc('claim_sync_run', {
        run_trigger: trigger,
        stale_after_seconds: staleAfterSeconds,
      })
      if (error) return databaseProblem(status, error.message)
      return { ok: true, claim: Claim.parse(data) }
    },

    async read(id: number): Promise<{ ok: true; row: SyncRun } | DatabaseProblem> {
      const { data, error, status } = await database
        .from('sync_runs')
        .select('*')
        .eq('id', id)
        .single()
      if (error) return databaseProblem(status, error.message)
      return { ok: true, row: SyncRun.parse(data) }
    },

    /**
     * Ends a run that is under way, in two tries, before `until` (milliseconds since 1970). A run that was taken
     * for dead stays abandoned.
     */
    async finish(
      id: number,
      report: Report,
      until: number,
    ): Promise<{ ok: true } | DatabaseProblem> {
      const first = await end()
      if (first.ok || Date.now() + betweenTriesMs >= until) return first
      await wait(betweenTriesMs)
      return end()

      async function end(): Promise<{ ok: true } | DatabaseProblem> {
        const { error, status } = await database
          .from('sync_runs')
          .update(report)
          .eq('id', id)
          .eq('outcome', 'running')
          .abortSignal(AbortSignal.timeout(Math.max(1, Math.min(tryMs, until - Date.now()))))
        return error ? databaseProblem(status, error.message) : { ok: true }
      }
    },
  }
}
export type RunStore = ReturnType<typeof createRunStore>
export type Claimed = Awaited<ReturnType<RunStore['claim']>>

/** When the first run began that used a token, in milliseconds since 1970. */
export async function firstUseOf(
  tokenDigest: string,
  database: DatabaseClient,
): Promise<number | undefined> {
  const { data } = await database
    .from('sync_runs')
    .select('started_at')
    .eq('token_digest', tokenDigest)
    .order('id')
    .limit(1)
  const startedAt = data?.[0]?.started_at
  return startedAt === undefined ? undefined : Date.parse(startedAt)
}
