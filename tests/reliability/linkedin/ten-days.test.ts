import { afterAll, beforeAll, expect, test } from 'vitest'
import { timing } from '../../../netlify/linkedin/settings.ts'
import { engines } from '../supabase/engines.ts'
import { startBench, type Bench, type Scene } from './bench.ts'
import { plainPosts } from './plain-post.ts'

const visitors = 12
const days = Array.from({ length: 10 }, (_, index) => index + 1)

let bench: Bench
let scene: Scene
beforeAll(async () => {
  bench = await startBench(engines[0]!)
  const hasty = { claimMs: 300 }
  scene = await bench.open({ posts: plainPosts(3) }, hasty)
  scene.env.SYNC_COOLDOWN_SECONDS = '3600'
})
afterAll(async () => {
  await scene.close()
  await bench.close()
})

test('on ten days whose run is killed each visitor gets posts, or is told what is wrong at LinkedIn', async () => {
  for (const day of days) {
    await aDayPasses()
    // Every third day LinkedIn denies access to the visitor's run that takes over.
    const isDenied = day % 3 === 0
    if (isDenied) scene.linkedin.faults.set('posts', { kind: 'status', status: 403 })
    const told = new Set(await crowd())
    scene.linkedin.faults.clear()
    // Who comes back to the database after the run has ended meets its cool-down.
    told.delete(isDenied ? 'cooling_down' : '')
    expect([...told], `day ${day}`).toEqual([isDenied ? 'access_denied' : 'posts'])
  }
  const outcomes = (await bench.runs()).map(({ outcome }) => outcome)
  expect(outcomes.filter((outcome) => outcome === 'abandoned')).toHaveLength(days.length)
  // One run a day besides, whoever came.
  expect(outcomes).toHaveLength(2 * days.length)
}, 60_000)

async function crowd() {
  const calls = await Promise.all(Array.from({ length: visitors }, async () => scene.call()))
  return calls.map(({ answer }) => (answer.success ? 'posts' : answer.code))
}

/** All that happened is a day older, the table is empty, and this morning's run has just been killed. */
async function aDayPasses() {
  await bench.database.query('delete from public.linkedin_posts')
  await bench.database.query(
    `update public.sync_runs
     set started_at = started_at - interval '1 day', ended_at = ended_at - interval '1 day'`,
  )
  await bench.database.query(
    `insert into public.sync_runs (trigger, started_at)
     values ('scheduled', clock_timestamp() - make_interval(secs => $1))`,
    [timing.staleSeconds - 1],
  )
}
