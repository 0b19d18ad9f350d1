import * as fc from 'fast-check'
import { randomBytes } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { samplePosts } from '../../../local/linkedin/sample-posts.ts'
import { longest, readPosts } from '../../../src/contracts/linkedin-post.ts'
import { company } from '../../../src/site.ts'
import { ownDatabase } from '../supabase/engines.ts'
import { failAfter, setUpBench, type Bench } from './bench.ts'
import { element, page, plainPost, plainPosts, urns } from './plain-post.ts'

const publicPosts = samplePosts.filter((post) => !post.visibility && !post.lifecycleState)
describe('the sync', () => {
  const bench = setUpBench(ownDatabase)

  async function stored(urn: string) {
    return (await bench.rows()).find((row) => row.id === urn)
  }

  test('stores every public post as LinkedIn sent it, and no draft or private one', async () => {
    await bench.openSynced()
    expect(await bench.visibleIds()).toEqual(urns(publicPosts))
    for (const { urn, commentary } of publicPosts) {
      const url = `https://www.linkedin.com/feed/update/${urn}`
      expect(await stored(urn)).toMatchObject({ url, ...(commentary && { text: commentary }) })
    }
    expect(await bench.lastRun()).toMatchObject({
      outcome: 'succeeded',
      fetched: 22,
      stored: 22,
      error_code: null,
    })
  })

  /** What a browser reads from the database, as its contract takes it. */
  async function readAsAnyone() {
    const answer = await fetch(`${bench.database.url}/rest/v1/linkedin_posts?select=*&limit=20`, {
      headers: { apikey: bench.database.anonKey },
    })
    return readPosts(await answer.json())
  }

  test('what anon reads is what the browser’s contract says', async () => {
    await bench.openSynced()
    const posts = await readAsAnyone()
    expect(posts).toHaveLength(20)
    expect(posts?.[0]?.author).toEqual({ name: 'Cuewright' })
  })

  test('derives titles from the text, the article, the poll, the video and the reshare', async () => {
    const scene = await bench.open({
      posts: [
        plainPost(1, { commentary: String.raw`{hashtag|\#|Go} team\! Then more.` }),
        plainPost(2, { commentary: `${'word '.repeat(40)}.` }),
        plainPost(3, {
          commentary: '',
          content: { article: { source: 'x', title: 'An article', description: '' } },
        }),
        plainPost(4, {
          commentary: '',
          content: { media: { id: 'urn:li:video:V1', title: 'A video' } },
        }),
        plainPost(5, { commentary: ' ', reshareOf: 'urn:li:share:42' }),
        plainPost(6, { commentary: '' }),
      ],
    })
    await scene.schedule()
    const titles = (await bench.rows()).map((row) => row.title)
    expect(titles[0]).toBe(String.raw`#Go team\!`)
    expect(titles[1]).toHaveLength(120)
    expect(titles.slice(2)).toEqual([
      'An article',
      'A video',
      'Cuewright shared a post',
      'Update from Cuewright',
    ])
    // What was shared has an address alone, which says nothing to a reader.
    const shared = (await bench.rows())[4]
    expect(shared?.text).toMatch(/from another page.*LinkedIn/)
    expect(shared?.text).not.toContain('urn:')
    expect(shared?.url).toBe(`https://www.linkedin.com/feed/update/${shared?.id}`)
  })

  test('a post whose id no index takes costs itself alone', async () => {
    const urn = `urn:li:share:${randomBytes(4000).toString('hex')}`
    await bench.openSynced({ posts: [plainPost(0.5, { urn }), ...plainPosts(3)] })
    expect(await bench.lastRun()).toMatchObject({ error_code: 'linkedin_bad_answer', stored: 3 })
  })

  test('a text, a title and a name of a megabyte are cut before they are stored', async () => {
    // One character to a reader.
    const long = `a${'\u0301'.repeat(1_000_000)}`
    const scene = await bench.open({
      posts: [
        plainPost(1, { commentary: long }),
        plainPost(2, {
          commentary: '',
          content: { article: { source: 'x', title: long, description: '' } },
        }),
      ],
    })
    scene.linkedin.faults.set('organizations', { kind: 'body', body: { localizedName: long } })
    await scene.schedule()
    expect(await bench.lastRun()).toMatchObject({ outcome: 'succeeded', stored: 2 })
    expect(await readAsAnyone()).toHaveLength(2)
    const [first] = await bench.rows()
    expect(first?.text).toBe(long.slice(0, longest.text))
  })

  test('stored texts of 5 MB stop no run, and keep their counts', async () => {
    const scene = await bench.openSynced({ posts: plainPosts(3) })
    await bench.database.query(
      'alter table public.linkedin_posts drop constraint if exists linkedin_posts_text_limits',
    )
    await bench.database.query(
      "update public.linkedin_posts set text = repeat('x', 2800000), likes = 77",
    )
    scene.linkedin.faults.set('socialMetadata', { kind: 'status', status: 500 })
    await scene.schedule()
    expect(await bench.lastRun()).toMatchObject({ error_code: 'counts_unavailable', stored: 3 })
    const rows = await bench.rows()
    expect(rows.map((row) => row.text)).toEqual(plainPosts(3).map((post) => post.commentary))
    expect(rows[0]?.likes).toBe(77)
  })

  test.each([
    [540, 'database_paused'],
    [402, 'database_paused'],
    [522, 'database_unreachable'],
  ])(
    'a database behind a %s is %s, and the rest of a group is not tried alone',
    async (status, code) => {
      const scene = await bench.open({ posts: plainPosts(30) })
      let writes = 0
      bench.gate.judge(({ method, url }) => {
        if (method !== 'POST' || !url?.startsWith('/rest/v1/linkedin_posts')) return 'pass'
        writes += 1
        return writes > 1 ? status : 'pass'
      })
      await scene.schedule()
      expect(await bench.lastRun()).toMatchObject({
        outcome: 'failed',
        stored: 20,
        error_code: code,
      })
      expect(writes).toBe(2)
    },
  )

  test.each(['infinity', '0044-03-15 BC', '99999-01-01'])(
    'a row dated %s stops nothing, is named, and no new one can be written',
    async (date) => {
      const scene = await bench.openSynced({ posts: plainPosts(3) })
      const write = `insert into public.linkedin_posts (id, title, author, text, url, created_at)
        values ('odd', 'x', '{"name":"x"}', 'x', 'https://x.example', '${date}')`
      await expect(bench.database.query(write)).rejects.toThrow(/credible/)
      await bench.database.query(
        'alter table public.linkedin_posts drop constraint linkedin_posts_credible_date',
      )
      await bench.database.query(write)
      await scene.schedule()
      expect(await bench.lastRun()).toMatchObject({
        stored: 3,
        missing: ['bad_rows'],
        error: expect.stringContaining('(odd)'),
      })
      await bench.database.query("delete from public.linkedin_posts where id = 'odd'")
      await bench.database.query(
        `alter table public.linkedin_posts add constraint linkedin_posts_credible_date
           check (created_at between '2000-01-01' and '2200-01-01')`,
      )
    },
  )

  describe('rows that the database refuses', () => {
    const odd = plainPost(5).urn

    afterEach(async () => bench.database.query('drop function public.refuse cascade'))

    test.each(['23514', '53400', '54000'])('cost themselves alone: %s', async (code) => {
      await refuse(bench, code, `new.id = '${odd}'`)
      await bench.openSynced({ posts: plainPosts(30) })
      const ids = await bench.visibleIds()
      expect(ids).toHaveLength(29)
      expect(ids).not.toContain(odd)
      const run = await bench.lastRun()
      expect(run).toMatchObject({ outcome: 'partial', stored: 29, error_code: 'database_refused' })
      expect(run.error).toContain('(1 of the posts: HTTP')
    })

    test('fail the run if they are all, and are asked about once', async () => {
      await refuse(bench, '23514', 'true')
      const scene = await bench.open({ posts: plainPosts(3) })
      let writes = 0
      bench.gate.judge(({ method, url }) => {
        if (method === 'POST' && url?.startsWith('/rest/v1/linkedin_posts')) writes += 1
        return 'pass'
      })
      await scene.schedule()
      expect(await bench.lastRun()).toMatchObject({
        outcome: 'failed',
        stored: 0,
        error_code: 'database_refused',
      })
      expect(writes).toBe(4)
    })
  })

  test('reads all pages up to the newest 50 public posts', async () => {
    const drafts = [
      plainPost(0.5, { lifecycleState: 'DRAFT' }),
      plainPost(3.5, { visibility: 'LOGGED_IN' }),
    ]
    const posts = plainPosts(70)
    const scene = await bench.openSynced({ posts: [...drafts, ...posts], pageLimit: 15 })
    expect(await bench.visibleIds()).toEqual(urns(posts).slice(0, 50))
    expect(scene.requestsTo('posts')).toHaveLength(4)
  })

  test('takes the day of publication, also for a row that has another', async () => {
    const posts = plainPosts(3)
    const scene = await bench.openSynced({ posts })
    posts[2] = plainPost(3, { ageHours: 0.5, begunHours: 960 })
    await scene.schedule()
    expect(await bench.visibleIds()).toEqual(urns([3, 1, 2].map((n) => plainPost(n))))
  })

  test('writes the company as the author while LinkedIn denies the page’s name', async () => {
    const scene = await bench.open({
      posts: [plainPost(1, { commentary: '', reshareOf: 'urn:li:share:42' })],
    })
    scene.linkedin.faults.set('organizations', { kind: 'status', status: 403 })
    await scene.schedule()
    const [row] = await bench.rows()
    expect(row).toMatchObject({ author: { name: company }, title: `${company} shared a post` })
    expect(await bench.lastRun()).toMatchObject({ outcome: 'partial', missing: ['name_denied'] })
  })

  test('a second run writes nothing that has not changed and fetches no picture again', async () => {
    const scene = await bench.openSynced()
    const writes: string[] = []
    bench.gate.judge((request) => {
      if (request.method !== 'GET') writes.push(`${request.method} ${request.url?.split('?')[0]}`)
      return 'pass'
    })
    scene.linkedin.requests.length = 0
    await scene.schedule()
    expect(writes).toEqual(['POST /rest/v1/rpc/claim_sync_run', 'PATCH /rest/v1/sync_runs'])
    expect(scene.requestsTo('media')).toHaveLength(0)
    expect(await bench.lastRun()).toMatchObject({ outcome: 'succeeded', stored: 22, pictures: 0 })
  })

  test('takes over an edited text and new counts', async () => {
    const posts = [plainPost(1), plainPost(2)]
    const scene = await bench.openSynced({ posts })
    posts[0] = {
      ...plainPost(1),
      commentary: 'Edited.',
      counts: { reactions: { LIKE: 9, PRAISE: 1 }, comments: 4, shares: 3 },
    }
    await scene.schedule()
    expect(await stored(posts[0].urn)).toMatchObject({
      text: 'Edited.',
      title: 'Edited.',
      likes: 10,
      comments: 4,
      shares: 3,
    })
  })

  test('reads counts in batches of 20, sums the reactions, and counts what the table can hold', async () => {
    const posts = plainPosts(45)
    posts[0] = plainPost(1, { counts: { reactions: { LIKE: -4 }, comments: -1, shares: -2 } })
    posts[1] = plainPost(2, {
      counts: {
        reactions: {
          LIKE: 1,
          PRAISE: 2,
          EMPATHY: 3,
          INTEREST: 4,
          APPRECIATION: 5,
          ENTERTAINMENT: 6,
        },
        comments: 7,
        shares: 8,
      },
    })
    posts[2] = plainPost(3, {
      counts: { reactions: { LIKE: 2e9, PRAISE: 2e9 }, comments: 3e9, shares: 1e300 },
    })
    const scene = await bench.openSynced({ posts })
    expect(await stored(posts[0].urn)).toMatchObject({ likes: 0, comments: 0, shares: 0 })
    expect(await stored(posts[1].urn)).toMatchObject({ likes: 21, comments: 7, shares: 8 })
    const most = 2_147_483_647
    const full = { likes: most, comments: most, shares: most }
    expect(await stored(posts[2].urn)).toMatchObject(full)
    expect(scene.requestsTo('socialMetadata')).toHaveLength(3)
    expect(scene.requestsTo('socialMetadata')[0]?.path).toMatch(/ids=List\(urn%3Ali%3Ashare/)
  })

  test('keeps the stored count of a post whose count cannot be read', async () => {
    const posts = [plainPost(1, { counts: { reactions: { LIKE: 5 }, comments: 6, shares: 7 } })]
    const scene = await bench.openSynced({ posts })
    posts[0] = plainPost(1, {
      commentary: 'New.',
      counts: { reactions: { LIKE: 50 }, comments: 60, shares: 70 },
    })
    scene.linkedin.faults.set('socialMetadata', { kind: 'body', body: { results: {}, errors: {} } })
    scene.linkedin.faults.set('shareStatistics', { kind: 'body', body: { elements: [] } })
    await scene.schedule()
    expect(await stored(posts[0].urn)).toMatchObject({
      text: 'New.',
      likes: 5,
      comments: 6,
      shares: 7,
    })
    expect(await bench.lastRun()).toMatchObject({ outcome: 'succeeded' })
  })

  test('one malformed post costs itself alone, and is reported', async () => {
    const odd = [
      { ...element(plainPost(2)), createdAt: 9e15 },
      { ...element(plainPost(3)), createdAt: Date.parse('+010000-01-01T00:00:00Z') },
      { ...element(plainPost(4)), createdAt: 'today' },
      { ...element(plainPost(9)), createdAt: Date.now() + 49 * 3_600_000 },
      null,
    ]
    const mended = [
      { ...element(plainPost(5)), commentary: 'nul \0 inside.' },
      { ...element(plainPost(6)), commentary: '\ud800 half a pair \udc00.' },
      {
        ...element(plainPost(7)),
        commentary: '',
        content: { article: { source: 'x', title: 'a\0b\udfff', description: '' } },
      },
    ]
    const scene = await bench.open()
    // The first is dated later today, as by a clock that is ahead.
    const early = element(plainPost(1, { ageHours: -5 }))
    scene.linkedin.faults.set('posts', page([early, ...odd, ...mended, element(plainPost(8))]))
    await scene.schedule()
    expect(await bench.visibleIds()).toEqual(urns([1, 5, 6, 7, 8].map((n) => plainPost(n))))
    expect((await stored(plainPost(5).urn))?.text).toBe('nul  inside.')
    expect((await stored(plainPost(7).urn))?.title).toBe('ab\ufffd')
    const run = await bench.lastRun()
    expect(run).toMatchObject({ outcome: 'partial', stored: 5, error_code: 'linkedin_bad_answer' })
    expect(run.error).toContain('5 posts could not be read')
  })

  test('whatever a post’s text and title are, the table takes them', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 200 })
    const texts = fc.sample(fc.tuple(text, text), { numRuns: 40, seed: 20 })
    const elements = texts.map(([commentary, title], n) => ({
      ...element(plainPost(n + 1)),
      commentary: n % 2 ? commentary : '',
      content: { article: { source: 'x', title, description: '' } },
    }))
    const scene = await bench.open()
    scene.linkedin.faults.set('posts', page(elements))
    await scene.schedule()
    expect(await bench.lastRun()).toMatchObject({ outcome: 'succeeded', stored: 40 })
  })

  describe('removal', () => {
    test('hides a deleted post, keeps its row, and shows it again when LinkedIn does', async () => {
      const posts = plainPosts(3)
      const scene = await bench.openSynced({ posts })
      const [gone] = posts.splice(1, 1)
      await scene.schedule()
      expect(await bench.visibleIds()).toEqual(urns(posts))
      expect(await bench.rows()).toHaveLength(3)
      expect(await bench.lastRun()).toMatchObject({ hidden: 1, outcome: 'succeeded' })
      posts.push(gone!)
      await scene.schedule()
      expect(await bench.visible()).toHaveLength(3)
    })

    test('hides a post whose 404 LinkedIn tells among the errors alone', async () => {
      const posts = plainPosts(3)
      const scene = await bench.openSynced({ posts })
      const [gone] = posts.splice(1, 1)
      const notFound = { [gone!.urn]: { status: 404, message: 'Not found' } }
      const body = { results: {}, statuses: {}, errors: notFound }
      failAfter(scene, 'posts', 1, { kind: 'body', body })
      await scene.schedule()
      expect(await bench.visibleIds()).toEqual(urns(posts))
    })

    test('hides a post that is no longer public', async () => {
      const posts = plainPosts(2)
      const scene = await bench.openSynced({ posts })
      posts[1] = plainPost(2, { visibility: 'LOGGED_IN' })
      await scene.schedule()
      expect(await bench.visible()).toHaveLength(1)
    })

    test('hides an advert that an earlier version stored, and stores none', async () => {
      const posts = plainPosts(4)
      const scene = await bench.openSynced({ posts })
      posts[1] = plainPost(2, { isAdvert: true })
      posts.push(plainPost(5, { isAdvert: true }))
      await scene.schedule()
      expect(await bench.visibleIds()).toEqual(urns([1, 3, 4].map((n) => plainPost(n))))
      expect(await bench.rows()).toHaveLength(4)
      expect(await bench.lastRun()).toMatchObject({ hidden: 1, outcome: 'succeeded' })
    })

    test('asks LinkedIn about a post that was begun before the pages and published since', async () => {
      const late = plainPost(100, { ageHours: 0.5, begunHours: 500 })
      const posts = [late, ...plainPosts(45)]
      const scene = await bench.openSynced({ posts })
      expect((await bench.visibleIds())[0]).toBe(late.urn)
      posts.push(...plainPosts(60).slice(45))
      await scene.schedule()
      expect((await bench.visibleIds())[0]).toBe(late.urn)
      posts.shift()
      await scene.schedule()
      expect(await bench.visibleIds()).not.toContain(late.urn)
    })

    test('keeps all posts if more than half of them are gone at once, and says so', async () => {
      const posts = plainPosts(30)
      const scene = await bench.openSynced({ posts })
      posts.splice(1, 20)
      await scene.schedule()
      expect(await bench.visible()).toHaveLength(30)
      expect(await bench.lastRun()).toMatchObject({
        outcome: 'partial',
        hidden: 0,
        missing: ['mass_hide'],
        error: expect.stringContaining('(20 of 30)'),
      })
      // Adverts of an earlier version are no such case.
      posts.splice(
        0,
        posts.length,
        ...plainPosts(30).map((post, n) => ({ ...post, isAdvert: n > 2 })),
      )
      await scene.schedule()
      expect(await bench.visible()).toHaveLength(3)
    })

    test('leaves posts alone that are older than the pages reach', async () => {
      const posts = plainPosts(64).slice(9)
      const scene = await bench.openSynced({ posts })
      posts.unshift(...plainPosts(8))
      await scene.schedule()
      expect(await bench.visible()).toHaveLength(58)
      expect(await bench.lastRun()).toMatchObject({ hidden: 0 })
    })

    test('hides nothing that LinkedIn does not tell of', async () => {
      const posts = plainPosts(40)
      const scene = await bench.openSynced({ posts, pageLimit: 10 })
      posts.splice(5, 1)
      posts.splice(30, 1)
      failAfter(scene, 'posts', 2, { kind: 'status', status: 500 })
      await scene.schedule()
      expect(await bench.visible()).toHaveLength(40)
      expect(await bench.lastRun()).toMatchObject({
        outcome: 'partial',
        error_code: 'linkedin_unavailable',
      })
    })

    test('hides nothing while the list changes under its pages', async () => {
      const posts = plainPosts(30)
      const scene = await bench.openSynced({ posts, pageLimit: 10 })
      // A post of the first page goes after that page was read: the eleventh moves up onto it.
      let pages = 0
      scene.linkedin.faults.take = (endpoint) => {
        if (endpoint === 'posts') pages += 1
        if (endpoint === 'posts' && pages === 1) posts.splice(4, 1)
        return undefined
      }
      await scene.schedule()
      expect(await bench.visible()).toHaveLength(30)
      await scene.schedule()
      expect(await bench.visibleIds()).toEqual(urns(posts))
    })

    test('does not take an element it cannot read for a removal', async () => {
      const posts = plainPosts(3)
      const scene = await bench.openSynced({ posts })
      const [first, second, third] = posts.map((post) => element(post))
      const odd = { id: second!.id, lifecycleState: 'PUBLISHED' }
      const unknown = { ...first, brandNew: { field: 1 }, content: { carousel: [1] } }
      scene.linkedin.faults.set('posts', page([unknown, odd, third]))
      await scene.schedule()
      expect(await bench.visible()).toHaveLength(3)
      expect(await bench.lastRun()).toMatchObject({
        outcome: 'partial',
        error_code: 'linkedin_bad_answer',
      })
    })
  })
})

async function refuse({ database }: Bench, code: string, condition: string) {
  await database.query(`create function public.refuse() returns trigger language plpgsql
    as $$ begin raise exception using errcode = '${code}', message = 'refused'; end $$`)
  await database.query(`create trigger refuse before insert or update
    on public.linkedin_posts for each row when (${condition}) execute function public.refuse()`)
}
