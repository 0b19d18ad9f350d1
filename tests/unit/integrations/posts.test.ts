import { afterEach, expect, test, vi } from 'vitest'
import { readPosts } from '../../../src/integrations/posts.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test('a malformed address of the database is a reason, and the next call begins anew', async () => {
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_local')
  vi.stubEnv('VITE_SUPABASE_URL', 'no address')
  expect(await readPosts()).toMatchObject({ ok: false, reason: expect.stringMatching(/url/i) })

  vi.stubEnv('VITE_SUPABASE_URL', 'http://127.0.0.1:9')
  vi.stubGlobal('fetch', async () => Response.json([]))
  expect(await readPosts()).toEqual({ ok: true, posts: [] })
})
