import * as z from 'zod/mini'

const Text = z.catch(z.optional(z.string()), undefined)

/**
 * The body of POST /api/fetch-linkedin-posts. `success` is all that the page needs: the table has posts
 * to read. `posts` is how many it shows, or how many the run stored; `code` and `error` name a failure,
 * or what a run that stored posts had to leave out. A failure also has a fitting HTTP status, and
 * Retry-After (seconds) if waiting helps.
 */
export const FetchPostsAnswer = z.object({
  success: z.boolean(),
  posts: z.catch(z.optional(z.int()), undefined),
  code: Text,
  error: Text,
})
export type FetchPostsAnswer = z.infer<typeof FetchPostsAnswer>
