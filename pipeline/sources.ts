import { getLegalDocuments, type LegalDocument } from '../src/content/legal.ts'
import { getPosts, type Post } from '../src/content/posts.ts'
import { getStories } from '../src/content/stories.ts'
import type { Story } from '../src/content/stories/schema.ts'
import { paths } from '../src/paths.ts'

export type Source =
  | { kind: 'post'; post: Post }
  | { kind: 'story'; story: Story }
  | { kind: 'legal'; document: LegalDocument }

export function readSources(): ReadonlyMap<string, Source> {
  return new Map<string, Source>([
    ...getPosts().map((post) => [paths.post(post.slug), { kind: 'post', post }] as const),
    ...getStories().map((story) => [paths.story(story.id), { kind: 'story', story }] as const),
    ...getLegalDocuments().map(
      (document) => [paths.legal(document.slug), { kind: 'legal', document }] as const,
    ),
  ])
}

/** The day on which its words last changed, by its front matter. */
export function dateOf(source: Source): string {
  if (source.kind === 'post') return source.post.updated ?? source.post.date
  return source.kind === 'story' ? source.story.publishedDate : source.document.date
}
