import type { Context } from '@netlify/functions'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { startCdn, type LocalCdn } from '../../../local/services/cdn.ts'
import type { SamplePost } from '../../../local/linkedin/sample-posts.ts'
import { image } from '../../../local/linkedin/sample-pictures.ts'
import newsImage from '../../../netlify/functions/news-image.ts'
import news, { config } from '../../../netlify/functions/news.ts'
import { picturePath } from '../../../netlify/linkedin/picture-store.ts'
import { NewsAnswer } from '../../../src/contracts/linkedin-post.ts'
import { paths } from '../../../src/paths.ts'
import { setUpBench, type Scene } from './bench.ts'
import { pictured, plainPost, plainPosts } from './plain-post.ts'

const address = 'https://site.example/api/news'
const dayMs = 86_400_000

function withPicture(n: number, name: string) {
  return pictured(n, image(name))
}

function pathOf(name: string) {
  return picturePath(image(name))
}

async function textsOf(response: Response) {
  const { posts } = NewsAnswer.parse(await response.json())
  return posts.map((post) => (post as { text: string }).text)
}

/** Netlify gives a resized picture the headers of its source. */
async function servePicture(request: Request) {
  const { searchParams, pathname } = new URL(request.url)
  const path = searchParams.get('url') ?? pathname
  const params = { key: path.replace('/api/news-image/', '') }
  return newsImage(new Request(new URL(path, address)), { params } as Partial<Context> as Context)
}

describe('reading the news through a cache that honours the headers', () => {
  const bench = setUpBench()
  let scene: Scene
  let cdn: LocalCdn
  let now: number
  /** Reads of the table, as the database sees them. */
  let queries: number
  afterEach(async () => {
    vi.unstubAllEnvs()
    await cdn.close()
  })

  async function open(posts = plainPosts(25)) {
    now = Date.now()
    cdn = await startCdn(() => now)
    scene = await bench.open({ posts })
    queries = 0
    count()
    const settings = {
      ...scene.env,
      VITE_SUPABASE_ANON_KEY: bench.database.anonKey,
      NETLIFY_API_URL: cdn.apiUrl,
      NETLIFY_PURGE_API_TOKEN: cdn.token,
      SITE_ID: cdn.siteId,
    }
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
    return posts
  }

  async function openSynced(posts?: SamplePost[]) {
    const opened = await open(posts)
    await scene.schedule()
    return opened
  }

  function count(verdict: 'pass' | 'vanish' = 'pass') {
    bench.gate.judge(({ method, url }) => {
      if (method !== 'GET' || !url?.startsWith('/rest/v1/linkedin_posts')) return verdict
      // The sync's own reads have no limit of twenty.
      if (url.includes('limit=20')) queries += 1
      return verdict
    })
  }

  async function read(headers: Record<string, string> = {}) {
    return (await cdn.answer(new Request(address, { headers }), news))!
  }

  async function picture(path: string) {
    return (await cdn.answer(new Request(new URL(path, address)), servePicture))!
  }

  /** What a picture and its resized copy answer. */
  async function pictures(path: string) {
    return [(await picture(path)).status, (await picture(paths.sized(path, 784))).status]
  }

  async function keptPictures() {
    const { blobs } = await bench.blobs.store('news-images').list()
    return blobs.map(({ key }) => `/api/news-image/${key}`)
  }

  test('10,000 page reads cost the database one query', async () => {
    await openSynced()
    const statuses = new Set<number>()
    for (let visitor = 1; visitor < 10_000; visitor += 1) statuses.add((await read()).status)
    expect([...statuses]).toEqual([200])
    expect(await textsOf(await read())).toHaveLength(20)
    expect(queries).toBe(1)
  })

  test('1,000 visitors who come at once, cold or while it is refreshed, cost one query each time', async () => {
    await openSynced()
    for (const laterMs of [0, 1.5 * dayMs]) {
      now += laterMs
      queries = 0
      const responses = await Promise.all(Array.from({ length: 1000 }, async () => read()))
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
      await expect.poll(() => queries).toBe(1)
    }
  })

  test('a sync that changed a post is seen by the next reader, and one that did not purges nothing', async () => {
    const posts = await openSynced()
    await read()
    await scene.schedule()
    expect((await read()).headers.get('cache-status')).toContain('hit')
    posts[0] = plainPost(1, { commentary: 'Edited.' })
    await scene.schedule()
    expect((await textsOf(await read()))[0]).toBe('Edited.')
    expect(queries).toBe(2)
  })

  test('a post that LinkedIn took away is gone for the next reader', async () => {
    const posts = await openSynced()
    const [first] = await textsOf(await read())
    posts.shift()
    await scene.schedule()
    expect(await textsOf(await read())).not.toContain(first)
  })

  test('the picture of a post that LinkedIn took away is gone, and so are its resized copies', async () => {
    const posts = await openSynced([
      withPicture(1, 'cue'),
      withPicture(2, 'kit'),
      withPicture(3, 'kit'),
      plainPost(4),
    ])
    const [gone, shared] = [pathOf('cue'), pathOf('kit')]
    expect([await pictures(gone), await pictures(shared)]).toEqual([
      [200, 200],
      [200, 200],
    ])
    posts.splice(0, 2)
    await scene.schedule()
    expect([await pictures(gone), await pictures(shared)]).toEqual([
      [404, 404],
      [200, 200],
    ])
    expect(await keptPictures()).toEqual([shared])
  })

  test('the CDN and browsers forget a picture within two days, even if it could not be purged', async () => {
    const posts = await openSynced([withPicture(1, 'cue'), plainPost(2)])
    const [, age] = /max-age=(\d+)$/.exec(
      (await picture(pathOf('cue'))).headers.get('cache-control') ?? '',
    )!
    vi.stubEnv('NETLIFY_PURGE_API_TOKEN', 'an old one')
    posts.shift()
    await scene.schedule()
    expect(scene.lines.join()).toContain('could not be purged')
    now += 2 * dayMs - Number(age) * 1000
    expect(await pictures(pathOf('cue'))).toEqual([404, 404])
  })

  test('no picture is deleted while the table cannot say who shows it, and the next run does it', async () => {
    const posts = await openSynced([withPicture(1, 'cue'), plainPost(2)])
    posts.shift()
    bench.gate.judge(({ url }) => (url?.includes('select=image_url') ? 'refuse' : 'pass'))
    await scene.schedule()
    expect(await keptPictures()).toEqual([pathOf('cue')])
    bench.gate.open()
    await scene.schedule()
    expect(await keptPictures()).toEqual([])
  })

  test('the picture of a post older than all that a run reads stays', async () => {
    const posts = await openSynced([withPicture(1, 'cue'), withPicture(2, 'kit')])
    posts.pop()
    await bench.database.query(
      `update linkedin_posts set created_at = '2020-01-01' where image_url = $1`,
      [pathOf('kit')],
    )
    await bench.database.query(
      `insert into linkedin_posts (id, title, author, url, created_at)
       select 'filler-' || n, 't', '"n"', 'u', '2021-01-01' from generate_series(1, 1000) as n`,
    )
    await scene.schedule()
    expect(await pictures(pathOf('kit'))).toEqual([200, 200])
  })

  test('while the database is down, readers notice nothing', async () => {
    await openSynced()
    await read()
    count('vanish')
    for (const hours of [1, 23, 25, 49]) {
      now += hours * 3_600_000
      const response = await read()
      expect(response.status).toBe(200)
      expect(await textsOf(response)).toHaveLength(20)
    }
  })

  test('keeps no failure and no empty list', async () => {
    await open([])
    expect((await read()).headers.get('cache-control')).toBe('no-store')
    expect(await textsOf(await read())).toEqual([])
    expect(queries).toBe(2)
    count('vanish')
    const away = await read()
    expect(away.status).toBe(503)
    expect(await away.json()).toMatchObject({ code: 'database_unreachable' })
    count()
    scene.linkedin.posts.push(...plainPosts(3))
    await scene.schedule()
    expect(await textsOf(await read())).toHaveLength(3)
  })

  test('says nothing to a browser that has the posts already', async () => {
    await openSynced()
    const etag = (await read()).headers.get('etag') ?? ''
    const again = await read({ 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    const direct = await news(new Request(address, { headers: { 'if-none-match': etag } }))
    expect(direct.status).toBe(304)
    // It would be kept for those who have no posts.
    expect([...direct.headers.keys()].filter((name) => name.startsWith('netlify-'))).toEqual([])
    expect(direct.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  test('shows what row-level security shows to anyone, and leaves out what cannot be read', async () => {
    await openSynced()
    const [hidden, odd] = (await bench.rows()).map((row) => row.id)
    await bench.database.query('update linkedin_posts set hidden_at = now() where id = $1', [
      hidden,
    ])
    await bench.database.query(
      `update linkedin_posts set author = '{"name": "x", "a": 1}' where id = $1`,
      [odd],
    )
    await bench.database.query(`update linkedin_posts set url = 'http://x' where id = $1`, [odd])
    const { posts } = NewsAnswer.parse(await (await read()).json())
    const ids = posts.map((post) => (post as { id: string }).id)
    expect(ids).toHaveLength(19)
    expect(ids).not.toContain(hidden)
    expect(ids).not.toContain(odd)
  })

  test('has one address and one method', async () => {
    await open()
    expect(config.path).toBe('/api/news')
    expect((await news(new Request(`${address}?fresh=1`))).status).toBe(404)
    expect((await news(new Request(address, { method: 'POST' }))).status).toBe(405)
    expect(queries).toBe(0)
  })

  test('without settings says so in the log alone', async () => {
    await open()
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', '')
    const response = await news(new Request(address))
    expect(response.status).toBe(503)
    expect(await response.text()).not.toContain('SUPABASE')
    expect(scene.lines.join()).toContain('VITE_SUPABASE_ANON_KEY')
  })
})
