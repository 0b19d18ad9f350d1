import { z } from 'zod'
import type { KnownPost } from './post-store.ts'
import type { Problem } from './sync-problem.ts'
import { readPost, type FoundPost } from './read-post.ts'
import { inForm, type Get } from './request.ts'
import type { SyncEnv } from './settings.ts'

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

const WithId = z.object({ id: z.string() })

export type Found = {
  /** Every readable post, public or not, newest first, each once. */
  posts: FoundPost[]
  /** Ids of elements that could not be read; undefined for one without an id. */
  unreadable: (string | undefined)[]
  /** The pages hold every post created after this moment (milliseconds since 1970). */
  coversFrom: number
  /** Whether the total stayed the same while the pages were read. */
  isSteady: boolean
  cut?: Problem
}

/** Reads pages, newest first, until they hold `wanted` public posts. If a later page fails, returns the posts so far. */
export async function findPosts(
  get: Get,
  env: SyncEnv,
  wanted: number,
): Promise<{ ok: true; found: Found } | Problem> {
  const seen = new Map<string, FoundPost>()
  const unreadable: (string | undefined)[] = []
  const totals = new Set<number>()
  let start = 0
  let path: string | undefined = firstPage(env, 0)
  for (let page = 0; path && page < mostPages; page += 1) {
    const answer = await get(path, { isFinder: true })
    const got = inForm(answer, Page, 'the posts finder’s answer has no elements')
    if (!got.ok) {
      return page === 0 ? got : { ok: true, found: { ...found(), cut: got } }
    }
    const { elements, paging } = got.data
    const before = seen.size
    if (paging?.total !== undefined) totals.add(paging.total)
    for (const element of elements) {
      const post = readPost(element)
      if (post) seen.set(post.id, post)
      else unreadable.push(WithId.safeParse(element).data?.id)
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
    const posts = [...seen.values()].toSorted((a, b) => b.createdAt - a.createdAt)
    const coversFrom = posts.at(-1)?.createdAt ?? Number.POSITIVE_INFINITY
    return { posts, unreadable, coversFrom, isSteady: totals.size < 2 }
  }
}

/** Stored posts that are no longer public, or are missing although the pages reach back beyond them. */
export function postsToHide(stored: readonly KnownPost[], found: Found): string[] {
  const byId = new Map(found.posts.map((post) => [post.id, post]))
  // An element without an id could be any missing post, and a post that moved between pages may have been skipped.
  const isComplete = found.isSteady && !found.unreadable.includes(undefined)
  const canMiss = isComplete && found.posts.length > 0
  return stored
    .filter((post) => {
      if (post.hidden_at !== null) return false
      const shown = byId.get(post.id)
      if (shown) return !shown.isPublic
      if (!canMiss || found.unreadable.includes(post.id)) return false
      return Date.parse(post.created_at) > found.coversFrom
    })
    .map((post) => post.id)
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
