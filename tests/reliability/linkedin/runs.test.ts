import { describe, expect, test, vi } from 'vitest'
import { cannotLoad } from '../../../netlify/linkedin/answer-fetch-posts.ts'
import { timing } from '../../../netlify/linkedin/settings.ts'
import { engines } from '../supabase/engines.ts'
import { setUpBench, type Bench, type Scene } from './bench.ts'
import { eightPictured, plainPosts } from './plain-post.ts'

// Fifty callers who look every 50 ms would be all that the database does.
const crowd = { pollMs: timing.pollMs, budgetMs: 30_000, requestMs: 20_000 }

/** Fifty visitors at once. */
async function crowdOf(scene: Scene) {
  return Promise.all(Array.from({ length: 50 }, async () => scene.call()))
}

/** How the runs of a bench ended, the oldest first. */
async function outcomesOf(bench: Bench) {
  return (await bench.runs()).map(({ outcome }) => outcome)
}

describe.each(engines)('runs that meet each other, on $name', (engine) => {
  const bench = setUpBench(engine)

  test('50 simultaneous calls cause one run, and all get its outcome', async () => {
    const scene = await bench.open({}, crowd)
    const calls = await crowdOf(scene)
    // A caller who comes when the first batch is stored finds posts, and need not wait.
    for (const { status, answer } of calls) {
      expect({ status, ...answer }).toMatchObject({ status: 200, success: true })
      expect([20, 22]).toContain(answer.success && answer.posts)
    }
    expect(await bench.runs()).toHaveLength(1)
    expect(scene.requestsTo('posts')).toHaveLength(1)
  })

  test('the scheduled run waits for a run under way and then runs', async () => {
    const scene = await bench.open({ posts: plainPosts(3) })
    const call = scene.call()
    await expect.poll(async () => bench.runs(), { interval: 5 }).toHaveLength(1)
    await Promise.all([call, scene.schedule()])
    expect(await outcomesOf(bench)).toEqual(['succeeded', 'succeeded'])
  })

  test.each([
    ['in an outage', false, 'access_denied'],
    ['behind a killed run', true, 'posts'],
    ['behind a killed run, in an outage', true, 'access_denied'],
  ])('50 callers %s get the outcome of one run', async (_, isBehind, outcome) => {
    const scene = await bench.open({ posts: plainPosts(3) }, { ...crowd, claimMs: timing.claimMs })
    const isOutage = outcome !== 'posts'
    if (isOutage) scene.linkedin.faults.set('posts', { kind: 'status', status: 403 })
    if (isBehind) await bench.addRun(timing.staleSeconds - 3)
    const calls = await crowdOf(scene)
    const told = new Set(calls.map(({ answer }) => (answer.success ? 'posts' : answer.code)))
    // Who comes back to the database after the run has ended meets its cool-down.
    if (isOutage) told.delete('cooling_down')
    expect([...told]).toEqual([outcome])
    expect(scene.requestsTo('posts')).toHaveLength(1)
    expect((await bench.runs()).map((run) => run.error_code)).toEqual([
      ...(isBehind ? ['run_abandoned'] : []),
      isOutage ? outcome : null,
    ])
  })

  test('a caller who waits too long is told so, and begins no run that would have no time', async () => {
    const scene = await bench.open({}, { leastMs: 60_000, claimMs: 0 })
    scene.env.SYNC_CALL_SECONDS = '1.5'
    await bench.addRun(-60)
    let looks = 0
    bench.gate.judge(({ method }) => {
      if (method === 'GET') looks += 1
      return 'pass'
    })
    const call = scene.call()
    await expect.poll(() => looks).toBeGreaterThan(0)
    // Its lock is free from now on.
    await bench.database.query(
      `update public.sync_runs set started_at = started_at - interval '1 hour'`,
    )
    const { status, headers, answer } = await call
    expect({ status, code: answer.code }).toEqual({ status: 503, code: 'run_under_way' })
    expect(headers.get('retry-after')).toBe('5')
    expect(await outcomesOf(bench)).toEqual(['running'])
  })

  test('the scheduled run outlasts a killed run whose lock becomes stale in its time', async () => {
    // The deployed function's own times.
    const { budgetMs, leastMs, staleSeconds } = timing
    const scene = await bench.open({ posts: plainPosts(3) }, { budgetMs, leastMs, staleSeconds })
    await bench.addRun(staleSeconds - 1)
    await scene.schedule()
    expect(await outcomesOf(bench)).toEqual(['abandoned', 'succeeded'])
  })
})

describe('runs', () => {
  const bench = setUpBench()

  test('with posts in the table a visitor’s call succeeds at once and asks LinkedIn nothing', async () => {
    const scene = await bench.openSynced()
    scene.linkedin.requests.length = 0
    const { status, answer } = await scene.call()
    expect({ status, answer }).toEqual({ status: 200, answer: { success: true, posts: 22 } })
    expect(scene.linkedin.requests).toHaveLength(0)
    expect(await bench.runs()).toHaveLength(1)
  })

  test('a claim that makes no sense is a fault of ours, and an answer all the same', async () => {
    const scene = await bench.open()
    const spy = vi.mocked(console.error).mockImplementation(() => undefined)
    bench.gate.judge(({ url }) => (url?.includes('claim_sync_run') ? 'babble' : 'pass'))
    const { status, answer } = await scene.call()
    expect(status).toBe(500)
    expect(answer).toMatchObject({ success: false, code: 'internal_error' })
    spy.mockClear()
  })

  test('after a failure, calls are answered from its row until the cool-down is over', async () => {
    const scene = await bench.open({ posts: plainPosts(3) })
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
    const scene = await bench.open()
    scene.linkedin.faults.set('posts', { kind: 'status', status: 429, retryAfter: 2000 })
    await scene.call()
    expect(Number((await scene.call()).headers.get('retry-after'))).toBeGreaterThan(1990)
    scene.linkedin.faults.set('posts', { kind: 'status', status: 429, retryAfter: 5 })
    await scene.schedule()
    expect(Number((await scene.call()).headers.get('retry-after'))).toBeGreaterThan(290)
  })

  test('the scheduled run runs in spite of a cool-down', async () => {
    const scene = await bench.open()
    scene.linkedin.faults.set('posts', { kind: 'status', status: 500 })
    await scene.call()
    scene.linkedin.faults.clear()
    await scene.schedule()
    expect(await bench.lastRun()).toMatchObject({ trigger: 'scheduled', outcome: 'succeeded' })
  })

  test('a caller has time to outlast any lock and to run after it', () => {
    const { claimMs, staleSeconds, callMs, budgetMs } = timing
    expect(callMs - staleSeconds * 1000 - claimMs).toBeGreaterThan(budgetMs / 2)
  })

  test('the scheduled run begins none that would have no time', async () => {
    const scene = await bench.open({}, { budgetMs: 1000, leastMs: 400 })
    await bench.addRun(-60)
    await scene.schedule()
    expect(await outcomesOf(bench)).toEqual(['running'])
    expect(scene.lines.join()).toContain('Another run is still under way')
  })

  test('the scheduled run tries again when the database was away for a moment', async () => {
    const scene = await bench.open({ posts: plainPosts(3) })
    let claims = 0
    bench.gate.judge(({ url }) => {
      if (url?.includes('claim_sync_run')) claims += 1
      return claims < 3 ? 'vanish' : 'pass'
    })
    await scene.schedule()
    expect(claims).toBe(3)
    expect(await outcomesOf(bench)).toEqual(['succeeded'])
  })

  test('the scheduled run does not ask again what the database refused', async () => {
    const scene = await bench.open()
    let claims = 0
    bench.gate.judge(() => {
      claims += 1
      return 'refuse'
    })
    await scene.schedule()
    expect(claims).toBe(1)
    expect(scene.lines.join()).toContain('database_refused')
  })

  test('a run out of time stops with what it has, and the next one goes on', async () => {
    const scene = await bench.open({ posts: eightPictured() })
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
    const scene = await bench.openSynced({ posts })
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
    const scene = await bench.open({}, { budgetMs: 300, requestMs: 20_000 })
    scene.linkedin.faults.set('posts', { kind: 'silence' })
    await scene.schedule()
    expect(await bench.lastRun()).toMatchObject({ outcome: 'failed', error_code: 'out_of_time' })
  })

  test('a fault of ours ends the run as internal_error and is logged as an error', async () => {
    const scene = await bench.open()
    const errors: string[] = []
    const spy = vi
      .mocked(console.error)
      .mockImplementation((line) => void errors.push(String(line)))
    bench.gate.judge(({ method, url }) =>
      method === 'GET' && url?.startsWith('/rest/v1/linkedin_posts') ? 'babble' : 'pass',
    )
    await scene.schedule()
    expect(await bench.lastRun()).toMatchObject({ outcome: 'failed', error_code: 'internal_error' })
    expect(errors.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ level: 'error' }])
    spy.mockClear()
  })
})
