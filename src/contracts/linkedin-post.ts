// zod/mini: the browser reads these too, and zod's full build is 16 KB more.
import * as z from 'zod/mini'

/** Who wrote a post: a name, or an object that has one. */
export const PostAuthor = z.union([z.string(), z.object({ name: z.string() })])
export type PostAuthor = z.infer<typeof PostAuthor>

const Count = z.int().check(z.nonnegative())

/**
 * A row of linkedin_posts as the news page reads it. `text` is LinkedIn's little text: decode it for
 * display. `image_url` is a path of this site: any other counts as no picture. `url` is a link on the page, so
 * that it must be https. `created_at` is ISO 8601 with an offset.
 */
export const LinkedInPost = z.object({
  id: z.string().check(z.minLength(1)),
  title: z.string(),
  author: PostAuthor,
  text: z.string(),
  image_url: z.catch(z.nullish(z.string().check(z.regex(/^\/(?![/\\])/))), null),
  url: z.string().check(z.startsWith('https://')),
  created_at: z.iso.datetime({ offset: true }),
  likes: Count,
  comments: Count,
  shares: Count,
})
export type LinkedInPost = z.infer<typeof LinkedInPost>

/** The posts that the news page shows: the newest of the table, newest first. */
export const shownPosts = {
  table: 'linkedin_posts',
  order: 'created_at',
  ascending: false,
  limit: 20,
} as const

/**
 * The readable rows of a list, in its order; undefined if it is not a list. A row that cannot be
 * read loses only its own card. Fields that a post does not know are dropped.
 */
export function readPosts(rows: unknown): LinkedInPost[] | undefined {
  const list = z.array(z.unknown()).safeParse(rows).data
  return list?.flatMap((row) => LinkedInPost.safeParse(row).data ?? [])
}

/** The name to show for an author. */
export function authorName(author: PostAuthor): string {
  return typeof author === 'string' ? author : author.name
}
