import type { SamplePost } from '../../../local/linkedin/sample-posts.ts'
import { now } from './bench.ts'

/** A small public post, `n` hours old. */
export function plainPost(n: number, more: Partial<SamplePost> = {}): SamplePost {
  return {
    urn: `urn:li:share:${7_000_000_000 + n}`,
    commentary: `Post ${n}.`,
    ageHours: n,
    counts: { reactions: { LIKE: Math.abs(n) }, comments: 1, shares: 2 },
    ...more,
  }
}

/** As many plain posts, the newest first. */
export function plainPosts(count: number) {
  return Array.from({ length: count }, (_, n) => plainPost(n + 1))
}

/** A plain post as the finder returns it. */
export function element(post: SamplePost) {
  return {
    id: post.urn,
    commentary: post.commentary,
    visibility: 'PUBLIC',
    lifecycleState: 'PUBLISHED',
    createdAt: now - post.ageHours * 3_600_000,
  }
}
