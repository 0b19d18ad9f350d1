import type { SupabaseClient } from '@supabase/supabase-js'
import { FetchPostsAnswer } from '../contracts/fetch-posts.ts'
import { LinkedInPosts, type LinkedInPost } from '../contracts/linkedin-post.ts'
import { paths } from '../paths.ts'

/** How many posts the news page shows. */
const shownPosts = 20

let client: Promise<SupabaseClient> | undefined

export type ReadPosts = { ok: true; posts: LinkedInPost[] } | { ok: false; reason: string }

/**
 * The newest posts in the table, newest first. supabase-js is loaded on the first call; without a
 * configured database nothing is loaded and the reason says what to set.
 */
export async function readPosts(): Promise<ReadPosts> {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = import.meta.env
  if (!url || !key)
    return { ok: false, reason: 'VITE_SUPABASE_URL or VITE_SUPABASE_ANON_KEY is missing' }

  // One client for the page: two would watch over the same stored session.
  client ??= import('@supabase/supabase-js').then(({ createClient }) => createClient(url, key))
  let database: SupabaseClient
  try {
    database = await client
  } catch (error) {
    // A chunk that did not arrive, or an address that is none: the next call tries again.
    client = undefined
    return { ok: false, reason: String(error) }
  }
  const { data, error } = await database
    .from('linkedin_posts')
    .select('*')
    .order('created_at', { ascending: false })
    .limit(shownPosts)
  if (error) return { ok: false, reason: error.message }

  const posts = LinkedInPosts.safeParse(data)
  return posts.success
    ? { ok: true, posts: posts.data }
    : { ok: false, reason: `The table holds an unexpected post: ${posts.error.message}` }
}

/** Asks the server to fill an empty table. Resolves to why it could not, or to undefined. */
export async function fillTable(): Promise<string | undefined> {
  try {
    const response = await fetch(paths.fetchPosts, { method: 'POST' })
    const answer = FetchPostsAnswer.safeParse(await response.json())
    if (!answer.success) return `The sync answered ${response.status} in an unknown form`
    return answer.data.success ? undefined : `${answer.data.code}: ${answer.data.error}`
  } catch (error) {
    return String(error)
  }
}
