import type { PgliteConnection } from '@supabase/lite/pglite'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { repository } from '../repository.ts'

export type Engine = PgliteConnection

/** The package, which replaces process.emitWarning by one that throws when handed an Error. */
export async function importLite() {
  const emitWarning = process.emitWarning.bind(process)
  const { App } = await import('@supabase/lite')
  const { createPgliteConnection } = await import('@supabase/lite/pglite')
  process.emitWarning = emitWarning
  return { App, createPgliteConnection }
}

/** A new database as one file, which the first to need one writes: another begins with it in half the time. */
function blankFile() {
  const about = readFileSync(findPackageJSON('@electric-sql/pglite', import.meta.url)!, 'utf8')
  return join(repository, `.cache/pglite-${JSON.parse(about).version}.tar`)
}

async function keepBlank({ driver }: Engine, file: string) {
  const blank = await driver.dumpDataDir('none')
  await mkdir(dirname(file), { recursive: true })
  // Several processes may do so at once, and one may read it meanwhile.
  const own = `${file}-${process.pid}`
  await writeFile(own, await blank.bytes())
  await rename(own, file)
}

/** Opens PGlite in a folder, or in memory, with timestamps and JSON as PostgREST gives them. */
export async function openEngine(dataDir?: string): Promise<Engine> {
  process.env.LITE_TELEMETRY = '0'
  if (dataDir) await mkdir(dataDir, { recursive: true })

  const { createPgliteConnection } = await importLite()
  const blank = blankFile()
  const hasBlank = !dataDir && existsSync(blank)
  const engine = createPgliteConnection({
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
  if (!dataDir && !hasBlank) await keepBlank(await engine, blank)
  return engine
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

export async function createHostedRoles({ driver }: Engine) {
  await driver.exec(hostedBaseline)
}

/**
 * Makes the data API prepare its roles now. It grants every table to anon while it does so: the
 * rights that the migrations gave are put back from a copy.
 */
export async function prepareRoles(engine: Engine) {
  const { driver } = engine
  await driver.exec(`
    create temp table rights as select oid, relacl from pg_class where relkind in ('r', 'v', 'S', 'p');
    create temp table schema_rights as select oid, nspacl from pg_namespace;
  `)
  await engine.withContext({ auth: { role: 'anon' } }, async () => undefined)
  await driver.exec(`
    update pg_class set relacl = rights.relacl from rights
      where rights.oid = pg_class.oid and pg_class.relacl is distinct from rights.relacl;
    update pg_namespace set nspacl = schema_rights.nspacl from schema_rights
      where schema_rights.oid = pg_namespace.oid
        and pg_namespace.nspacl is distinct from schema_rights.nspacl;
    drop table rights;
    drop table schema_rights;
  `)
}
