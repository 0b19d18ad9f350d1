import { z } from 'zod'
import { Outcome } from '../linkedin/run-store.ts'
import type { DatabaseClient } from '../platform/supabase.ts'

/** Three months of daily runs, or about eight hours of runs that visitors start. */
const mostPast = 100
/** PostgreSQL's code for a value that a unique index refuses. */
const uniqueViolation = '23505'

/** What the day's message needs to know of earlier runs. */
const PastRun = z.object({
  id: z.number(),
  trigger: z.string(),
  outcome: Outcome,
  started_at: z.string(),
  /** The codes that the owner was told after the run, and on which day. */
  told: z.array(z.string()),
  told_on: z.string().nullable(),
})
export type PastRun = z.infer<typeof PastRun>

/** What the owner was told after each run. */
export function createToldStore(database: DatabaseClient) {
  return {
    /** The newest runs but this one, newest first; undefined if the table cannot be read. */
    past: async (id = -1): Promise<PastRun[] | undefined> => {
      const { data } = await database
        .from('sync_runs')
        .select('id, trigger, outcome, started_at, told, told_on')
        .neq('id', id)
        .order('id', { ascending: false })
        .limit(mostPast)
      return z.array(PastRun).safeParse(data).data
    },

    /** Notes the day's message under a run. The database lets a day have one. */
    note: async (
      id: number,
      told: string[],
      day: string,
    ): Promise<'noted' | 'told_already' | 'unnoted'> => {
      const { error } = await database.from('sync_runs').update({ told, told_on: day }).eq('id', id)
      if (!error) return 'noted'
      return error.code === uniqueViolation ? 'told_already' : 'unnoted'
    },

    /** Forgets a message that could not be sent. */
    takeBack: async (day: string) => {
      await database.from('sync_runs').update({ told: [], told_on: null }).eq('told_on', day)
    },
  }
}
