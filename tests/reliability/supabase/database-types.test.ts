import { createClient } from '@supabase/supabase-js'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repository } from '../../../local/repository.ts'
import { startSupabase, type LocalSupabase } from '../../../local/supabase/server.ts'
import { databaseTypes } from '../../../scripts/gen-types.ts'
import type { Database } from '../../../src/contracts/database.ts'

let supabase: LocalSupabase
beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(async () => supabase.close())

test('the committed types are those of the migrations: npm run gen-types writes them', async () => {
  const committed = await readFile(join(repository, 'src/contracts/database.ts'), 'utf8')
  expect(committed).toBe(await databaseTypes(supabase))
})

test('a row that the types allow is one that the database takes', async () => {
  const client = createClient<Database>(supabase.url, supabase.serviceRoleKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const post: Database['public']['Tables']['linkedin_posts']['Insert'] = {
    id: 'urn:li:share:1',
    title: 'A title',
    author: { name: 'Cuewright' },
    url: 'https://www.linkedin.com/feed/update/urn:li:share:1',
    created_at: '2026-11-01T09:30:00+00:00',
  }
  const { data, error } = await client.from('linkedin_posts').insert(post).select().single()
  expect(error).toBeNull()
  expect(data).toEqual({
    ...post,
    text: '',
    image_url: null,
    likes: 0,
    comments: 0,
    shares: 0,
    hidden_at: null,
  })
})
