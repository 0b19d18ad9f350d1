import { z } from 'zod'
import { FunctionError } from './function-error.ts'

/**
 * What POST /api/fetch-linkedin-posts answers. `posts` is how many posts the table shows, or how
 * many the run stored; `code` names what a run that stored posts had to leave out. A failure also
 * has a fitting HTTP status, and Retry-After (seconds) where waiting helps.
 */
export const FetchPostsAnswer = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    posts: z.number().int().nonnegative(),
    code: z.string().optional(),
  }),
  FunctionError.extend({ success: z.literal(false) }),
])
export type FetchPostsAnswer = z.infer<typeof FetchPostsAnswer>
