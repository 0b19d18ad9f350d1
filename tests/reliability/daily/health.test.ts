import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { repository } from '../../../local/repository.ts'
import health from '../../../netlify/functions/health.ts'
import { listExpiries } from '../../../netlify/health/expiries.ts'
import { SyncEnv } from '../../../netlify/linkedin/settings.ts'
import { buildSecurityTxt } from '../../../pipeline/machine-files.ts'
import { securityTxt } from '../../../src/site.ts'
import { setUpBench } from '../linkedin/bench.ts'
import { openDays, type Days } from './days.ts'

const bench = setUpBench()
let days: Days
beforeEach(async () => {
  days = await openDays(bench)
})

test('refuses a query, for which the CDN would ask it again', async () => {
  const answer = await health(new Request('https://site.example/api/health?x=1'))
  expect(answer.status).toBe(404)
})

test('is 200 after a good sync, and for a minute the same', async () => {
  await days.live(0)
  const { status, body, headers } = await days.health(1)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    isHealthy: true,
    faults: [],
    expiring: [{ code: 'token_lapsing', day: days.dayOf(60), isEstimated: true }],
    sync: { hoursSinceGood: 24, last: { outcome: 'succeeded', code: null, trigger: 'scheduled' } },
    photos: null,
  })
  expect(headers.get('netlify-cdn-cache-control')).toContain('max-age=60')
})

test('says the outcome of the last run and its problems, and goes red when the posts are old', async () => {
  await days.live(0)
  days.scene.linkedin.faults.set('socialMetadata', { kind: 'status', status: 403 })
  await days.live(1)
  expect((await days.health(1)).body).toMatchObject({
    sync: { last: { missing: ['likes_denied'] } },
  })
  days.scene.linkedin.faults.set('posts', { kind: 'status', status: 403 })
  await days.live(2)
  const early = await days.health(2)
  expect(early.status).toBe(200)
  expect(early.body).toMatchObject({ sync: { last: { outcome: 'failed', code: 'access_denied' } } })
  const late = await days.health(3)
  expect(late.status).toBe(503)
  expect(late.body).toMatchObject({ faults: ['posts_old'] })
})

test('knows the days of the token, what is left of the photos’ day, and what stops the tool', async () => {
  await days.live(0)
  days.scene.env.OPENAI_API_KEY = 'a-key-of-a-model'
  days.scene.env.PHOTO_DAILY_LIMIT = '7'
  for (const code of [null, 'model_busy', 'model_timeout', 'model_retired'])
    await days.endEdit(code)
  const { body } = await days.health(1)
  expect(body).toMatchObject({
    token: { daysLeft: 59, isEstimated: true, renewsItself: false },
    photos: { dailyLimit: 7, left: 5, trouble: 'model_retired' },
  })
  expect(JSON.stringify(body)).not.toContain('a-key-of-a-model')
  expect((await days.health(61)).body).toMatchObject({ faults: ['posts_old', 'token_lapsed'] })
})

test('is 503 while the database is away, never synced, or nothing is configured', async () => {
  expect((await days.health(0)).body).toMatchObject({ faults: ['never_synced'] })
  bench.gate.judge(() => 'vanish')
  const away = await days.health(0)
  expect(away.status).toBe(503)
  expect(away.body).toMatchObject({ faults: ['database_unreachable'] })
  bench.gate.judge(() => 'babble')
  expect((await days.health(0)).body).toMatchObject({ faults: ['database_unreadable'] })
  delete days.scene.env.LINKEDIN_ORGANIZATION_ID
  const { status, body } = await days.health(0)
  expect(status).toBe(503)
  expect(JSON.stringify(body)).not.toContain('LINKEDIN_ORGANIZATION_ID')
  const post = new Request('https://site.example/api/health', { method: 'POST' })
  expect((await health(post)).status).toBe(405)
})

test('is red, and the token unknown, while the store of a refreshed token cannot be read', async () => {
  await days.live(0)
  Object.assign(days.scene.env, { LINKEDIN_REFRESH_TOKEN: 'a-refresh-token' })
  bench.blobs.gate.judge(() => 'vanish')
  const { status, body } = await days.health(0)
  expect(status).toBe(503)
  expect(body).toMatchObject({ token: null, faults: ['store_unreadable'] })
})

test('lists all that ends by itself, by its day', () => {
  const env = {
    ...days.scene.env,
    LINKEDIN_VERSION: '202612',
    OPENAI_API_KEY: 'a-key',
    OPENAI_IMAGE_MODEL_ENDS: '2027-05-31',
  }
  const ends = listExpiries(env, SyncEnv.parse(env), {
    state: 'found',
    value: { name: 'LINKEDIN_ACCESS_TOKEN', at: days.nowOf(60), isEstimated: true },
  })
  const recipes = readFileSync(join(repository, 'docs/how-to.md'), 'utf8')
  for (const { recipe } of ends) expect(recipes).toContain(`## ${recipe}\n`)
  expect(ends.map(({ code, at }) => [code, new Date(at).toISOString().slice(0, 10)])).toEqual([
    ['token_lapsing', days.dayOf(60)],
    ['version_ending', '2027-12-01'],
    ['security_txt_ending', securityTxt.expires],
    ['model_ending', '2027-05-31'],
  ])
  // On its last day security.txt has not ended yet.
  const [, told = ''] = /^Expires: (.+)$/m.exec(buildSecurityTxt('https://site.example'))!
  expect(ends.find(({ code }) => code === 'security_txt_ending')!.at).toBe(Date.parse(told))
})
