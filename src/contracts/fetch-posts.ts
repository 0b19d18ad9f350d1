import * as z from 'zod/mini'

const Text = z.catch(z.optional(z.string()), undefined)

/**
 * The body of POST /api/fetch-linkedin-posts. `success`: the table has posts to read. `posts`: how many it has,
 * or how many the run stored. `code` and `error` name a failure, or what a run left out.
 */
export const FetchPostsAnswer = z.object({
  success: z.boolean(),
  posts: z.catch(z.optional(z.int()), undefined),
  code: Text,
  error: Text,
})
export type FetchPostsAnswer = z.infer<typeof FetchPostsAnswer>
