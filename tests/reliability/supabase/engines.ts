import { startSupabase, type LocalSupabase } from '../../../local/supabase/server.ts'
import { startPostgresSupabase } from './postgres-supabase.ts'
import { isPostgresAtHand } from './postgres.ts'

export type Engine = { name: string; start: () => Promise<LocalSupabase> }

let lent: Promise<LocalSupabase> | undefined

/** As new, but for its schema. To start one takes a second of the processor's time, so a process has one. */
async function lend(): Promise<LocalSupabase> {
  lent ??= startSupabase()
  const database = await lent
  await database.query('truncate linkedin_posts, sync_runs, photo_edits restart identity')
  return { ...database, close: async () => undefined }
}

const pglite: Engine = { name: 'PGlite', start: lend }
const postgres: Engine = { name: 'PostgreSQL', start: startPostgresSupabase }

/** For tests that change the schema. */
export const ownDatabase: Engine = { name: 'PGlite', start: async () => startSupabase() }

/** The databases that a suite runs on: PGlite, and a real PostgreSQL where one is at hand. */
export const engines: Engine[] = isPostgresAtHand ? [pglite, postgres] : [pglite]
