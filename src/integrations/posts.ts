import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../contracts/database.ts'
import { FetchPostsAnswer } from '../contracts/fetch-posts.ts'
import {
  type LinkedInPost,
  NewsAnswer,
  readPosts as readRows,
  shownPosts,
} from '../contracts/linkedin-post.ts'
import { paths } from '../paths.ts'

/** How long the visitor waits. A sync (`fill`) may take longer than a function may run. */
const limitMs = { news: 4000, direct: 4000, fill: 61_000 }

let client: Promise<SupabaseClient<Database>> | undefined

export type ReadPosts =
  /** `isAlone`: there is no server that could fill the table. */
  { ok: true; posts: LinkedInPost[]; isAlone?: boolean } | { ok: false; reason: string }

/**
 * The newest posts, newest first: from /api/news, which the CDN keeps, or straight from the database
 * if that does not answer. Takes eight seconds and two requests at most.
 */
export async function readPosts(): Promise<ReadPosts> {
  const news = await readNews()
  if (news.ok) return news
  const rows = await within(limitMs.direct, readDirectly())
  return rows.ok ? { ...rows, isAlone: news.reason === '404' } : rows
}

/** Asks the server to fill an empty table. Resolves to the reason if it could not. */
export async function fillTable(): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(limitMs.fill)
    const response = await fetch(paths.fetchPosts, { method: 'POST', signal })
    const answer = FetchPostsAnswer.safeParse(await response.json())
    if (!answer.success) return `The sync answered ${response.status} in an unknown form`
    const { success, code, error } = answer.data
    return success ? undefined : `${code ?? response.status}: ${error ?? 'no reason given'}`
  } catch (error) {
    return String(error)
  }
}

async function readNews(): Promise<ReadPosts> {
  try {
    // With any further option, the request would not match the page's preload.
    const response = await fetch(paths.readNews, { signal: AbortSignal.timeout(limitMs.news) })
    if (!response.ok) return noAnswer(response.status)
    const answer = NewsAnswer.safeParse(await response.json())
    return answer.success ? asPosts(answer.data.posts) : noAnswer('an answer in an unknown form')
  } catch (error) {
    return noAnswer(error)
  }
}

async function readDirectly(): Promise<ReadPosts> {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = import.meta.env
  if (!url || !key) return noAnswer('VITE_SUPABASE_URL or VITE_SUPABASE_ANON_KEY is missing')

  // One client per page, because two would both watch the stored session.
  client ??= import('@supabase/supabase-js').then(({ createClient }) =>
    createClient<Database>(url, key, { db: { retry: false } }),
  )
  let database: SupabaseClient<Database>
  try {
    database = await client
  } catch (error) {
    // The chunk failed to load, or the address is malformed. The next call tries again.
    client = undefined
    return noAnswer(error)
  }
  const { table, order, ascending, limit } = shownPosts
  const { data, error } = await database
    .from(table)
    .select('*')
    .order(order, { ascending })
    .limit(limit)
  return error ? noAnswer(error.message) : asPosts(data)
}

/** The readable rows. If none of them is readable, something else is wrong. */
function asPosts(rows: unknown[]): ReadPosts {
  const posts = readRows(rows) ?? []
  const lost = rows.length - posts.length
  if (lost > 0) console.warn(`${lost} LinkedIn posts could not be read`)
  return lost > 0 && posts.length === 0 ? noAnswer('No post could be read') : { ok: true, posts }
}

async function within(ms: number, reading: Promise<ReadPosts>): Promise<ReadPosts> {
  const late = new Promise<ReadPosts>((resolve) => {
    setTimeout(() => resolve(noAnswer(`nothing after ${ms} ms`)), ms)
  })
  return Promise.race([reading, late])
}

function noAnswer(reason: unknown): ReadPosts {
  return { ok: false, reason: String(reason) }
}
