import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHostedRoles, openEngine } from '../../../local/supabase/engine.ts'
import { migrate } from '../../../local/supabase/migrate.ts'
import type { LocalSupabase } from '../../../local/supabase/server.ts'
import type { PostRow } from '../../../netlify/linkedin/post-store.ts'
import { authorName } from '../../../src/contracts/linkedin-post.ts'
import { engines } from './engines.ts'

const migrations = join(import.meta.dirname, '../../../supabase/migrations')
const insert = `insert into public.linkedin_posts (id, title, author, url, created_at, hidden_at)
  values ($1, 'Title', '"A name"', 'https://x.example', now(), $2)`

describe.each(engines)('the migrations on $name', (engine) => {
  let database: LocalSupabase
  beforeAll(async () => {
    database = await engine.start()
    await database.query(insert, ['shown', null])
    await database.query(insert, ['hidden', new Date().toISOString()])
    await database.query(
      `insert into public.sync_runs (trigger, outcome) values ('scheduled', 'failed')`,
    )
  })
  afterAll(async () => database.close())

  const refused = { code: '42501' }

  describe.each(['anon', 'authenticated'] as const)('%s', (role) => {
    test('reads the posts that are not hidden, and no others', async () => {
      const rows = await database.queryAs(role, 'select id from public.linkedin_posts')
      expect(rows).toEqual([{ id: 'shown' }])
    })

    test.each([
      ['insert', insert.replace('$1', "'mine'").replace('$2', 'null')],
      ['update', `update public.linkedin_posts set title = 'Mine'`],
      ['unhide', `update public.linkedin_posts set hidden_at = null`],
      ['delete', `delete from public.linkedin_posts`],
      ['truncate', `truncate public.linkedin_posts`],
      ['look at the runs', `select * from public.sync_runs`],
      ['write a run', `insert into public.sync_runs (trigger) values ('request')`],
      ['claim a run', `select public.claim_sync_run('request', 45)`],
      ['draw a run’s number', `select nextval('public.sync_runs_id_seq')`],
      ['move the runs’ numbers', `select setval('public.sync_runs_id_seq', 9)`],
      ['draw an edit’s number', `select nextval('public.photo_edits_id_seq')`],
      ['move the edits’ numbers', `select setval('public.photo_edits_id_seq', 9)`],
    ])('may not %s', async (_, sql) => {
      await expect(database.queryAs(role, sql)).rejects.toMatchObject(refused)
    })
  })

  describe('service_role', () => {
    test('sees hidden posts and writes', async () => {
      const posts = await database.queryAs('service_role', 'select id from public.linkedin_posts')
      expect(posts).toHaveLength(2)
      const [claimed] = await database.queryAs(
        'service_role',
        `select public.claim_sync_run('scheduled', 45) as claim`,
      )
      expect(claimed).toMatchObject({ claim: { state: 'claimed' } })
    })
  })

  test.each([
    ['a negative count', `update public.linkedin_posts set likes = -1`],
    ['an author without a name', `update public.linkedin_posts set author = '{"nickname": "x"}'`],
    ['an author that is a number', `update public.linkedin_posts set author = '7'`],
    ['a long id', `update public.linkedin_posts set id = repeat('x', 201) where id = 'shown'`],
    ['a long title', `update public.linkedin_posts set title = repeat('x', 501)`],
    ['a long text', `update public.linkedin_posts set text = repeat('x', 10001)`],
    ['a long URL', `update public.linkedin_posts set url = repeat('x', 301)`],
    ['a long name', `update public.linkedin_posts set author = to_jsonb(repeat('x', 201))`],
    [
      'a long name in an object',
      `update public.linkedin_posts set author = jsonb_build_object('name', repeat('x', 201))`,
    ],
    ['a run of an unknown outcome', `update public.sync_runs set outcome = 'perfect'`],
  ])('refuse %s', async (_, sql) => {
    await expect(database.query(sql)).rejects.toMatchObject({ code: '23514' })
  })

  test('let one run be running, whoever writes it', async () => {
    await database.query('delete from public.sync_runs')
    const begin = `insert into public.sync_runs (trigger) values ('scheduled')`
    await database.query(begin)
    await expect(database.query(begin)).rejects.toMatchObject({ code: '23505' })
  })

  test('the database’s clock says when a run ended and how long it took', async () => {
    await database.query('delete from public.sync_runs')
    await database.query(
      `insert into public.sync_runs (trigger, started_at) values ('scheduled', now() - interval '3 seconds')`,
    )
    await database.query(`update public.sync_runs set outcome = 'succeeded'`)
    const [run] = await database.query<{ ended: boolean; duration_ms: number }>(
      'select ended_at > started_at as ended, duration_ms::float8 from public.sync_runs',
    )
    expect(run?.ended).toBe(true)
    expect(run?.duration_ms).toBeGreaterThanOrEqual(3000)
  })

  test('a run that was left running for months is taken over, and its length is told', async () => {
    await database.query('delete from public.sync_runs')
    await database.query(
      `insert into public.sync_runs (trigger, started_at) values ('scheduled', now() - interval '2400 hours')`,
    )
    const [row] = await database.queryAs(
      'service_role',
      `select public.claim_sync_run('scheduled', 45) as claim`,
    )
    expect(row).toMatchObject({ claim: { state: 'claimed' } })
    // queryAs on PostgreSQL takes back what it did.
    await database.query(`update public.sync_runs set outcome = 'failed' where outcome = 'running'`)
    const [run] = await database.query<{ days: number }>(
      'select floor(max(duration_ms) / 86400000)::int as days from public.sync_runs',
    )
    expect(run?.days).toBe(100)
  })
})

test('what is too long is cut before the limits of texts are set', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  const engine = await openEngine()
  try {
    await cp(migrations, folder, {
      recursive: true,
      filter: (path) => !path.endsWith('_text_limits.sql'),
    })
    await createHostedRoles(engine)
    await migrate(engine, folder)
    for (const id of ["'kept'", "repeat('x', 300)"]) {
      await engine.exec(`insert into public.linkedin_posts (id, title, text, author, url, created_at)
        values (${id}, repeat('x', 600), repeat('x', 2800000), to_jsonb(repeat('x', 600)),
          repeat('x', 600), now())`)
    }
    expect(await migrate(engine, migrations)).toHaveLength(1)
    const rows = await engine.query<PostRow>('select * from public.linkedin_posts')
    expect(rows).toMatchObject([{ id: 'kept', title: 'x'.repeat(250), text: 'x'.repeat(5000) }])
    expect(authorName(rows[0]!.author)).toHaveLength(100)
    expect(rows[0]?.url).toBe('https://www.linkedin.com/feed/update/kept')
  } finally {
    await engine.close()
    await rm(folder, { recursive: true })
  }
})
