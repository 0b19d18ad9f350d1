import { z } from 'zod'
import { batches } from '../platform/batches.ts'
import type { StoredPost } from './post-store.ts'
import { problem, type Problem } from './sync-problem.ts'
import { readPost, type FoundPost } from './read-post.ts'
import { parseAnswer, listParameter, type Get } from './linkedin-api.ts'
import type { SyncEnv } from './settings.ts'

const pageSize = 50
const mostPages = 20
const batchSize = 20

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

const Batch = z.object({
  results: z.record(z.string(), z.unknown()),
  statuses: z.record(z.string(), z.number()).default({}),
})

export type Found = {
  /** Every readable post, public or not, in LinkedIn's order, each once. */
  posts: FoundPost[]
  /** The pages hold the posts created after this moment (milliseconds since 1970). */
  coversFrom: number
  /** Why posts are missing: a later page failed, or elements could not be read. */
  problems: Problem[]
}

/** Reads pages, the last created first, until they hold `wanted` public posts. If a later page fails, returns the posts so far. */
export async function fetchNewestPosts(
  get: Get,
  env: SyncEnv,
  wanted: number,
): Promise<{ ok: true; found: Found } | Problem> {
  const seen = new Map<string, FoundPost>()
  let unreadable = 0
  let start = 0
  let path: string | undefined = firstPage(env, 0)
  for (let page = 0; path && page < mostPages; page += 1) {
    const answer = await get(path, { method: 'FINDER' })
    const got = parseAnswer(answer, Page, 'the posts finder’s answer has no elements')
    if (!got.ok) {
      return page === 0
        ? got
        : { ok: true, found: { ...found(), problems: [got, ...found().problems] } }
    }
    const { elements, paging } = got.data
    const before = seen.size
    for (const element of elements) {
      const post = readPost(element)
      if (post) seen.set(post.id, post)
      else unreadable += 1
    }
    start += elements.length
    const isLast = elements.length === 0 || (paging?.total !== undefined && start >= paging.total)
    if (isLast) return { ok: true, found: { ...found(), coversFrom: Number.NEGATIVE_INFINITY } }
    // Stops if the finder returns the same page again, which would never end.
    if (seen.size === before && page > 0) break
    if (publicCount() >= wanted) break
    path = nextPage(env, paging?.links, start)
  }
  return { ok: true, found: found() }

  function publicCount() {
    return [...seen.values()].filter((post) => post.isPublic).length
  }

  function found(): Found {
    const posts = [...seen.values()]
    const coversFrom = Math.min(...posts.map((post) => post.createdAt))
    const detail = `${unreadable} posts could not be read`
    const problems = unreadable > 0 ? [problem('linkedin_bad_answer', { detail })] : []
    return { posts, coversFrom, problems }
  }
}

/**
 * Stored posts that LinkedIn no longer shows to everybody. Each one that is missing although the pages
 * reach back to it is asked for: it may have been begun long before it was published, or have moved
 * between two pages. If more than half of what is shown would go, none does: LinkedIn is probably wrong.
 */
export async function findHidden(get: Get, stored: readonly StoredPost[], found: Found) {
  const byId = new Map(found.posts.map((post) => [post.id, post]))
  const visible = stored.filter((post) => post.hidden_at === null)
  const shown = visible.flatMap(({ id }) => byId.get(id) ?? [])
  const adverts = shown.filter(({ isAdvert }) => isAdvert).map(({ id }) => id)
  // A finder that has nothing is not believed: it may be wrong.
  const missing = visible.filter(
    ({ id, created_at }) =>
      found.posts.length > 0 && !byId.has(id) && Date.parse(created_at) > found.coversFrom,
  )
  const asked = await askAbout(
    get,
    missing.map(({ id }) => id),
  )
  const gone = shown.filter((post) => !post.isPublic && !post.isAdvert).map(({ id }) => id)
  gone.push(...asked.gone)
  const isMass = gone.length > 1 && gone.length * 2 > visible.length
  const detail = `${gone.length} of ${visible.length}`
  return {
    ids: isMass ? adverts : [...adverts, ...gone],
    problems: [...(isMass ? [problem('mass_hide', { detail })] : []), ...asked.problems],
  }
}

/** Which of these posts LinkedIn no longer shows to everybody. */
async function askAbout(get: Get, ids: readonly string[]) {
  const gone: string[] = []
  for (const batch of batches(ids, batchSize)) {
    const answer = await get(`/rest/posts?${listParameter('ids', batch)}`, { method: 'BATCH_GET' })
    const got = parseAnswer(answer, Batch, 'the answer about missing posts has no results')
    if (!got.ok) return { gone, problems: [got] }
    const { results, statuses } = got.data
    gone.push(
      ...batch.filter((id) => statuses[id] === 404 || readPost(results[id])?.isPublic === false),
    )
  }
  return { gone, problems: [] }
}

function firstPage(env: SyncEnv, start: number) {
  const author = encodeURIComponent(`urn:li:organization:${env.LINKEDIN_ORGANIZATION_ID}`)
  return `/rest/posts?author=${author}&q=author&count=${pageSize}&start=${start}&sortBy=CREATED`
}

// Only LinkedIn's own host may get the token.
function nextPage(env: SyncEnv, links: { rel: string; href: string }[] = [], start: number) {
  const href = links.find((link) => link.rel === 'next')?.href
  const base = `${env.LINKEDIN_API_URL}/`
  const next = href && URL.canParse(href, base) ? new URL(href, base) : undefined
  return next?.origin === new URL(base).origin ? next.href : firstPage(env, start)
}
