import { createClient } from '@supabase/supabase-js'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSupabase, type LocalSupabase } from '../../../local/supabase/server.ts'

const migration = `
create table public.notes (
  id text primary key, author jsonb, written_at timestamptz, likes integer check (likes >= 0)
);
create table public.secrets (id text primary key);
alter table public.notes enable row level security;
alter table public.secrets enable row level security;
create policy "read" on public.notes for select to anon using (id <> 'hidden');
revoke all on public.notes, public.secrets from anon, authenticated;
grant select on public.notes to anon;
`

let folder: string
let supabase: LocalSupabase

async function start() {
  return startSupabase({ dataDir: join(folder, 'pg'), migrationsDir: join(folder, 'migrations') })
}

function client(key: string) {
  return createClient(supabase.url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'supabase-'))
  await mkdir(join(folder, 'migrations'))
  await writeFile(join(folder, 'migrations/1_notes.sql'), migration)
  supabase = await start()
})

afterAll(async () => {
  await supabase.close()
  await rm(folder, { recursive: true })
})

describe('the local Supabase', () => {
  test('stores what the service role writes and shows anon the rows of its policy', async () => {
    const rows = [
      { id: 'a', author: 'Ada', written_at: '2026-11-01T09:30:00.5+00:00', likes: 3 },
      { id: 'hidden', author: { name: 'Bo' }, written_at: null, likes: 0 },
    ]
    const written = await client(supabase.serviceRoleKey).from('notes').upsert(rows)
    expect(written.error).toBeNull()

    const read = await client(supabase.anonKey).from('notes').select()
    expect(read.data).toEqual([rows[0]])
  })

  test.each(['insert', 'update', 'delete'] as const)('refuses %s to anon', async (verb) => {
    const notes = client(supabase.anonKey).from('notes')
    const row = { id: 'b' }
    const answers = {
      insert: async () => notes.insert(row),
      update: async () => notes.update(row).eq('id', 'a'),
      delete: async () => notes.delete().eq('id', 'a'),
    }
    expect((await answers[verb]()).error).toMatchObject({ code: '42501' })
  })

  test('refuses anon any look at a table without a grant', async () => {
    const { error, status } = await client(supabase.anonKey).from('secrets').select()
    expect({ code: error?.code, status }).toEqual({ code: '42501', status: 401 })
  })

  test('refuses a request without a key', async () => {
    expect((await fetch(`${supabase.url}/rest/v1/notes`)).status).toBe(401)
  })

  test('keeps roles apart when their requests come at once', async () => {
    const service = client(supabase.serviceRoleKey)
    const anon = client(supabase.anonKey)
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) =>
        index % 2 ? service.from('secrets').select() : anon.from('secrets').select(),
      ),
    )
    expect(answers.map(({ error }) => error?.code)).toEqual(
      answers.map((_, index) => (index % 2 ? undefined : '42501')),
    )
  })

  test("runs SQL on the engine under a role's rights", async () => {
    await expect(supabase.queryAs('anon', 'select * from secrets')).rejects.toMatchObject({
      code: '42501',
    })
    expect(await supabase.queryAs('anon', 'select id from notes')).toEqual([{ id: 'a' }])
    expect(await supabase.query('select id from notes where id = $1', ['hidden'])).toHaveLength(1)
  })

  test('keeps its data, its grants and its migrations over a restart', async () => {
    await supabase.close()
    supabase = await start()
    expect(await supabase.queryAs('anon', 'select id from notes')).toEqual([{ id: 'a' }])
    const { error } = await client(supabase.anonKey).from('secrets').select()
    expect(error).toMatchObject({ code: '42501' })
  })

  test('refuses a migration that changed after it was applied, and names the way out', async () => {
    await supabase.close()
    await writeFile(join(folder, 'migrations/1_notes.sql'), `${migration}select 1;`)
    await expect(start()).rejects.toThrow(/1_notes\.sql.*--reset/)
    await writeFile(join(folder, 'migrations/1_notes.sql'), migration)
    supabase = await start()
  })
})
