import { z } from 'zod'
import { parseAnswer, type Get } from './linkedin-api.ts'
import { readPost, type FetchedPost } from './read-post.ts'
import type { SyncEnv } from './settings.ts'
import { problem, type Problem } from './sync-problem.ts'

const mostPosts = 50
const pageSize = 50
const mostPages = 20

const Page = z.object({
  elements: z.array(z.unknown()),
  paging: z
    .object({
      total: z.number().optional().catch(undefined),
      links: z.array(z.object({ rel: z.string(), href: z.string() })).catch([]),
    })
    .optional()
    .catch(undefined),
})

export type Fetched = {
  ok: true
  /** The newest public posts, the last published first. */
  newest: FetchedPost[]
  /** Every readable post of the pages, public or not, in LinkedIn's order, each once. */
  all: FetchedPost[]
  /** The pages hold the posts created after this moment (milliseconds since 1970). */
  coversFrom: number
  /** Why posts are missing. */
  problems: Problem[]
}

/**
 * Fetches pages, the last created first, until they hold 50 public posts. If a later page fails, returns the
 * posts so far.
 */
export async function fetchNewestPosts(get: Get, env: SyncEnv): Promise<Fetched | Problem> {
  const seen = new Map<string, FetchedPost>()
  const problems: Problem[] = []
  let unreadable = 0
  let start = 0
  let isWhole = false
  let path = pagePath(env, start)
  for (let page = 0; page < mostPages; page += 1) {
    const answer = await get(path, { method: 'FINDER' })
    const got = parseAnswer(answer, Page, 'the posts finder’s answer has no elements')
    if (!got.ok && page === 0) return got
    if (!got.ok) {
      problems.push(got)
      break
    }
    const { elements, paging } = got.data
    const before = seen.size
    const posts = elements.flatMap((element) => readPost(element) ?? [])
    for (const post of posts) seen.set(post.id, post)
    unreadable += elements.length - posts.length
    start += elements.length
    isWhole = elements.length === 0 || (paging?.total !== undefined && start >= paging.total)
    // The finder may return the same page again, which would never end.
    const isSamePage = seen.size === before && page > 0
    if (isWhole || isSamePage || newestOf(seen).length === mostPosts) break
    path = nextPath(env, paging?.links, start)
  }

  if (seen.size === 0 && unreadable > 0) {
    return problem('linkedin_bad_answer', { detail: 'not one post could be read' })
  }
  if (unreadable > 0) {
    const detail = `${unreadable} posts could not be read`
    problems.push(problem('linkedin_bad_answer', { detail }))
  }
  const all = [...seen.values()]
  const oldest = Math.min(...all.map((post) => post.createdAt))
  const coversFrom = isWhole ? Number.NEGATIVE_INFINITY : oldest
  return { ok: true, newest: newestOf(seen), all, coversFrom, problems }
}

function newestOf(seen: ReadonlyMap<string, FetchedPost>) {
  return [...seen.values()]
    .filter((post) => post.isPublic)
    .toSorted((a, b) => b.publishedAt - a.publishedAt)
    .slice(0, mostPosts)
}

function pagePath(env: SyncEnv, start: number) {
  const author = encodeURIComponent(`urn:li:organization:${env.LINKEDIN_ORGANIZATION_ID}`)
  return `/rest/posts?author=${author}&q=author&count=${pageSize}&start=${start}&sortBy=CREATED`
}

// Only LinkedIn's own host may get the token.
function nextPath(env: SyncEnv, links: { rel: string; href: string }[] = [], start: number) {
  const href = links.find((link) => link.rel === 'next')?.href
  const base = `${env.LINKEDIN_API_URL}/`
  const next = href && URL.canParse(href, base) ? new URL(href, base) : undefined
  return next?.origin === new URL(base).origin ? next.href : pagePath(env, start)
}
