import { afterEach, expect, test, vi } from 'vitest'
import { timing } from '../../../netlify/linkedin/settings.ts'
import { fillTable, readPosts } from '../../../src/integrations/posts.ts'
import { readNews } from '../../../src/islands/news-feed/read-news.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const post = {
  id: 'urn:li:share:1',
  title: 'A title',
  author: 'Somebody',
  text: '',
  url: 'https://www.linkedin.com/feed/update/urn:li:share:1',
  created_at: '2026-11-20T09:00:00Z',
  likes: 0,
  comments: 0,
  shares: 0,
}

test('a malformed address of the database is a reason, and the next call begins anew', async () => {
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_local')
  vi.stubEnv('VITE_SUPABASE_URL', 'no address')
  expect(await readPosts()).toMatchObject({ ok: false, reason: expect.stringMatching(/url/i) })

  vi.stubEnv('VITE_SUPABASE_URL', 'http://127.0.0.1:9')
  vi.stubGlobal('fetch', async () => Response.json([]))
  expect(await readPosts()).toMatchObject({ ok: true, posts: [] })
})

test.each([{ success: true }, { success: true, posts: '3', code: 7, error: null, more: [] }])(
  'an answer of the sync that says %j makes the page read the table again',
  async (answer) => {
    const tables = [[], [post]]
    vi.stubGlobal('fetch', async (_: string, init: RequestInit = {}) => {
      return Response.json(init.method === 'POST' ? answer : { posts: tables.shift() })
    })
    expect(await readNews()).toMatchObject({ state: 'posts', posts: [post], isSynced: true })
  },
)

test('a post that links to no https address costs its own card, and a picture from elsewhere nothing', async () => {
  const rows = [
    { ...post, id: '1', url: 'javascript:alert(1)' },
    { ...post, id: '2', url: 'http://www.linkedin.com/feed/' },
    { ...post, id: '3', image_url: 'https://elsewhere.example/a.png' },
    { ...post, id: '4', image_url: '//elsewhere.example/a.png' },
    { ...post, id: '5', image_url: '/\\elsewhere.example/a.png' },
    { ...post, id: '6', image_url: '/api/news-image/abc' },
  ]
  vi.stubGlobal('fetch', async () => Response.json({ posts: rows }))
  vi.spyOn(console, 'warn').mockReturnValueOnce()
  const read = await readPosts()
  expect(read.ok && read.posts.map(({ id, image_url }) => [id, image_url])).toEqual([
    ['3', null],
    ['4', null],
    ['5', null],
    ['6', '/api/news-image/abc'],
  ])
})

test('gives up after eight seconds where neither the server nor the database answers', async () => {
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_local')
  vi.stubEnv('VITE_SUPABASE_URL', 'http://127.0.0.1:9')
  vi.useFakeTimers()
  // The real one has a clock of its own.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), ms)
    return controller.signal
  })
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit = {}) => {
    return new Promise((__, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('aborted')))
    })
  })
  const ended = vi.fn<(read: unknown) => void>()
  void readPosts().then(ended)
  await vi.advanceTimersByTimeAsync(7_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledWith({ ok: false, reason: 'nothing after 4000 ms' })
})

test('an answer of the sync that says neither is no success', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ posts: 3 }))
  expect(await fillTable()).toMatch(/unknown form/)
})

test('the page waits for a sync until no function lives any more, and the sync ends before', async () => {
  const waits = vi.spyOn(AbortSignal, 'timeout')
  vi.stubGlobal('fetch', async () => Response.json({ success: true }))
  await fillTable()
  const functions = 60_000
  expect(waits.mock.calls.flat()[0]).toBeGreaterThan(functions)
  // The two tries to write the end of a run.
  const after = 5000
  expect(timing.callMs + after).toBeLessThan(functions)
})
