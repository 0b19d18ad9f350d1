// zod/mini: the browser reads these too, and zod's full build is 16 KB more.
import * as z from 'zod/mini'

/**
 * In UTF-16 units. LinkedIn's own limit of a text is 3,000 characters, to which its little text adds. The database
 * has the same limits.
 */
export const longest = { id: 200, title: 500, name: 200, text: 10_000, url: 300 } as const

const Name = z.string().check(z.maxLength(longest.name))

/** Who wrote a post: a name, or an object that has one. */
export const PostAuthor = z.union([Name, z.object({ name: Name })])
export type PostAuthor = z.infer<typeof PostAuthor>

const Count = z.int().check(z.nonnegative())

/**
 * A row of linkedin_posts. `text` is LinkedIn's little text. `image_url` is a path of this site: any other counts
 * as none. `url` is a link on the page, so it must be https. `created_at` is ISO 8601 with an offset.
 */
export const LinkedInPost = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(longest.id)),
  title: z.string().check(z.maxLength(longest.title)),
  author: PostAuthor,
  text: z.string().check(z.maxLength(longest.text)),
  image_url: z.catch(z.nullish(z.string().check(z.regex(/^\/(?![/\\])/))), null),
  url: z.string().check(z.startsWith('https://'), z.maxLength(longest.url)),
  created_at: z.iso.datetime({ offset: true }),
  likes: Count,
  comments: Count,
  shares: Count,
})
export type LinkedInPost = z.infer<typeof LinkedInPost>

/** Which posts the page reads from the table: the newest, in this order. */
export const shownPosts = {
  table: 'linkedin_posts',
  order: 'created_at',
  ascending: false,
  limit: 20,
} as const

/** The body of GET /api/news with status 200: rows for `readPosts`. */
export const NewsAnswer = z.object({ posts: z.array(z.unknown()) })
export type NewsAnswer = z.infer<typeof NewsAnswer>

/** Returns the readable rows; undefined if it is no list. An unreadable row loses only its own card. */
export function readPosts(rows: unknown): LinkedInPost[] | undefined {
  const list = z.array(z.unknown()).safeParse(rows).data
  return list?.flatMap((row) => LinkedInPost.safeParse(row).data ?? [])
}

export function authorName(author: PostAuthor): string {
  return typeof author === 'string' ? author : author.name
}
