import * as z from 'zod/mini'

/** The body of GET /api/news with status 200: rows for `readPosts`. A failure is a FunctionError. */
export const NewsAnswer = z.object({ posts: z.array(z.unknown()) })
export type NewsAnswer = z.infer<typeof NewsAnswer>
