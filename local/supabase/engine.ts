import type { PgliteConnection } from '@supabase/lite/pglite'
import type { PostgresConnection } from '@supabase/lite/postgres'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { repository } from '../repository.ts'

export type Session = {
  exec: (sql: string) => Promise<unknown>
  query: <T>(sql: string, params?: unknown[]) => Promise<T[]>
}

export type Engine = Session & {
  connection: PgliteConnection | PostgresConnection
  transaction: <T>(work: (session: Session) => Promise<T>) => Promise<T>
  atOnce: number
  close: () => Promise<void>
}

/** The package replaces process.emitWarning by one that throws when it gets an Error. */
export async function importLite() {
  const emitWarning = process.emitWarning.bind(process)
  const { App } = await import('@supabase/lite')
  const { createPgliteConnection } = await import('@supabase/lite/pglite')
  process.emitWarning = emitWarning
  return { App, createPgliteConnection }
}

/** An empty database as a file. Starting from it takes half the time. */
function blankFile() {
  const about = readFileSync(findPackageJSON('@electric-sql/pglite', import.meta.url)!, 'utf8')
  return join(repository, `.cache/pglite-${JSON.parse(about).version}.tar`)
}

async function keepBlank({ driver }: PgliteConnection, file: string) {
  const blank = await driver.dumpDataDir('none')
  await mkdir(dirname(file), { recursive: true })
  // Several processes may write it at once.
  const own = `${file}-${process.pid}`
  await writeFile(own, await blank.bytes())
  await rename(own, file)
}

/** Opens PGlite in a folder, or in memory. Timestamps and JSON are as PostgREST gives them. */
export async function openEngine(dataDir?: string): Promise<Engine> {
  process.env.LITE_TELEMETRY = '0'
  if (dataDir) await mkdir(dataDir, { recursive: true })

  const { createPgliteConnection } = await importLite()
  const blank = blankFile()
  const hasBlank = !dataDir && existsSync(blank)
  const connection = await createPgliteConnection({
    url: dataDir,
    pgliteOptions: {
      ...(hasBlank && { loadDataDir: new Blob([await readFile(blank)]) }),
      parsers: {
        1184: (value) => value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'),
      },
      // Without these a string written to a jsonb column fails with 22P02.
      serializers: { 114: JSON.stringify, 3802: JSON.stringify },
    },
  })
  const { driver } = connection
  if (!dataDir && !hasBlank) await keepBlank(connection, blank)

  function sessionOf(session: Pick<typeof driver, 'exec' | 'query'>): Session {
    return {
      exec: async (sql) => session.exec(sql),
      query: async <T>(sql: string, params: unknown[] = []) =>
        (await session.query<T>(sql, params)).rows,
    }
  }

  return {
    ...sessionOf(driver),
    connection,
    transaction: async (work) => driver.transaction(async (session) => work(sessionOf(session))),
    // The data API opens a transaction per request on one shared session, without a lock.
    atOnce: 1,
    close: async () => connection.close(),
  }
}

// As in a new hosted project: three roles, with grants on everything new in public.
const hostedBaseline = `
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls;
  end if;
end
$$;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on sequences to anon, authenticated, service_role;
`

export async function createHostedRoles({ exec }: Engine) {
  await exec(hostedBaseline)
}

const rights = [
  ['pg_class', 'relacl', "where relkind in ('r', 'v', 'S', 'p')"],
  ['pg_namespace', 'nspacl', ''],
] as const

/** Makes the data API prepare its roles now. It grants every table to anon, so the rights are put back. */
export async function prepareRoles({ query, connection }: Engine) {
  const before = await Promise.all(
    rights.map(async ([catalogue, acl, which]) =>
      query(`select oid::text, ${acl}::text as acl from ${catalogue} ${which}`),
    ),
  )
  await connection.withContext({ auth: { role: 'anon' } }, async () => undefined)
  for (const [i, [catalogue, acl]] of rights.entries())
    await query(
      `update ${catalogue} as now set ${acl} = was.acl::aclitem[]
        from json_to_recordset($1::text::json) as was (oid oid, acl text)
        where was.oid = now.oid and now.${acl} is distinct from was.acl::aclitem[]`,
      [JSON.stringify(before[i])],
    )
}
