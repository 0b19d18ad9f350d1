import { importLite, type Session } from '../../../local/supabase/engine.ts'
import { startSupabase, type LocalSupabase } from '../../../local/supabase/server.ts'
import { startPostgres } from './postgres.ts'

// As PostgREST writes them.
const timestamptz = {
  to: 1184,
  from: [1184],
  serialize: (value: unknown) => (value instanceof Date ? value.toISOString() : String(value)),
  parse: (value: string) => value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'),
}

/** Supabase's data API over a real PostgreSQL, with the project's migrations applied. */
export async function startPostgresSupabase(): Promise<LocalSupabase> {
  process.env.LITE_TELEMETRY = '0'
  const postgres = await startPostgres()
  await importLite()
  const { createPostgresConnection } = await import('@supabase/lite/postgres')
  const connection = createPostgresConnection({
    url: postgres.url,
    postgresOptions: { types: { timestamptz }, onnotice: () => undefined },
  })
  const { driver } = connection

  function sessionOf(session: Pick<typeof driver, 'unsafe'>): Session {
    return {
      exec: async (sql) => session.unsafe(sql),
      query: async <T>(sql: string, params: unknown[] = []) => {
        const rows = await session.unsafe(sql, params as string[])
        return [...rows] as T[]
      },
    }
  }

  return startSupabase({
    engine: {
      ...sessionOf(driver),
      connection,
      transaction: async <T>(work: (session: Session) => Promise<T>) =>
        (await driver.begin(async (session) => work(sessionOf(session)))) as T,
      atOnce: Infinity,
      close: async () => {
        await connection.close()
        await postgres.close()
      },
    },
  })
}
