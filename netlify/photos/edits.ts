import { z } from 'zod'
import { databaseProblem, type DatabaseClient, type DatabaseProblem } from '../platform/supabase.ts'
import type { Problem } from './photo-problem.ts'

const Begun = z.discriminatedUnion('state', [
  z.object({ state: z.literal('begun'), id: z.number() }),
  z.object({ state: z.literal('limit_reached'), seconds_left: z.number() }),
])
type Begun = z.infer<typeof Begun>

/** The calls to the model, a row each, which the day's limit counts. */
export function createEdits(database: DatabaseClient, dailyLimit: number) {
  return {
    /** Counts a call before it is made; see begin_photo_edit in the migrations. */
    async begin(resultKey: string): Promise<{ ok: true; begun: Begun } | DatabaseProblem> {
      const args = { wanted_key: resultKey, daily_limit: dailyLimit }
      const { data, error, status } = await database.rpc('begin_photo_edit', args)
      if (error) return databaseProblem(status, error.message)
      return { ok: true, begun: Begun.parse(data) }
    },

    /** Notes what became of a call. */
    async end(id: number, failure?: Problem): Promise<{ ok: true } | DatabaseProblem> {
      const { error, status } = await database
        .from('photo_edits')
        .update({ outcome: failure ? 'failed' : 'made', error_code: failure?.code ?? null })
        .eq('id', id)
      return error ? databaseProblem(status, error.message) : { ok: true }
    },
  }
}
export type Edits = ReturnType<typeof createEdits>
