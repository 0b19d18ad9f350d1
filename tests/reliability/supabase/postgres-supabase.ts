import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Pool } from 'pg'
import { serveLoopback } from '../../../local/serve-loopback.ts'
import type { LocalSupabase, Role } from '../../../local/supabase/server.ts'
import { importLite } from '../../../local/supabase/engine.ts'
import { startPostgres } from './postgres.ts'

const migrations = join(import.meta.dirname, '../../../supabase/migrations')
const anonKey = 'sb_publishable_local'
const serviceRoleKey = 'sb_secret_local'

const hostedRoles = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls;
  end if;
end $$;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on sequences to anon, authenticated, service_role;
`

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
  const pool = new Pool({ connectionString: postgres.url, max: 4 })
  // The database goes while connections rest (57P01), which is how each test ends.
  pool.on('error', () => undefined)
  // Dropping the database ends connections that are on their way out.
  pool.on('connect', (client) => client.on('error', () => undefined))
  await pool.query(hostedRoles)
  for (const file of (await readdir(migrations)).toSorted()) {
    await pool.query(await readFile(join(migrations, file), 'utf8'))
  }

  const { App } = await importLite()
  const { createPostgresConnection } = await import('@supabase/lite/postgres')
  const connection = createPostgresConnection({
    url: postgres.url,
    postgresOptions: { types: { timestamptz } },
  })

  async function resolver(key: string) {
    if (key === anonKey) return { type: 'publishable' as const, claims: { role: 'anon' } }
    if (key !== serviceRoleKey) return null
    return { type: 'secret' as const, claims: { role: 'service_role' } }
  }

  const app = new App({
    connection,
    auth: { enabled: false },
    options: { server: { admin: false, disableStudio: true, apiKeys: { resolver } } },
  })
  await app.init()
  await keepRights(pool, async () =>
    connection.withContext({ auth: { role: 'anon' } }, async () => undefined),
  )
  const served = await serveLoopback(async (request) => app.server.fetch(request))

  return {
    url: `http://127.0.0.1:${served.port}`,
    anonKey,
    serviceRoleKey,
    query: async <T>(sql: string, params: unknown[] = []) => {
      const { rows } = await pool.query(sql, params)
      return rows as T[]
    },
    queryAs: async <T>(role: Role, sql: string, params: unknown[] = []) => {
      const client = await pool.connect()
      try {
        await client.query(`begin; set local role ${role}`)
        const { rows } = await client.query(sql, params)
        return rows as T[]
      } finally {
        await client.query('rollback')
        client.release()
      }
    },
    close: async () => {
      await served.close()
      await connection.close()
      await pool.end()
      await postgres.close()
    },
  }
}

// The data API grants every table to anon while it prepares its roles.
async function keepRights(pool: Pool, prepare: () => Promise<unknown>) {
  const client = await pool.connect()
  try {
    await client.query(`create temp table rights as
      select oid, relacl from pg_class where relnamespace = 'public'::regnamespace`)
    await prepare()
    await client.query(`update pg_class set relacl = rights.relacl from rights
      where rights.oid = pg_class.oid and pg_class.relacl is distinct from rights.relacl`)
  } finally {
    client.release()
  }
}
