import { purgeCache } from '@netlify/functions'
import type { Log } from './log.ts'
import { settle } from './settle.ts'

/** The tags by which the CDN forgets the posts, and their pictures with the resized copies. */
export const cdnTags = { posts: 'news', pictures: 'news-images' } as const
export type CdnTag = (typeof cdnTags)[keyof typeof cdnTags]

type Keeping = {
  /** How long the CDN answers without asking the function. */
  seconds: number
  /** How long browsers do too; absent, they ask again each time. */
  browserSeconds?: number
  /** How much longer it may answer with what it has while it asks. */
  staleSeconds?: number
  /** By which `purge` finds the answer. */
  tag?: CdnTag
}

/** The headers of an answer that the CDN keeps. */
export function keptByCdn({
  seconds,
  browserSeconds,
  staleSeconds,
  tag,
}: Keeping): Record<string, string> & { 'cache-control': string } {
  const stale = staleSeconds === undefined ? '' : `, stale-while-revalidate=${staleSeconds}`
  return {
    'cache-control': `public, max-age=${browserSeconds ?? '0, must-revalidate'}`,
    'netlify-cdn-cache-control': `public, durable, max-age=${seconds}${stale}`,
    ...(tag && { 'netlify-cache-tag': tag }),
  }
}

/**
 * Makes the CDN forget the answers with one of these tags, and what it made of them: a resized picture
 * has the headers of its source. If it cannot, they stay until their time is over.
 */
export async function purge(tags: CdnTag[], log: Log, timeoutMs: number): Promise<void> {
  // Netlify gives functions the site's id and a token. A stand-in has its own address too.
  const purged = await settle(purgeCache({ tags, apiURL: process.env.NETLIFY_API_URL }), timeoutMs)
  if (purged.ok) log.info('Purged the cache', { tags })
  else log.warn('The cache could not be purged', { tags, cause: purged.error })
}
