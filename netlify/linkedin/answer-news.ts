import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type NewsAnswer, readPosts, shownPosts } from '../../src/contracts/linkedin-post.ts'
import { answerError, answerJson, refuseQuery, safeHeaders } from '../platform/answer.ts'
import { cdnTags, keptByCdn } from '../platform/cdn.ts'
import type { Log } from '../platform/log.ts'
import { createDataClient, databaseProblem } from '../platform/supabase.ts'
import { cannotLoad } from './answer-fetch-posts.ts'
import { meanings } from './sync-problem.ts'

/** Reading the news needs no more rights than any visitor has. */
export const NewsEnv = z.object({ SUPABASE_URL: z.url(), VITE_SUPABASE_ANON_KEY: z.string() })
type NewsEnv = z.infer<typeof NewsEnv>

const day = 86_400
/** Shorter than the page waits, so that the page gets an answer if the database is away. */
const databaseMs = 3000
const kept = keptByCdn({ seconds: day, staleSeconds: 30 * day, tag: cdnTags.posts })

/** Answers GET /api/news. The CDN keeps posts until a sync changes one, and never a failure or an empty list. */
export async function answerNews(request: Request, env: NewsEnv, log: Log): Promise<Response> {
  const refusal = refuseQuery(request)
  if (refusal) return refusal
  const { table, order, ascending, limit } = shownPosts
  const { data, error, status } = await createDataClient(
    { url: env.SUPABASE_URL, key: env.VITE_SUPABASE_ANON_KEY },
    databaseMs,
  )
    .from(table)
    .select('id, title, author, text, image_url, url, created_at, likes, comments, shares')
    .order(order, { ascending })
    .limit(limit)
  if (error) {
    const { code, detail } = databaseProblem(status, error.message)
    log.warn('The posts could not be read', { code, detail })
    return answerError(meanings[code].status, code, cannotLoad)
  }
  const posts = readPosts(data) ?? []
  if (posts.length < data.length) {
    log.warn('Rows could not be read', { rows: data.length - posts.length })
  }
  const body: NewsAnswer = { posts }
  if (posts.length === 0) return answerJson(body)

  const text = JSON.stringify(body)
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  const headers = { ...safeHeaders, 'cache-control': kept['cache-control'], etag }
  // A 304 has no body, so the CDN must not keep it.
  const isKnown = request.headers.get('if-none-match')?.includes(etag)
  if (isKnown) return new Response(null, { status: 304, headers })
  return new Response(text, {
    headers: { ...headers, ...kept, 'content-type': 'application/json' },
  })
}
