import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LocalAlerts } from '../../../local/services/alerts.ts'
import { serveLoopback, type Served } from '../../../local/serve-loopback.ts'
import { workDaily } from '../../../netlify/daily/work-daily.ts'
import { timing, type Timing } from '../../../netlify/linkedin/settings.ts'
import { setUpBench, type Scene } from '../linkedin/bench.ts'
import { plainPosts } from '../linkedin/plain-post.ts'

/** Of a scheduled function, in milliseconds. See https://docs.netlify.com/functions/scheduled-functions. */
const limitMs = 30_000
/** How much quicker than the deployed function the tests are: its times, all of them, by this. */
const faster = 5
const scaled = Object.fromEntries(
  Object.entries(timing).map(([name, value]) => [name, Math.round(value / faster)]),
) as Timing

const bench = setUpBench()
let scene: Scene
let alerts: LocalAlerts
let silent: Served
beforeAll(async () => {
  silent = await serveLoopback(async () => new Promise<Response>(() => undefined))
})
afterAll(async () => silent.close())

async function open() {
  scene = await bench.open({ posts: plainPosts(3) })
  alerts = await scene.hear()
  scene.env.OPENAI_API_KEY = 'a-key'
  scene.env.LINKEDIN_REFRESH_TOKEN = scene.linkedin.tokens.refreshToken
}

/** How long the scheduled function would take on an idle machine, in milliseconds. */
async function work(slower: Partial<Timing> = {}) {
  const startedAt = performance.now()
  const lateMs = watchLateness()
  await workDaily(scene.env, { ...scaled, ...slower })
  return (performance.now() - startedAt - lateMs()) * faster
}

/** Returns by how many milliseconds this process's timers have been late from now on: what a busy machine costs. */
function watchLateness() {
  const everyMs = 5
  let last = performance.now()
  let lateMs = 0
  const timer = setInterval(() => {
    const now = performance.now()
    lateMs += Math.max(0, now - last - everyMs)
    last = now
  }, everyMs)
  return () => {
    clearInterval(timer)
    return lateMs
  }
}

test('a slow run and a silent store leave time to tell the owner', async () => {
  await open()
  bench.blobs.gate.judge(() => 'hold')
  scene.linkedin.faults.set('posts', { kind: 'drip' })
  // A database on a busy machine is not what this is about.
  expect(await work({ databaseMs: timing.databaseMs })).toBeLessThan(limitMs)
  expect(alerts.messages).toEqual([expect.stringContaining('The daily LinkedIn sync failed.')])
  expect(alerts.heartbeats).toEqual(['fail'])
  expect(await bench.lastRun()).toMatchObject({ outcome: 'failed' })
})

test('the function ends in time though everything that it asks is silent', async () => {
  await open()
  const url = `http://127.0.0.1:${silent.port}/`
  Object.assign(scene.env, { ALERT_WEBHOOK_URL: url, HEARTBEAT_URL: url })
  bench.blobs.gate.judge(({ method }) => (method === 'GET' ? 'pass' : 'hold'))
  bench.gate.judge(({ url: path }) => (path?.includes('claim_sync_run') ? 'pass' : 'hold'))
  scene.linkedin.faults.set('posts', { kind: 'silence' })
  expect(await work()).toBeLessThan(limitMs)
})

test('what is silent from the first claim on ends in time, too', async () => {
  await open()
  bench.gate.judge(() => 'hold')
  bench.blobs.gate.judge(() => 'hold')
  expect(await work()).toBeLessThan(limitMs)
  expect(alerts.messages).toHaveLength(1)
})
