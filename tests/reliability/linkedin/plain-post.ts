import type { Fault } from '../../../local/linkedin/faults.ts'
import type { SamplePost } from '../../../local/linkedin/sample-posts.ts'
import { image } from '../../../local/linkedin/sample-pictures.ts'
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

/** The finder's whole answer. */
export function page(elements: readonly unknown[]): Fault {
  return { kind: 'body', body: { elements, paging: { total: elements.length } } }
}

export function urns(posts: readonly SamplePost[]) {
  return posts.map(({ urn }) => urn)
}

/** A post with a picture of its own. */
export function pictured(n: number, urn: string) {
  return plainPost(n, { content: { media: { id: urn } } })
}

/** Eight posts with a picture each. */
export function eightPictured() {
  const names = ['cue', 'dress-1', 'dress-2', 'dress-3', 'backout', 'kit', 'tested', 'measured']
  return names.map((name, n) => pictured(n + 1, image(name)))
}
