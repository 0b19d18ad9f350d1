import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { image } from '../../../local/linkedin/sample-pictures.ts'
import { cannotLoad } from '../../../netlify/linkedin/fetch-posts.ts'
import { timing } from '../../../netlify/linkedin/settings.ts'
import { engines } from '../supabase/engines.ts'
import { startBench, type Bench, type Scene } from './bench.ts'
import { plainPost, plainPosts } from './plain-post.ts'
import { documented } from '../documented.ts'

// Fifty callers who look every 50 ms would be all that the database does.
const crowd = { pollMs: timing.pollMs, budgetMs: 30_000, requestMs: 20_000 }

const patient = { timeout: 60_000 }
const figures: string[][] = []

describe.each(engines)('runs on $name', (engine) => {
  let bench: Bench
  let scene: Scene
  beforeAll(async () => {
    bench = await startBench(engine)
  })
  afterEach(async () => scene.close())
  afterAll(async () => bench.close())

  test('with posts in the table a visitor’s call succeeds at once and asks LinkedIn nothing', async () => {
    scene = await bench.open()
    await scene.schedule()
    scene.linkedin.requests.length = 0
    const { status, answer } = await scene.call()
    expect({ status, answer }).toEqual({ status: 200, answer: { success: true, posts: 22 } })
    expect(scene.linkedin.requests).toHaveLength(0)
    expect(await bench.runs()).toHaveLength(1)
  })

  test('50 simultaneous calls cause one run, and all get its outcome', patient, async () => {
    scene = await bench.open({}, crowd)
    const started = performance.now()
    const calls = await Promise.all(Array.from({ length: 50 }, async () => scene.call()))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    // A caller who comes when the first batch is stored finds posts, and need not wait.
    for (const { status, answer } of calls) {
      expect({ status, ...answer }).toMatchObject({ status: 200, success: true })
      expect([20, 22]).toContain(answer.success && answer.posts)
    }
    expect(await bench.runs()).toHaveLength(1)
    expect(scene.requestsTo('posts')).toHaveLength(1)
    const asked = scene.linkedin.requests.length
    figures.push([engine.name, '50', '1', `${asked}`, `50 of 50`, `${seconds} s`])
  })

  test('a claim that makes no sense is a fault of ours, and an answer all the same', async () => {
    scene = await bench.open()
    const spy = vi.mocked(console.error).mockImplementation(() => undefined)
    bench.gate.judge(({ url }) => (url?.includes('claim_sync_run') ? 'babble' : 'pass'))
    const { status, answer } = await scene.call()
    expect(status).toBe(500)
    expect(answer).toMatchObject({ success: false, code: 'internal_error' })
    spy.mockClear()
  })

  test(
    '50 simultaneous calls into an outage cause one run, and all get its failure',
    patient,
    async () => {
      scene = await bench.open({}, crowd)
      scene.linkedin.faults.set('posts', { kind: 'status', status: 403 })
      const calls = await Promise.all(Array.from({ length: 50 }, async () => scene.call()))
      const codes = new Set(calls.map((call) => call.answer.code))
      expect([...codes].filter((code) => code !== 'cooling_down')).toEqual(['access_denied'])
      expect(await bench.runs()).toHaveLength(1)
      expect(scene.requestsTo('posts')).toHaveLength(1)
    },
  )

  test('after a failure, calls are answered from its row until the cool-down is over', async () => {
    scene = await bench.open({ posts: plainPosts(3) })
    scene.env.SYNC_COOLDOWN_SECONDS = '30'
    scene.linkedin.faults.set('posts', { kind: 'status', status: 403 })
    await scene.call()
    scene.linkedin.faults.clear()
    scene.linkedin.requests.length = 0
    const { status, headers, answer } = await scene.call()
    expect(status).toBe(503)
    expect(answer).toMatchObject({ success: false, code: 'cooling_down' })
    expect(answer).toHaveProperty('error', cannotLoad)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(30)
    expect(scene.linkedin.requests).toHaveLength(0)
    await bench.database.query(
      `update public.sync_runs set ended_at = ended_at - interval '31 seconds'`,
    )
    expect((await scene.call()).answer).toEqual({ success: true, posts: 3 })
  })

  test('LinkedIn’s Retry-After makes the cool-down longer, never shorter', async () => {
    scene = await bench.open()
    scene.linkedin.faults.set('posts', { kind: 'status', status: 429, retryAfter: 2000 })
    await scene.call()
    expect(Number((await scene.call()).headers.get('retry-after'))).toBeGreaterThan(1990)
    scene.linkedin.faults.set('posts', { kind: 'status', status: 429, retryAfter: 5 })
    await scene.schedule()
    expect(Number((await scene.call()).headers.get('retry-after'))).toBeGreaterThan(290)
  })

  test('the scheduled run runs in spite of a cool-down', async () => {
    scene = await bench.open()
    scene.linkedin.faults.set('posts', { kind: 'status', status: 500 })
    await scene.call()
    scene.linkedin.faults.clear()
    await scene.schedule()
    expect(await bench.lastRun()).toMatchObject({ trigger: 'scheduled', outcome: 'succeeded' })
  })

  test('the scheduled run waits for a run under way and then runs', async () => {
    scene = await bench.open({ posts: plainPosts(3) })
    const call = scene.call()
    await expect.poll(async () => bench.runs(), { interval: 5 }).toHaveLength(1)
    await Promise.all([call, scene.schedule()])
    expect((await bench.runs()).map((run) => run.outcome)).toEqual(['succeeded', 'succeeded'])
  })

  test('a caller who waits takes over the lock of a killed run in the same call', async () => {
    scene = await bench.open({ posts: plainPosts(3) }, { claimMs: timing.claimMs })
    await lockFor(timing.staleSeconds - 3)
    expect((await scene.call()).answer).toEqual({ success: true, posts: 3 })
    expect((await bench.runs()).map((run) => run.outcome)).toEqual(['abandoned', 'succeeded'])
  })

  test('of 50 callers who wait for the lock of a killed run all get posts', patient, async () => {
    scene = await bench.open({ posts: plainPosts(3) }, { ...crowd, claimMs: timing.claimMs })
    await lockFor(timing.staleSeconds - 3)
    const calls = await Promise.all(Array.from({ length: 50 }, async () => scene.call()))
    const answers = calls.map(({ status, answer }) => ({ status, ...answer }))
    expect(answers).toEqual(calls.map(() => ({ status: 200, success: true, posts: 3 })))
    expect((await bench.runs()).map((run) => run.outcome)).toEqual(['abandoned', 'succeeded'])
  })

  test('a caller who waits begins no run that would have no time', async () => {
    scene = await bench.open({}, { callMs: 1500, leastMs: 1000, claimMs: 100, staleSeconds: 1 })
    await lockFor(0)
    expect((await scene.call()).answer).toMatchObject({ code: 'run_under_way' })
    expect((await bench.runs()).map((run) => run.outcome)).toEqual(['running'])
  })

  test('a caller has time to outlast any lock and to run after it', () => {
    const { claimMs, staleSeconds, callMs, budgetMs } = timing
    expect(callMs - staleSeconds * 1000 - claimMs).toBeGreaterThan(budgetMs / 2)
  })

  test('the scheduled run outlasts a killed run whose lock becomes stale in its time', async () => {
    // The deployed function's own times.
    const { budgetMs, leastMs, staleSeconds } = timing
    scene = await bench.open({ posts: plainPosts(3) }, { budgetMs, leastMs, staleSeconds })
    await lockFor(staleSeconds - 1)
    await scene.schedule()
    expect((await bench.runs()).map((run) => run.outcome)).toEqual(['abandoned', 'succeeded'])
  })

  test('the scheduled run begins none that would have no time', async () => {
    // The lock becomes stale once the budget is used up.
    scene = await bench.open({}, { budgetMs: 1000, leastMs: 400 })
    await lockFor(timing.staleSeconds - 5)
    await scene.schedule()
    expect((await bench.runs()).map((run) => run.outcome)).toEqual(['running'])
    expect(scene.lines.join()).toContain('Another run is still under way')
  })

  test('the scheduled run tries again when the database was away for a moment', async () => {
    scene = await bench.open({ posts: plainPosts(3) })
    let claims = 0
    bench.gate.judge(({ url }) => {
      if (url?.includes('claim_sync_run')) claims += 1
      return claims < 3 ? 'vanish' : 'pass'
    })
    await scene.schedule()
    expect(claims).toBe(3)
    expect((await bench.runs()).map((run) => run.outcome)).toEqual(['succeeded'])
  })

  test('the scheduled run does not ask again what the database refused', async () => {
    scene = await bench.open()
    let claims = 0
    bench.gate.judge(() => {
      claims += 1
      return 'refuse'
    })
    await scene.schedule()
    expect(claims).toBe(1)
    expect(scene.lines.join()).toContain('database_refused')
  })

  test('a caller who waits too long is told so', async () => {
    scene = await bench.open()
    scene.env.SYNC_CALL_SECONDS = '0.2'
    await bench.database.query(`insert into public.sync_runs (trigger) values ('scheduled')`)
    const { status, headers, answer } = await scene.call()
    expect(status).toBe(503)
    expect(answer).toMatchObject({ success: false, code: 'run_under_way' })
    expect(headers.get('retry-after')).toBe('5')
  })

  test('a lock that has expired is taken over, and its row says so', async () => {
    scene = await bench.open({ posts: plainPosts(3) })
    await bench.database.query(
      `insert into public.sync_runs (trigger, started_at) values ('scheduled', now() - interval '31 seconds')`,
    )
    expect((await scene.call()).answer).toEqual({ success: true, posts: 3 })
    expect((await bench.runs()).map((run) => [run.outcome, run.error_code])).toEqual([
      ['abandoned', 'run_abandoned'],
      ['succeeded', null],
    ])
  })

  test('a run out of time stops with what it has, and the next one goes on', async () => {
    const names = ['cue', 'dress-1', 'dress-2', 'dress-3', 'backout', 'kit', 'tested', 'measured']
    const posts = names.map((name, n) =>
      plainPost(n + 1, { content: { media: { id: image(name) } } }),
    )
    scene = await bench.open({ posts })
    const time = new AbortController()
    let served = 0
    scene.linkedin.faults.take = (endpoint) => {
      if (endpoint === 'media') served += 1
      if (served <= 5) return undefined
      time.abort()
      return { kind: 'silence' }
    }
    await scene.schedule(time.signal)
    expect(await bench.lastRun()).toMatchObject({
      outcome: 'partial',
      error_code: 'out_of_time',
      stored: 8,
      pictures: 5,
    })
    served = -100
    await scene.schedule()
    expect(await bench.lastRun()).toMatchObject({ outcome: 'succeeded', pictures: 3 })
  })

  test('a run out of time while it hides posts has stored the others all the same', async () => {
    const posts = plainPosts(3)
    scene = await bench.open({ posts })
    await scene.schedule()
    posts.splice(1, 1)
    posts[0] = { ...posts[0]!, commentary: 'Edited.' }
    const time = new AbortController()
    bench.gate.judge(({ method, url }) => {
      if (method !== 'PATCH' || !url?.startsWith('/rest/v1/linkedin_posts')) return 'pass'
      time.abort()
      return 'hold'
    })
    await scene.schedule(time.signal)
    expect(await bench.lastRun()).toMatchObject({
      outcome: 'partial',
      error_code: 'out_of_time',
      stored: 2,
      hidden: 0,
      retry_after_seconds: null,
    })
    expect((await bench.visible())[0]?.text).toBe('Edited.')
  })

  test('a run ends with its budget', async () => {
    scene = await bench.open({}, { budgetMs: 300, requestMs: 20_000 })
    scene.linkedin.faults.set('posts', { kind: 'silence' })
    await scene.schedule()
    expect(await bench.lastRun()).toMatchObject({ outcome: 'failed', error_code: 'out_of_time' })
  })

  test('a fault of ours ends the run as internal_error and is logged as an error', async () => {
    scene = await bench.open()
    const errors: string[] = []
    const spy = vi
      .mocked(console.error)
      .mockImplementation((line) => void errors.push(String(line)))
    await bench.database.query(
      `insert into public.linkedin_posts (id, title, author, url, created_at) values ('x', 't', '"n"', 'u', 'infinity')`,
    )
    await scene.schedule()
    expect(await bench.lastRun()).toMatchObject({ outcome: 'failed', error_code: 'internal_error' })
    expect(errors.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ level: 'error' }])
    spy.mockClear()
  })

  /** A run that has had the lock for so many seconds already, and never ends. */
  async function lockFor(seconds: number) {
    await bench.database.query(
      `insert into public.sync_runs (trigger, started_at)
       values ('request', clock_timestamp() - make_interval(secs => $1))`,
      [seconds],
    )
  }
})

test('docs/reliability.md says what fifty callers got', () => {
  // The last cell is a time, which depends on the machine.
  const written = documented('load').map((row) => row.slice(0, -1))
  expect(written).toEqual(expect.arrayContaining(figures.map((row) => row.slice(0, -1))))
})
