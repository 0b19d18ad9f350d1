import { beforeEach, expect, test } from 'vitest'
import type { LocalAlerts } from '../../../local/services/alerts.ts'
import { workDaily } from '../../../netlify/daily/work-daily.ts'
import { digestOf, publishedPhotos } from '../../../netlify/photos/gallery.ts'
import { resultKey } from '../../../netlify/photos/result-store.ts'
import { PhotoEnv } from '../../../netlify/photos/settings.ts'
import { setUpBench, type Scene } from '../linkedin/bench.ts'
import { plainPosts } from '../linkedin/plain-post.ts'

const bench = setUpBench()
let scene: Scene
let alerts: LocalAlerts
beforeEach(async () => {
  scene = await bench.open({ posts: plainPosts(2) })
  await bench.database.query('truncate public.photo_edits restart identity')
  alerts = await scene.hear()
  scene.env.OPENAI_API_KEY = 'a-key'
})

async function work() {
  await workDaily(scene.env, scene.timing)
}

function results() {
  return bench.blobs.store('enhanced-photos')
}

const daySeconds = 86_400

async function addRun(days: number, outcome: string) {
  await bench.addRun(days * daySeconds, outcome)
}

/** An edit that began so many days ago. */
async function addEdit(days: number) {
  await bench.database.query(
    `insert into public.photo_edits (result_key, outcome, started_at)
     values ('a', 'made', now() - make_interval(days => $1))`,
    [days],
  )
}

/** The days of a table's rows, oldest first. */
async function ages(table: 'sync_runs' | 'photo_edits') {
  const rows = await bench.database.query<{ days: number }>(
    `select extract(day from now() - started_at)::integer as days from public.${table} order by 1 desc`,
  )
  return rows.map(({ days }) => days)
}

async function keptKeys() {
  return (await results().list()).blobs.map(({ key }) => key)
}

test('rows of runs and edits go after 90 days', async () => {
  for (const days of [400, 91, 89]) {
    await addRun(days, 'succeeded')
    await addEdit(days)
  }
  await work()
  expect(await ages('sync_runs')).toEqual([89, 0])
  expect(await ages('photo_edits')).toEqual([89])
})

test('the newest good run stays, however old it is', async () => {
  for (const [days, outcome] of [
    [300, 'succeeded'],
    [200, 'partial'],
    [100, 'failed'],
    [50, 'empty'],
  ] as const) {
    await addRun(days, outcome)
  }
  scene.linkedin.faults.set('posts', { kind: 'status', status: 503 })
  await work()
  expect(await ages('sync_runs')).toEqual([200, 50, 0])
})

test('a result goes whose photo is no longer published, and none that another setting made', async () => {
  const env = PhotoEnv.parse(scene.env)
  const digests = [...(await publishedPhotos()).keys()]
  const wanted = digests.map((digest) => resultKey(env, digest))
  const ofAnotherModel = resultKey({ ...env, OPENAI_IMAGE_MODEL: 'another' }, digests[0]!)
  const ofAnotherPrompt = wanted[0]!.replace('.prompt-', '.prompt-0')
  const unwanted = resultKey(env, digestOf(Buffer.from('a former leader')))
  const paidFor = [...wanted, ofAnotherModel, ofAnotherPrompt]
  for (const key of [...paidFor, unwanted]) await results().set(key, 'a picture')
  await work()
  expect((await keptKeys()).toSorted()).toEqual(paidFor.toSorted())
})

test.each([
  ['the database refuses', () => bench.gate.judge((request) => onDelete(request, 'refuse'))],
  ['the database is gone', () => bench.gate.judge((request) => onDelete(request, 'vanish'))],
  ['the blob store fails', () => bench.blobs.gate.judge((request) => onDelete(request, 'vanish'))],
])('a removal that fails leaves the run good, and the rest to tomorrow: %s', async (_, fail) => {
  await addRun(100, 'failed')
  await results().set('old.png', 'a picture')
  fail()
  await work()
  expect(await bench.lastRun()).toMatchObject({ outcome: 'succeeded' })
  expect(alerts.heartbeats).toEqual(['good'])
  expect(scene.lines.join()).toMatch(/not removed|"removed":0/)
  bench.gate.open()
  bench.blobs.gate.open()
  await work()
  expect(await ages('sync_runs')).toEqual([0, 0])
  expect(await keptKeys()).toEqual([])
})

function onDelete({ method }: { method?: string }, verdict: 'refuse' | 'vanish') {
  return method === 'DELETE' ? verdict : 'pass'
}

test('a visitor’s call removes nothing', async () => {
  await addRun(100, 'failed')
  await scene.call()
  expect(await ages('sync_runs')).toEqual([100, 0])
})
