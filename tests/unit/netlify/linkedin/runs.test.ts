import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { image } from '../../../../local/linkedin/sample-pictures.ts'
import { timing } from '../../../../netlify/linkedin/settings.ts'
import { engines } from '../../supabase/engines.ts'
import { startBench, type Bench, type Scene } from './bench.ts'
import { plainPost, plainPosts } from './plain-post.ts'
import { readSection, table, writeSection } from './reliability-doc.ts'

// Fifty callers who look every 50 ms would be all that the database does.
const crowd = { pollMs: timing.pollMs, waitMs: 40_000, budgetMs: 30_000 }

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
    scene.env.SYNC_COOLDOWN_SECONDS = '1'
    scene.linkedin.faults.set('posts', { kind: 'status', status: 403 })
    await scene.call()
    scene.linkedin.faults.clear()
    scene.linkedin.requests.length = 0
    const { status, headers, answer } = await scene.call()
    expect(status).toBe(503)
    expect(answer).toMatchObject({ success: false, code: 'cooling_down' })
    expect(answer).toHaveProperty('error', expect.stringContaining('LinkedIn denies access'))
    expect(headers.get('retry-after')).toBe('1')
    expect(scene.linkedin.requests).toHaveLength(0)
    await wait(1100)
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

  test('the scheduled run outlasts a killed run whose lock is fresh', async () => {
    scene = await bench.open({ posts: plainPosts(3) }, { staleSeconds: 1, waitMs: 100 })
    await bench.database.query(`insert into public.sync_runs (trigger) values ('request')`)
    await scene.schedule()
    expect((await bench.runs()).map((run) => run.outcome)).toEqual(['abandoned', 'succeeded'])
  })

  test('a caller who waits too long is told so', async () => {
    scene = await bench.open({}, { waitMs: 60 })
    await bench.database.query(`insert into public.sync_runs (trigger) values ('scheduled')`)
    const { status, headers, answer } = await scene.call()
    expect(status).toBe(503)
    expect(answer).toMatchObject({ success: false, code: 'run_under_way' })
    expect(headers.get('retry-after')).toBe('5')
  })

  test('a lock that has expired is taken over, and its row says so', async () => {
    scene = await bench.open({ posts: plainPosts(3) })
    await bench.database.query(
      `insert into public.sync_runs (trigger, started_at) values ('scheduled', now() - interval '46 seconds')`,
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
    scene = await bench.open({ posts }, { budgetMs: 900, requestMs: 2000 })
    let served = 0
    scene.linkedin.faults.take = (endpoint) => {
      if (endpoint === 'media') served += 1
      return endpoint === 'media' && served > 5 ? { kind: 'silence' } : undefined
    }
    await scene.schedule()
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
})

test.runIf(process.env.UPDATE_RELIABILITY)('writes the load figure', async () => {
  const head = [
    'database',
    'calls at once',
    'runs',
    'requests to LinkedIn',
    'successes',
    'last answer after',
  ]
  await writeSection('load', table(head, figures))
  expect(await readSection('load')).toContain('50 of 50')
})
