import { product } from '../../src/site.ts'
import type { Media } from './media.ts'
import type { SamplePost } from './sample-posts.ts'

const hourMs = 3_600_000

export function postElement(post: SamplePost, owner: string, now: number) {
  return {
    id: post.urn,
    author: owner,
    commentary: post.commentary,
    visibility: post.visibility ?? 'PUBLIC',
    lifecycleState: post.lifecycleState ?? 'PUBLISHED',
    ...(post.content && { content: post.content }),
    ...(post.reshareOf && { reshareContext: { parent: post.reshareOf } }),
    distribution: { feedDistribution: post.isAdvert ? 'NONE' : 'MAIN_FEED' },
    ...(post.isAdvert && { adContext: { isDsc: true } }),
    createdAt: now - begun(post) * hourMs,
    publishedAt: now - post.ageHours * hourMs,
  }
}

function begun({ begunHours, ageHours }: SamplePost) {
  return begunHours ?? ageHours
}

export function postsPage(
  posts: SamplePost[],
  query: { owner: string; start: number; count: number; now: number; rawUrl: URL },
) {
  const { owner, start, count, now } = query
  const newestFirst = posts.toSorted((a, b) => begun(a) - begun(b))
  const page = newestFirst.slice(start, start + count)
  const next = new URL(query.rawUrl)
  next.searchParams.set('start', `${start + page.length}`)
  const hasMore = start + page.length < posts.length && page.length > 0
  const link = { type: 'application/json', rel: 'next', href: `${next.pathname}${next.search}` }
  return {
    paging: { start, count, links: hasMore ? [link] : [], total: posts.length },
    elements: page.map((post) => postElement(post, owner, now)),
  }
}

export function batch<T>(urns: string[], find: (urn: string) => T | undefined) {
  const found = urns.map((urn) => [urn, find(urn)] as const)
  const missing = found.filter(([, value]) => value === undefined)
  return {
    results: Object.fromEntries(found.filter(([, value]) => value !== undefined)),
    statuses: Object.fromEntries(found.map(([urn, value]) => [urn, value ? 200 : 404])),
    errors: Object.fromEntries(
      missing.map(([urn]) => [urn, { status: 404, message: 'Not found' }]),
    ),
  }
}

export function socialMetadata(post: SamplePost | undefined) {
  if (!post) return undefined
  const reactions = Object.entries(post.counts.reactions)
  return {
    entity: post.urn.replace(/^urn:li:\w+/, 'urn:li:activity'),
    commentSummary: { count: post.counts.comments },
    reactionSummaries: Object.fromEntries(
      reactions.map(([reactionType, count]) => [reactionType, { reactionType, count }]),
    ),
  }
}

/** LinkedIn leaves out posts without statistics. */
export function shareStatistics(posts: SamplePost[], urns: string[], owner: string) {
  const elements = posts
    .filter((post) => urns.includes(post.urn))
    .map((post) => ({
      organizationalEntity: owner,
      [post.urn.startsWith('urn:li:share:') ? 'share' : 'ugcPost']: post.urn,
      totalShareStatistics: { shareCount: post.counts.shares },
    }))
  return { paging: { start: 0, count: elements.length, links: [] }, elements }
}

export function mediaAsset(media: Media, base: string, urn: string, owner: string) {
  if (!media.pictures.some((picture) => picture.urn === urn)) return undefined
  const signed = media.sign(base, urn)
  const asset = { id: urn, owner, status: 'AVAILABLE' }
  return urn.startsWith('urn:li:video:')
    ? { ...asset, duration: 90_000, thumbnail: signed.url, downloadUrlExpiresAt: signed.expiresAt }
    : { ...asset, downloadUrl: signed.url, downloadUrlExpiresAt: signed.expiresAt }
}

export function organization(id: string) {
  return { id: Number(id), localizedName: product, vanityName: product.toLowerCase() }
}
