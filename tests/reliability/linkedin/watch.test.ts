import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startAlerts, type LocalAlerts } from '../../../local/services/alerts.ts'
import health from '../../../netlify/functions/health.ts'
import syncLinkedInPosts from '../../../netlify/functions/sync-linkedin-posts.ts'
import { answerHealth } from '../../../netlify/health/check-health.ts'
import { watchStore, watchRun } from '../../../netlify/linkedin/watch.ts'
import { createLog } from '../../../netlify/platform/log.ts'
import { product } from '../../../src/site.ts'
import { engines } from '../supabase/engines.ts'
import { startBench, type Bench, type Scene } from './bench.ts'
import { plainPosts } from './plain-post.ts'

const dayMs = 86_400_000
const start = Date.parse('2026-11-20T06:00:00Z')

let bench: Bench
let scene: Scene
let alerts: LocalAlerts
beforeAll(async () => {
  bench = await startBench(engines[0]!)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
  await scene.close()
  await alerts.close()
})
afterAll(async () => bench.close())

async function open() {
  alerts = await startAlerts(() => undefined)
  scene = await bench.open({ posts: plainPosts(3) })
  for (const name of [watchStore, 'linkedin-tokens']) {
    const store = bench.blobs.store(name)
    for (const { key } of (await store.list()).blobs) await store.delete(key)
  }
  scene.env.ALERT_WEBHOOK_URL = alerts.url
}

/** What the owner was sent, oldest first. */
function texts() {
  return alerts.messages.toReversed().map((body) => (JSON.parse(body) as { text: string }).text)
}

describe('the owner is told once for each cause and day', () => {
  type Ending = Parameters<typeof watchRun>[0]
  const good: Ending = { state: 'good' }
  const failed: Ending = { state: 'failed', code: 'access_denied' }

  async function runOn(day: number, ending: Ending) {
    const log = createLog('linkedin')
    await watchRun(ending, { env: scene.env, log, timing: scene.timing, now: start + day * dayMs })
  }

  test('that the scheduled run has failed for the second day', async () => {
    await open()
    await runOn(0, good)
    await runOn(1, failed)
    expect(texts()).toEqual([])
    await runOn(2, failed)
    // The alert that the posts are old is sent at the same moment.
    const told = texts().find((text) => text.includes('has failed'))
    expect(told).toContain('since 2026-11-21')
    expect(told).toContain('access_denied')
    await runOn(2.1, failed)
    expect(texts().filter((text) => text.includes('has failed'))).toHaveLength(1)
    await runOn(3, failed)
    expect(texts().filter((text) => text.includes('has failed'))).toHaveLength(2)
    await runOn(4, good)
    await runOn(5, failed)
    expect(texts().filter((text) => text.includes('has failed'))).toHaveLength(2)
  })

  test('that the posts are older than 48 hours', async () => {
    await open()
    await runOn(0, good)
    await runOn(1.9, { state: 'other' })
    expect(texts()).toEqual([])
    await runOn(2, { state: 'other' })
    expect(texts()).toEqual([expect.stringContaining('48 hours old')])
    await runOn(2.2, { state: 'other' })
    expect(texts()).toHaveLength(1)
  })

  test('that the token lapses within ten days, counted from when it was first seen', async () => {
    await open()
    await runOn(0, good)
    await runOn(49, good)
    expect(texts()).toEqual([])
    await runOn(50.1, good)
    expect(texts()).toEqual([
      expect.stringMatching(/LINKEDIN_ACCESS_TOKEN lapses on 2027-01-19 or earlier/),
    ])
    await runOn(50.2, good)
    expect(texts()).toHaveLength(1)
    scene.env.LINKEDIN_ACCESS_TOKEN = 'a-new-token'
    await runOn(51, good)
    expect(texts()).toHaveLength(1)
  })

  test('signed by the site, and without a secret', async () => {
    await open()
    await runOn(0, failed)
    await runOn(60, failed)
    expect(texts()).toHaveLength(3)
    for (const text of texts()) {
      expect(text).toContain(product)
      for (const secret of [
        scene.env.LINKEDIN_ACCESS_TOKEN,
        bench.database.serviceRoleKey,
        alerts.url,
      ])
        expect(text).not.toContain(secret)
    }
    for (const line of scene.lines) expect(line).not.toContain(alerts.url)
  })

  test('again on the same day if the webhook failed, which no run minds', async () => {
    await open()
    alerts.status = 400
    await runOn(0, failed)
    await runOn(1, failed)
    expect(alerts.messages).toHaveLength(1)
    expect(scene.lines.join()).toContain('An alert could not be sent')
    alerts.status = 200
    await runOn(1.1, failed)
    await runOn(1.2, failed)
    expect(alerts.messages).toHaveLength(2)
  })

  test('by nobody without a webhook, and the log says it', async () => {
    await open()
    delete scene.env.ALERT_WEBHOOK_URL
    await runOn(0, failed)
    await runOn(1, failed)
    expect(alerts.messages).toEqual([])
    expect(scene.lines.join()).toContain('sync_failing')
  })
})

test('the scheduled function tells the owner of a setting that is missing', async () => {
  await open()
  for (const [name, value] of Object.entries(scene.env)) vi.stubEnv(name, value)
  vi.stubEnv('LINKEDIN_ORGANIZATION_ID', '')
  await syncLinkedInPosts()
  vi.useFakeTimers({ now: Date.now() + dayMs, toFake: ['Date'] })
  await syncLinkedInPosts()
  expect(texts()).toEqual([expect.stringContaining('A setting is missing')])
})

async function ask(hours = 0) {
  const response = await answerHealth(
    scene.env,
    createLog('health'),
    Date.now() + hours * 3_600_000,
  )
  return { status: response.status, body: await response.json(), headers: response.headers }
}

describe('the health address', () => {
  test('is 200 after a good sync, and for a minute the same', async () => {
    await open()
    await scene.schedule()
    const { status, body, headers } = await ask(5)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      isHealthy: true,
      faults: [],
      sync: { hoursSinceGood: 5, last: { outcome: 'succeeded', code: null, trigger: 'scheduled' } },
      photos: null,
    })
    expect(headers.get('netlify-cdn-cache-control')).toContain('max-age=60')
  })

  test('says the outcome of the last run, and goes red when the posts are old', async () => {
    await open()
    await scene.schedule()
    scene.linkedin.faults.set('posts', { kind: 'status', status: 403 })
    await scene.schedule()
    const early = await ask(1)
    expect(early.status).toBe(200)
    expect(early.body).toMatchObject({
      sync: { last: { outcome: 'failed', code: 'access_denied' } },
    })
    const late = await ask(49)
    expect(late.status).toBe(503)
    expect(late.body).toMatchObject({ faults: ['posts_old'] })
  })

  test('knows the days of the token, and what is left of the photos’ day', async () => {
    await open()
    await scene.schedule()
    const log = createLog('linkedin')
    await watchRun({ state: 'good' }, { env: scene.env, log, timing: scene.timing })
    scene.env.OPENAI_API_KEY = 'a-key-of-a-model'
    scene.env.PHOTO_DAILY_LIMIT = '7'
    await bench.database.query(`truncate photo_edits`)
    await bench.database.query(
      `insert into photo_edits (result_key, outcome) values ('a', 'made'), ('b', 'unneeded')`,
    )
    const { body } = await ask()
    expect(body).toMatchObject({
      token: { daysLeft: 59, isEstimated: true, renewsItself: false },
      photos: { dailyLimit: 7, left: 6 },
    })
    expect(JSON.stringify(body)).not.toContain('a-key-of-a-model')
    expect((await ask(61 * 24)).body).toMatchObject({ faults: ['posts_old', 'token_lapsed'] })
  })

  test('is 503 while the database is away, never synced, or nothing is configured', async () => {
    await open()
    expect((await ask()).body).toMatchObject({ faults: ['never_synced'] })
    bench.gate.judge(() => 'vanish')
    const away = await ask()
    expect(away.status).toBe(503)
    expect(away.body).toMatchObject({ faults: ['database_unreachable'] })
    delete scene.env.LINKEDIN_ORGANIZATION_ID
    const { status, body } = await ask()
    expect(status).toBe(503)
    expect(JSON.stringify(body)).not.toContain('LINKEDIN_ORGANIZATION_ID')
    const post = new Request('https://site.example/api/health', { method: 'POST' })
    expect((await health(post)).status).toBe(405)
  })
})
