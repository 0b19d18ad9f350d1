import { expect, test } from 'vitest'
import type { Endpoint, Fault } from '../../../local/linkedin/faults.ts'
import type { SamplePost } from '../../../local/linkedin/sample-posts.ts'
import { image } from '../../../local/linkedin/sample-pictures.ts'
import { engines } from '../supabase/engines.ts'
import { quick, setUpBench, type Scene } from './bench.ts'
import type { Verdict } from './gate.ts'
import { plainPost, plainPosts } from './plain-post.ts'
import { seededRandom, type Random } from './seeded-random.ts'

/** SOAK=200 for a longer one. */
const syncs = Number(process.env.SOAK ?? 20)
const seed = 20_261_120
// All within the span that one sync reads.
const mostPosts = 45

// One run at a time here: a row that is still running is a run that died.
const hasty = { requestMs: 50, budgetMs: 400, staleSeconds: 0 }

const endpoints: Endpoint[] = [
  'posts',
  'socialMetadata',
  'shareStatistics',
  'images',
  'videos',
  'organizations',
  'media',
]
const faults: Fault[] = [
  ...[401, 403, 426, 429, 500, 502, 503].map((status): Fault => ({ kind: 'status', status })),
  { kind: 'silence' },
  { kind: 'reset' },
  { kind: 'truncate' },
  { kind: 'not_json' },
  { kind: 'body', body: { elements: [], results: {} } },
]

// On PostgreSQL where there is one.
const bench = setUpBench(engines.at(-1))

test(`${syncs} syncs with random faults lose no post and double none`, async () => {
  const random = seededRandom(seed)
  const posts = plainPosts(30)
  const scene = await bench.open({ posts, pageLimit: 20 }, hasty)
  const everStored = new Set<string>()

  for (let sync = 0; sync < syncs; sync += 1) {
    changeWorld(random, posts, -sync)
    breakThings(scene, random)
    await scene.schedule()
    // Read once: the database may still finish what a sync no longer waits for.
    const stored = (await bench.rows()).map(({ id }) => id)
    for (const id of stored) everStored.add(id)
    // Hidden perhaps, but there.
    expect(stored).toHaveLength(everStored.size)
  }

  scene.linkedin.faults.clear()
  bench.gate.open()
  Object.assign(scene.timing, { ...quick, staleSeconds: 0 })
  await scene.schedule()
  expect(await bench.lastRun()).toMatchObject({ outcome: 'succeeded' })

  const held = posts.filter((post) => !post.visibility && !post.lifecycleState)
  const visible = await bench.visible()
  expect(visible.map((row) => [row.id, row.text, row.likes, row.image_url !== null])).toEqual(
    held
      .toSorted((a, b) => a.ageHours - b.ageHours)
      .map((post) => [
        post.urn,
        post.commentary,
        post.counts.reactions.LIKE,
        Boolean(post.content),
      ]),
  )

  const { blobs } = await bench.blobs.store('news-images').list()
  expect(new Set(blobs.map(({ key }) => `/api/news-image/${key}`))).toEqual(
    new Set(visible.flatMap((row) => row.image_url ?? [])),
  )

  const runs = await bench.runs()
  const outcomes = new Set(runs.map((run) => run.outcome))
  expect([...outcomes].toSorted()).toEqual(
    expect.arrayContaining(['abandoned', 'failed', 'partial', 'succeeded']),
  )
})

function breakThings(scene: Scene, random: Random) {
  scene.linkedin.faults.clear()
  bench.gate.open()
  if (random.chance(0.2)) return
  const count = 1 + random.below(3)
  for (let fault = 0; fault < count; fault += 1) {
    scene.linkedin.faults.set(random.pick(endpoints), random.pick(faults), 1 + random.below(6))
  }
  if (random.chance(0.25)) {
    const verdict = random.pick<Verdict>(['refuse', 'vanish'])
    let left = random.below(8)
    const isForGood = random.chance(0.5)
    bench.gate.judge(() => {
      left -= 1
      return left === 0 || (isForGood && left < 0) ? verdict : 'pass'
    })
  }
}

/** LinkedIn's page lives on: posts are added, edited, deleted, withdrawn and shown again. */
function changeWorld(random: Random, posts: SamplePost[], newest: number) {
  if (random.chance(0.3) && posts.length < mostPosts) {
    const content = random.chance(0.5)
      ? { content: { media: { id: image(random.pick(['cue', 'kit', 'float', 'compare'])) } } }
      : {}
    posts.push(plainPost(newest, { ...content, ageHours: newest / 100 }))
  }
  const index = random.below(posts.length)
  const post = posts[index]
  if (post && random.chance(0.3)) {
    const likes = random.below(2000)
    posts[index] = {
      ...post,
      commentary: `${post.commentary} Edited.`,
      counts: { ...post.counts, reactions: { LIKE: likes } },
    }
  } else if (post && random.chance(0.1) && posts.length > 25) {
    posts.splice(index, 1)
  } else if (post && random.chance(0.1)) {
    posts[index] = { ...post, visibility: post.visibility ? undefined : 'LOGGED_IN' }
  }
}
