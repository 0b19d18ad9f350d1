import { purgeCache } from '@netlify/functions'
import type { Log } from './log.ts'
import { settle } from './time-limits.ts'

/** Tags for purging the CDN: the posts, and the pictures with their resized copies. */
export const cdnTags = { posts: 'news', pictures: 'news-images' } as const
export type CdnTag = (typeof cdnTags)[keyof typeof cdnTags]

type Keeping = {
  /** How long the CDN answers without asking the function. */
  seconds: number
  /** How long browsers keep it. Without it they ask each time. */
  browserSeconds?: number
  /** How much longer the CDN may serve the old answer while it fetches a new one. */
  staleSeconds?: number
  tag?: CdnTag
}

export function keptByCdn({ seconds, browserSeconds, staleSeconds, tag }: Keeping) {
  const stale = staleSeconds === undefined ? '' : `, stale-while-revalidate=${staleSeconds}`
  return {
    'cache-control': `public, max-age=${browserSeconds ?? '0, must-revalidate'}`,
    'netlify-cdn-cache-control': `public, durable, max-age=${seconds}${stale}`,
    ...(tag && { 'netlify-cache-tag': tag }),
  }
}

/** Makes the CDN drop the answers with these tags, resized pictures too. If that fails, they expire by themselves. */
export async function purge(tags: CdnTag[], log: Log, timeoutMs: number): Promise<void> {
  // Netlify gives functions the site's id and a token. Only a stand-in has its own address.
  const purged = await settle(purgeCache({ tags, apiURL: process.env.NETLIFY_API_URL }), timeoutMs)
  if (purged.ok) log.info('Purged the cache', { tags })
  else log.warn('The cache could not be purged', { tags, cause: purged.error })
}
