import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'
import type { Database } from '../../src/contracts/database.ts'
import { databaseProblem, type DatabaseClient, type DatabaseProblem } from './supabase.ts'

const betweenTriesMs = 200

type Schema = Database['public']
/** A table that is both log and lock: the database allows only one running row. */
type Table = 'sync_runs' | 'photo_edits'
type ClaimName = keyof Schema['Functions'] & `claim_${string}`

type Shapes<Claim, Row> = {
  table: Table
  /** The database function that decides who may work; see the migrations. */
  claimName: ClaimName
  Claim: z.ZodType<Claim>
  Row: z.ZodType<Row>
}

/** A lock for work that only one caller at a time may do. */
export function createLease<Claim, Row extends { outcome: string }>(
  database: DatabaseClient,
  { table, claimName, Claim, Row }: Shapes<Claim, Row>,
) {
  return {
    async claim(
      args: Schema['Functions'][ClaimName]['Args'],
    ): Promise<{ ok: true; claim: Claim } | DatabaseProblem> {
      const { data, error, status } = await database.rpc(claimName, args)
      if (error) return databaseProblem(status, error.message)
      return { ok: true, claim: Claim.parse(data) }
    },

    async read(id: number): Promise<{ ok: true; row: Row } | DatabaseProblem> {
      const { data, error, status } = await database.from(table).select('*').eq('id', id).single()
      if (error) return databaseProblem(status, error.message)
      return { ok: true, row: Row.parse(data) }
    },

    /**
     * Ends work that is under way, in two tries of `tryMs` at most, before `until` (milliseconds since 1970).
     * Work that was taken for dead stays abandoned.
     */
    async finish(
      id: number,
      columns: Schema['Tables'][Table]['Update'],
      { tryMs, until }: { tryMs: number; until: number },
    ): Promise<{ ok: true } | DatabaseProblem> {
      const first = await end()
      if (first.ok || Date.now() + betweenTriesMs >= until) return first
      await wait(betweenTriesMs)
      return end()

      async function end(): Promise<{ ok: true } | DatabaseProblem> {
        const { error, status } = await database
          .from(table)
          .update(columns)
          .eq('id', id)
          .eq('outcome', 'running')
          .abortSignal(AbortSignal.timeout(Math.max(1, Math.min(tryMs, until - Date.now()))))
        return error ? databaseProblem(status, error.message) : { ok: true }
      }
    },
  }
}
