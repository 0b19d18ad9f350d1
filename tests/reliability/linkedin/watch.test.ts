import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Endpoint } from '../../../local/linkedin/faults.ts'
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
import { quick, setUpBench, type Scene } from './bench.ts'
import { element, page, pictured, plainPosts } from './plain-post.ts'

const dayMs = 86_400_000
const start = Date.parse('2026-11-20T06:00:00Z')

const bench = setUpBench()
let scene: Scene
let alerts: LocalAlerts
beforeEach(async () => {
  scene = await bench.open({ posts: [pictured(1, image('cue')), ...plainPosts(3).slice(1)] })
  alerts = await scene.hear()
})
afterEach(() => vi.unstubAllEnvs())

const good: Ending = { state: 'good', gaps: [] }
const failed: Ending = { state: 'failed', code: 'linkedin_timeout' }

/** How runs end that a test makes up, or the deployed function, from the sync to the messages. */
type Run = Ending | 'for real'

/** What the owner is sent by a run on each of these days, oldest first. */
async function hear(run: Run, ...days: number[]) {
  for (const day of days) {
    const now = start + day * dayMs
    if (run === 'for real') await workDaily(scene.env, scene.timing, now)
    else await watch(async () => run, now)
  }
  const texts = alerts.messages.splice(0).toReversed()
  return texts.map((body) => (JSON.parse(body) as { text: string }).text)
}

async function watch(run: () => Promise<Ending>, now: number) {
  const { env, timing } = scene
  const log = createLog('linkedin')
  await watchRun(run, { env, log, timing, now, until: Date.now() + timing.functionMs })
}

function saying(...parts: (string | RegExp)[]) {
  return parts.map((part) => expect.stringMatching(part))
}

describe('the owner is told once for each cause and day', () => {
  test('that the scheduled run has failed for the second day', async () => {
    expect(await hear(good, 0)).toEqual([])
    expect(await hear(failed, 1)).toEqual([])
    const old = 'hours old'
    expect(await hear(failed, 2)).toEqual(saying(/since 2026-11-21.*linkedin_timeout/, old))
    expect(await hear(failed, 2.1)).toEqual([])
    expect(await hear(failed, 3)).toEqual(saying('has failed', old))
    expect(await hear(good, 4)).toEqual(saying('has recovered'))
    expect(await hear(failed, 5)).toEqual([])
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
    await hear(good, 0)
    expect(await hear({ state: 'failed', code }, 1, 1.1)).toEqual(saying(code))
  })

  test('that the sync has recovered, once, and only if its failure was told', async () => {
    await hear(failed, 0)
    expect(await hear(good, 1)).toEqual([])
    await hear(failed, 2, 3)
    alerts.status = 500
    await hear(good, 4)
    alerts.status = 200
    expect(await hear(good, 5, 6)).toEqual(saying(/recovered.* 2026-11-23/))
  })

  test('that the sync has recovered, once, when two runs meet', async () => {
    await hear(failed, 0, 1)
    // The second run has read the memory before the first one tells.
    await watch(
      async () => {
        await watch(async () => good, start + 4 * dayMs)
        return good
      },
      start + 4.1 * dayMs,
    )
    expect(await hear(good)).toEqual(saying('has recovered'))
  })

  test('that the posts are older than 48 hours', async () => {
    await hear(good, 0)
    expect(await hear({ state: 'other' }, 1.9)).toEqual([])
    expect(await hear({ state: 'other' }, 2, 2.2)).toEqual(saying('48 hours old'))
  })

  test('that the token lapses within ten days, counted from when it was first seen', async () => {
    expect(await hear(good, 0, 49)).toEqual([])
    const lapse = /LINKEDIN_ACCESS_TOKEN lapses on 2027-01-19 or earlier/
    expect(await hear(good, 50.1, 50.2)).toEqual(saying(lapse))
    scene.env.LINKEDIN_ACCESS_TOKEN = 'a-new-token'
    expect(await hear(good, 51)).toEqual([])
  })

  test('signed by the site, and without a secret', async () => {
    const texts = await hear(failed, 0, 60)
    expect(texts).toHaveLength(3)
    const secrets = [
      scene.env.LINKEDIN_ACCESS_TOKEN,
      bench.database.serviceRoleKey,
      alerts.url,
      alerts.heartbeatUrl,
    ]
    for (const text of texts) {
      expect(text).toContain(product)
      for (const secret of secrets) expect(text).not.toContain(secret)
    }
    for (const line of scene.lines) expect(line).not.toContain(alerts.url)
  })

  test('again on the same day if the webhook failed, which no run minds', async () => {
    alerts.status = 400
    expect(await hear(failed, 0, 1)).toHaveLength(1)
    expect(scene.lines.join()).toContain('An alert could not be sent')
    alerts.status = 200
    expect(await hear(failed, 1.1, 1.2)).toHaveLength(1)
  })

  test('by nobody without a webhook, and the log says it', async () => {
    delete scene.env.ALERT_WEBHOOK_URL
    expect(await hear(failed, 0, 1)).toEqual([])
    expect(scene.lines.join()).toContain('sync_failing')
  })
})

function deny(endpoint: Endpoint) {
  scene.linkedin.faults.set(endpoint, { kind: 'status', status: 403 })
}

async function endEdit(outcome: 'made' | 'failed', code: string | null = null) {
  return bench.database.query(
    'insert into public.photo_edits (result_key, outcome, error_code) values ($1, $2, $3)',
    ['x', outcome, code],
  )
}

describe('a photo tool that only the owner can mend', () => {
  beforeEach(async () => bench.database.query('truncate public.photo_edits'))

  test.each([
    ['model_retired', /When a model is retired.*model_retired/],
    ['model_denied_access', /OPENAI_API_KEY.*model_denied_access/],
    ['model_quota_exhausted', /credit is used up.*model_quota_exhausted/],
  ])('is told each day, in health, and costs nothing of the day: %s', async (code, words) => {
    await endEdit('failed', code)
    // The tool is off.
    expect(await hear('for real', -1)).toEqual([])
    Object.assign(scene.env, { OPENAI_API_KEY: 'a-key', PHOTO_DAILY_LIMIT: '5' })
    expect(await hear('for real', 0, 0.1, 1)).toEqual([...saying(words), ...saying(words)])
    const answer = await answerHealth(scene.env, createLog('health'), start)
    expect(await answer.json()).toMatchObject({ photos: { left: 5, trouble: code } })
    await endEdit('made')
    expect(await hear('for real', 2)).toEqual([])
  })
})

describe('what good runs lack', () => {
  const elements = plainPosts(3).map((post) => element(post))
  const status = { kind: 'status', status: 500 } as const

  function failOnSecondPage() {
    let pages = 0
    scene.linkedin.faults.take = (endpoint) => {
      if (endpoint !== 'posts' || isMended) return undefined
      pages += 1
      return pages % 2
        ? { kind: 'body', body: { elements, paging: { total: 60 } } }
        : { ...status, status: 403 }
    }
  }

  let isMended = false
  test.each([
    ['linkedin_bad_answer', () => scene.linkedin.faults.set('posts', page([...elements, {}]))],
    ['counts_unavailable', () => scene.linkedin.faults.set('shareStatistics', status)],
    ['pictures_unavailable', () => scene.linkedin.faults.set('images', status)],
    ['name_unavailable', () => scene.linkedin.faults.set('organizations', status)],
  ])('is told once, on the third day in a row, and its end: %s', async (code, arrange) => {
    isMended = false
    arrange()
    expect(await hear('for real', 0, 1, 1.1)).toEqual([])
    const lack = new RegExp(`incomplete since 2026-11-20.*${code}`)
    expect(await hear('for real', 2, 2.1, 3)).toEqual(saying(lack))
    scene.linkedin.faults.clear()
    isMended = true
    expect(await hear('for real', 4, 5)).toEqual(saying('is complete again'))
  })

  test.each([
    ['access_denied', 'r_organization_social,', failOnSecondPage],
    ['likes_denied', 'r_organization_social_feed', () => deny('socialMetadata')],
    ['shares_denied', 'rw_organization_admin', () => deny('shareStatistics')],
    ['name_denied', 'rw_organization_admin', () => deny('organizations')],
  ])(
    'is told on the first day by the scope that lacks, and by health: %s',
    async (code, scope, arrange) => {
      isMended = false
      arrange()
      const lack = new RegExp(`incomplete since 2026-11-20.*${scope}.*${code}`)
      expect(await hear('for real', 0, 0.1)).toEqual(saying(lack))
      const answer = await answerHealth(scene.env, createLog('health'), start)
      expect(await answer.json()).toMatchObject({ sync: { last: { missing: [code] } } })
    },
  )

  test('is not told if a day between lacked nothing', async () => {
    const lacking: Ending = { state: 'good', gaps: ['counts_unavailable'] }
    await hear(lacking, 1, 2)
    await hear(good, 3)
    expect(await hear(lacking, 4, 5)).toEqual([])
  })
})

/** Holds the store's reads back, and lets the writes through: what is there could be overwritten. */
function silence() {
  scene.timing.storeMs = 300
  bench.blobs.gate.judge(({ method }) => (method === 'GET' ? 'hold' : 'pass'))
}

function speak() {
  scene.timing.storeMs = quick.storeMs
  bench.blobs.gate.open()
}

describe('a store that cannot be read', () => {
  test('is no store with nothing in it: since when runs fail, and the token’s age, are kept', async () => {
    await hear(good, 0)
    await hear(failed, 50, 51, 52)
    silence()
    expect(await hear(failed, 53)).toEqual(saying(/has failed today.*linkedin_timeout/))
    speak()
    expect((await hear(failed, 54)).toSorted()).toEqual(
      saying('lapses on 2027-01-19', 'has failed since 2027-01-09', '1296 hours old'),
    )
  })

  test('leaves a failure that was told to be taken back by the next good run', async () => {
    await hear(failed, 0, 1)
    silence()
    expect(await hear(good, 2)).toEqual([])
    speak()
    expect(await hear(good, 3)).toEqual(saying('has recovered'))
  })

  test.each(['there', 'away'])(
    'on the failing day keeps nobody from hearing of the recovery, with the database %s',
    async (database) => {
      // The run claims for a moment only.
      scene.timing.leastMs = scene.timing.functionMs - scene.timing.tellMs - 500
      await hear('for real', 0)
      bench.blobs.gate.judge(() => 'vanish')
      if (database === 'away') bench.gate.judge(() => 'vanish')
      scene.linkedin.faults.set('posts', { kind: 'status', status: 503 })
      expect(await hear('for real', 1)).toEqual(saying('has failed today'))
      bench.gate.open()
      scene.linkedin.faults.clear()
      expect(await hear('for real', 2)).toEqual([])
      bench.blobs.gate.open()
      expect(await hear('for real', 3, 4)).toEqual(saying('has recovered'))
    },
  )

  test('makes the health address red, and its token unknown', async () => {
    await hear(good, 0)
    silence()
    const { status, body } = await ask()
    expect(status).toBe(503)
    expect(body).toMatchObject({ token: null })
    expect(body.faults).toContain('store_unreadable')
  })

  test('keeps a damaged memory from nothing: it counts as none', async () => {
    const store = bench.blobs.store('sync-watch')
    await store.set('memory', '{"goodAt":')
    expect(await hear(failed, 0, 1)).toEqual(saying('has failed since 2026-11-20'))
  })
})

describe('the heartbeat', () => {
  test('says after each scheduled run whether it was good', async () => {
    await hear(good, 0)
    await hear(failed, 1)
    await hear({ state: 'other' }, 2)
    await hear(good, 3)
    expect(alerts.heartbeats.toReversed()).toEqual(['good', 'fail', 'good'])
  })

  test('keeps the rest of its address', async () => {
    scene.env.HEARTBEAT_URL = `${alerts.heartbeatUrl}/?create=1`
    await hear(failed, 0)
    expect(alerts.heartbeats).toEqual(['fail'])
  })

  test.each(['nowhere', 'http://127.0.0.1:9/'])('is no run’s failure: %s', async (url) => {
    scene.env.HEARTBEAT_URL = url
    expect(await hear(failed, 0, 1)).toHaveLength(1)
    expect(scene.lines.join()).toMatch(/HEARTBEAT_URL is not valid|heartbeat could not be sent/)
  })
})

test('the scheduled function tells the owner of a setting that is missing', async () => {
  for (const [name, value] of Object.entries(scene.env)) vi.stubEnv(name, value)
  vi.stubEnv('LINKEDIN_ORGANIZATION_ID', '')
  await syncLinkedInPosts()
  expect(await hear(good)).toEqual(saying('A setting is missing or has a wrong form'))
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
  test('refuses a query, for which the CDN would ask it again', async () => {
    const answer = await health(new Request('https://site.example/api/health?x=1'))
    expect(answer.status).toBe(404)
  })

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
    await hear(good, (Date.now() - start) / dayMs)
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
      photos: { dailyLimit: 7, left: 5, trouble: null },
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
