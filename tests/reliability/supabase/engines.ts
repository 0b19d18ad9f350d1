import { startSupabase, type LocalSupabase } from '../../../local/supabase/server.ts'
import { startPostgresSupabase } from './postgres-supabase.ts'
import { isPostgresAtHand } from './postgres.ts'

export type Engine = { name: string; start: () => Promise<LocalSupabase> }

const pglite: Engine = { name: 'PGlite', start: async () => startSupabase() }
const postgres: Engine = { name: 'PostgreSQL', start: startPostgresSupabase }

/** The databases that a suite runs on: PGlite, and a real PostgreSQL where one is at hand. */
export const engines: Engine[] = isPostgresAtHand ? [pglite, postgres] : [pglite]
