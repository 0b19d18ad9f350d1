import { z } from 'zod'

/** Who wrote a post: a name, or an object that has one. */
export const PostAuthor = z.union([z.string(), z.object({ name: z.string() })])
export type PostAuthor = z.infer<typeof PostAuthor>

const Count = z.number().int().nonnegative()

/**
 * A row of linkedin_posts as the browser reads it. `text` is LinkedIn's little text: decode it for
 * display. `image_url` is a path of this site, or absent. `created_at` is ISO 8601 with an offset.
 */
export const LinkedInPost = z.object({
  id: z.string().min(1),
  title: z.string(),
  author: PostAuthor,
  text: z.string(),
  image_url: z.string().nullish(),
  url: z.string(),
  created_at: z.iso.datetime({ offset: true }),
  likes: Count,
  comments: Count,
  shares: Count,
})
export type LinkedInPost = z.infer<typeof LinkedInPost>

/** The answer to a read of the table. Fields that it does not know are dropped. */
export const LinkedInPosts = z.array(LinkedInPost)

/** The name to show for an author. */
export function authorName(author: PostAuthor): string {
  return typeof author === 'string' ? author : author.name
}
