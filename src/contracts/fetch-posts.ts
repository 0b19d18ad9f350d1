import * as z from 'zod/mini'
import { FunctionError } from './function-error.ts'

/**
 * The body of POST /api/fetch-linkedin-posts. `posts` is how many posts the table shows, or how many
 * the run stored; `code` names what a run that stored posts had to leave out. A failure also has a
 * fitting HTTP status, and Retry-After (seconds) if waiting helps.
 */
export const FetchPostsAnswer = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    posts: z.int().check(z.nonnegative()),
    code: z.optional(z.string()),
  }),
  z.extend(FunctionError, { success: z.literal(false) }),
])
export type FetchPostsAnswer = z.infer<typeof FetchPostsAnswer>
