import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readText } from '../../src/content/files.ts'
import { Refusal } from '../refusal.ts'
import type { Engine } from './engine.ts'

// Row-level security also tells the data API that it has roles to switch to.
const history = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  name text not null,
  statements text[] not null
);
alter table supabase_migrations.schema_migrations enable row level security;
`

/** Applies each migration once, in its own transaction. Returns what it applied. */
export async function migrate(engine: Engine, migrationsDir: string): Promise<string[]> {
  await engine.exec(history)
  const rows = await engine.query<{ version: string; statements: string[] }>(
    'select version, statements from supabase_migrations.schema_migrations',
  )
  const known = new Map(rows.map((row) => [row.version, row.statements.join('')]))
  const files = (await readdir(migrationsDir)).filter((file) => file.endsWith('.sql'))

  const applied: string[] = []
  for (const file of files.toSorted()) {
    const sql = readText(join(migrationsDir, file))
    const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? []
    if (!version || !name) throw new Error(`${file}: a migration is named <digits>_<name>.sql`)
    if (known.has(version)) {
      if (known.get(version) === sql) continue
      throw new Refusal(
        `${file} was changed after it was applied to this data. Add a new migration instead, or empty the local data with: npm start -- --reset`,
      )
    }
    await engine.transaction(async (transaction) => {
      await transaction.exec(sql).catch((error: unknown) => {
        throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        })
      })
      await transaction.query(
        'insert into supabase_migrations.schema_migrations values ($1, $2, array[$3])',
        [version, name, sql],
      )
    })
    applied.push(file)
  }
  return applied
}
