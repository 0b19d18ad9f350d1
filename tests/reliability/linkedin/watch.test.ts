import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { image } from '../../../local/linkedin/sample-pictures.ts'
import type { LocalAlerts } from '../../../local/services/alerts.ts'
import { workDaily } from '../../../netlify/daily/work-daily.ts'
import health from '../../../netlify/functions/health.ts'
import syncLinkedInPosts from '../../../netlify/functions/sync-linkedin-posts.ts'
import { answerHealth } from '../../../netlify/health/check-health.ts'
import type { Ending } from '../../../netlify/linkedin/run.ts'
import { watchRun } from '../../../netlify/linkedin/watch.ts'
import { createLog } from '../../../netlify/platform/log.ts'
import { product } from '../../../src/site.ts'
import { useBench, type Scene } from './bench.ts'
import { element, pictured, plainPosts } from './plain-post.ts'

const dayMs = 86_400_000
const start = Date.parse('2026-11-20T06:00:00Z')

const bench = useBench()
let scene: Scene
let alerts: LocalAlerts
beforeEach(async () => {
  scene = await bench.open({ posts: [pictured(1, image('cue')), ...plainPosts(3).slice(1)] })
  alerts = await scene.hear()
})
afterEach(() => vi.unstubAllEnvs())

const good: Ending = { state: 'good', gaps: [] }
const failed: Ending = { state: 'failed', code: 'linkedin_timeout' }

async function runOn(day: number, ending: Ending, storeMs?: number) {
  await watch(day, async () => ending, storeMs)
}

async function watch(day: number, run: () => Promise<Ending>, storeMs = scene.timing.storeMs) {
  await watchRun(run, {
    env: scene.env,
    log: createLog('linkedin'),
    timing: { ...scene.timing, storeMs },
    now: start + day * dayMs,
    until: Date.now() + scene.timing.functionMs,
  })
}

/** What the owner was sent, oldest first. */
function texts() {
  return alerts.messages.toReversed().map((body) => (JSON.parse(body) as { text: string }).text)
}

describe('the owner is told once for each cause and day', () => {
  test('that the scheduled run has failed for the second day', async () => {
    await runOn(0, good)
    await runOn(1, failed)
    expect(texts()).toEqual([])
    await runOn(2, failed)
    // The alert that the posts are old is sent at the same moment.
    const told = texts().find((text) => text.includes('has failed'))
    expect(told).toContain('since 2026-11-21')
    expect(told).toContain('linkedin_timeout')
    await runOn(2.1, failed)
    expect(texts().filter((text) => text.includes('has failed'))).toHaveLength(1)
    await runOn(3, failed)
    expect(texts().filter((text) => text.includes('has failed'))).toHaveLength(2)
    await runOn(4, good)
    await runOn(5, failed)
    expect(texts().filter((text) => text.includes('has failed'))).toHaveLength(2)
  })

  test.each([
    'token_invalid',
    'token_revoked',
    'token_expired',
    'token_refresh_failed',
    'access_denied',
    'version_retired',
    'not_configured',
  ] as const)('at once where waiting cannot help: %s', async (code) => {
    await runOn(0, good)
    await runOn(1, { state: 'failed', code })
    expect(texts()).toEqual([expect.stringContaining(code)])
    await runOn(1.1, { state: 'failed', code })
    expect(texts()).toHaveLength(1)
  })

  test('that the sync has recovered, once, and only if its failure was told', async () => {
    await runOn(0, failed)
    await runOn(1, good)
    expect(texts()).toEqual([])
    for (const day of [2, 3]) await runOn(day, failed)
    alerts.messages.length = 0
    alerts.status = 500
    await runOn(4, good)
    alerts.status = 200
    alerts.messages.length = 0
    for (const day of [5, 6]) await runOn(day, good)
    expect(texts()).toEqual([expect.stringMatching(/recovered.* 2026-11-23/)])
  })

  test('that the sync has recovered, once, when two runs meet', async () => {
    for (const day of [0, 1]) await runOn(day, failed)
    alerts.messages.length = 0
    // The second run has read the memory before the first one tells.
    await watch(4.1, async () => {
      await runOn(4, good)
      return good
    })
    expect(texts()).toEqual([expect.stringContaining('has recovered')])
  })

  test('that the posts are older than 48 hours', async () => {
    await runOn(0, good)
    await runOn(1.9, { state: 'other' })
    expect(texts()).toEqual([])
    await runOn(2, { state: 'other' })
    expect(texts()).toEqual([expect.stringContaining('48 hours old')])
    await runOn(2.2, { state: 'other' })
    expect(texts()).toHaveLength(1)
  })

  test('that the token lapses within ten days, counted from when it was first seen', async () => {
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
    await runOn(0, failed)
    await runOn(60, failed)
    expect(texts()).toHaveLength(3)
    for (const text of texts()) {
      expect(text).toContain(product)
      for (const secret of [
        scene.env.LINKEDIN_ACCESS_TOKEN,
        bench.database.serviceRoleKey,
        alerts.url,
        alerts.heartbeatUrl,
      ])
        expect(text).not.toContain(secret)
    }
    for (const line of scene.lines) expect(line).not.toContain(alerts.url)
  })

  test('again on the same day if the webhook failed, which no run minds', async () => {
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
    delete scene.env.ALERT_WEBHOOK_URL
    await runOn(0, failed)
    await runOn(1, failed)
    expect(alerts.messages).toEqual([])
    expect(scene.lines.join()).toContain('sync_failing')
  })
})

/** The deployed function, from the sync to the messages. */
async function work(day: number) {
  await workDaily(scene.env, scene.timing, start + day * dayMs)
}

describe('what good runs lack', () => {
  const total = { total: 60 }
  const elements = plainPosts(3).map((post) => element(post))
  const status = { kind: 'status', status: 500 } as const
  const unreadable = { kind: 'body', body: { elements: [...elements, { id: 'odd' }] } } as const

  let isMended = false

  function failOnSecondPage() {
    let pages = 0
    scene.linkedin.faults.take = (endpoint) => {
      if (endpoint !== 'posts' || isMended) return undefined
      pages += 1
      return pages % 2
        ? { kind: 'body', body: { elements, paging: total } }
        : { ...status, status: 403 }
    }
  }

  test.each([
    ['linkedin_bad_answer', () => scene.linkedin.faults.set('posts', unreadable)],
    ['counts_unavailable', () => scene.linkedin.faults.set('shareStatistics', status)],
    ['pictures_unavailable', () => scene.linkedin.faults.set('images', status)],
    ['access_denied', failOnSecondPage],
  ])('is told once, on the third day in a row, and its end: %s', async (code, arrange) => {
    isMended = false
    arrange()
    for (const day of [0, 1, 1.1]) await work(day)
    expect(texts()).toEqual([])
    for (const day of [2, 2.1, 3]) await work(day)
    expect(texts()).toEqual([expect.stringMatching(`lacks.* since 2026-11-20.*${code}`)])
    alerts.messages.length = 0
    scene.linkedin.faults.clear()
    isMended = true
    for (const day of [4, 5]) await work(day)
    expect(texts()).toEqual([expect.stringContaining(`no longer lacks`)])
  })

  test('is not told if a day between lacked nothing', async () => {
    const lacking: Ending = { state: 'good', gaps: ['counts_unavailable'] }
    for (const [day, ending] of [lacking, lacking, good, lacking, lacking].entries())
      await runOn(day + 1, ending)
    expect(texts()).toEqual([])
  })
})

/** Holds the store's reads back, and lets the writes through: what is there could be overwritten. */
function silence() {
  bench.blobs.gate.judge(({ method }) => (method === 'GET' ? 'hold' : 'pass'))
}

describe('a store that cannot be read', () => {
  test('is no store with nothing in it: since when runs fail, and the token’s age, are kept', async () => {
    await runOn(0, good)
    for (const day of [50, 51, 52]) await runOn(day, failed)
    alerts.messages.length = 0
    silence()
    await runOn(53, failed, 300)
    expect(texts()).toEqual([expect.stringMatching(/has failed today.*linkedin_timeout/)])
    bench.blobs.gate.open()
    alerts.messages.length = 0
    await runOn(54, failed)
    expect(texts().toSorted()).toEqual([
      expect.stringContaining('lapses on 2027-01-19'),
      expect.stringContaining('has failed since 2027-01-09'),
      expect.stringContaining('1296 hours old'),
    ])
  })

  test('leaves a failure that was told to be taken back by the next good run', async () => {
    for (const day of [0, 1]) await runOn(day, failed)
    alerts.messages.length = 0
    silence()
    await runOn(2, good, 300)
    expect(texts()).toEqual([])
    bench.blobs.gate.open()
    await runOn(3, good)
    expect(texts()).toEqual([expect.stringContaining('has recovered')])
  })

  test('on the failing day keeps nobody from hearing of the recovery', async () => {
    await work(0)
    bench.blobs.gate.judge(() => 'vanish')
    scene.linkedin.faults.set('posts', { kind: 'status', status: 503 })
    await work(1)
    expect(texts()).toEqual([expect.stringContaining('has failed today')])
    alerts.messages.length = 0
    scene.linkedin.faults.clear()
    await work(2)
    expect(texts()).toEqual([])
    bench.blobs.gate.open()
    for (const day of [3, 4]) await work(day)
    expect(texts()).toEqual([expect.stringContaining('has recovered')])
  })

  test('and a database that is away, too, keep nobody from hearing of the recovery', async () => {
    scene.timing.leastMs = scene.timing.functionMs - scene.timing.tellMs - 500
    await work(0)
    bench.gate.judge(() => 'vanish')
    bench.blobs.gate.judge(() => 'vanish')
    await work(1)
    expect(texts()).toEqual([expect.stringContaining('has failed today')])
    bench.gate.open()
    bench.blobs.gate.open()
    alerts.messages.length = 0
    for (const day of [2, 3]) await work(day)
    expect(texts()).toEqual([expect.stringContaining('has recovered')])
  })

  test('makes the health address red, and its token unknown', async () => {
    await runOn(0, good)
    silence()
    const { status, body } = await ask()
    expect(status).toBe(503)
    expect(body).toMatchObject({ token: null })
    expect(body.faults).toContain('store_unreadable')
  })

  test('keeps a damaged memory from nothing: it counts as none', async () => {
    const store = bench.blobs.store('sync-watch')
    await store.set('memory', '{"goodAt":')
    for (const day of [0, 1]) await runOn(day, failed)
    expect(texts()).toEqual([expect.stringContaining('has failed since 2026-11-20')])
  })
})

describe('the heartbeat', () => {
  test('says after each scheduled run whether it was good', async () => {
    await runOn(0, good)
    await runOn(1, failed)
    await runOn(2, { state: 'other' })
    await runOn(3, good)
    expect(alerts.heartbeats.toReversed()).toEqual(['good', 'fail', 'good'])
  })

  test('keeps the rest of its address', async () => {
    scene.env.HEARTBEAT_URL = `${alerts.heartbeatUrl}/?create=1`
    await runOn(0, failed)
    expect(alerts.heartbeats).toEqual(['fail'])
  })

  test.each(['nowhere', 'http://127.0.0.1:9/'])('is no run’s failure: %s', async (url) => {
    scene.env.HEARTBEAT_URL = url
    for (const day of [0, 1]) await runOn(day, failed)
    expect(texts()).toHaveLength(1)
    expect(scene.lines.join()).toMatch(/HEARTBEAT_URL is not valid|heartbeat could not be sent/)
  })
})

test('the scheduled function tells the owner of a setting that is missing', async () => {
  for (const [name, value] of Object.entries(scene.env)) vi.stubEnv(name, value)
  vi.stubEnv('LINKEDIN_ORGANIZATION_ID', '')
  await syncLinkedInPosts()
  expect(texts()).toEqual([expect.stringContaining('A setting is missing')])
  expect(alerts.heartbeats).toEqual(['fail'])
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
    await scene.schedule()
    await runOn((Date.now() - start) / dayMs, good)
    scene.env.OPENAI_API_KEY = 'a-key-of-a-model'
    scene.env.PHOTO_DAILY_LIMIT = '7'
    await bench.database.query(`truncate photo_edits`)
    await bench.database.query(
      `insert into photo_edits (result_key, outcome) values ('a', 'made'), ('b', 'unneeded')`,
    )
    await bench.database.query(
      `insert into photo_edits (result_key, outcome, error_code)
       values ('c', 'failed', 'model_busy'), ('d', 'failed', 'model_timeout')`,
    )
    const { body } = await ask()
    expect(body).toMatchObject({
      token: { daysLeft: 59, isEstimated: true, renewsItself: false },
      photos: { dailyLimit: 7, left: 5 },
    })
    expect(JSON.stringify(body)).not.toContain('a-key-of-a-model')
    expect((await ask(61 * 24)).body).toMatchObject({ faults: ['posts_old', 'token_lapsed'] })
  })

  test('is 503 while the database is away, never synced, or nothing is configured', async () => {
    expect((await ask()).body).toMatchObject({ faults: ['never_synced'] })
    bench.gate.judge(() => 'vanish')
    const away = await ask()
    expect(away.status).toBe(503)
    expect(away.body).toMatchObject({ faults: ['database_unreachable'] })
    bench.gate.judge(() => 'babble')
    expect((await ask()).body).toMatchObject({ faults: ['database_unreadable'] })
    delete scene.env.LINKEDIN_ORGANIZATION_ID
    const { status, body } = await ask()
    expect(status).toBe(503)
    expect(JSON.stringify(body)).not.toContain('LINKEDIN_ORGANIZATION_ID')
    const post = new Request('https://site.example/api/health', { method: 'POST' })
    expect((await health(post)).status).toBe(405)
  })
})
