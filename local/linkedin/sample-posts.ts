import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import { z } from 'zod'

const SamplePost = z.strictObject({
  urn: z.string(),
  /** Little text, as LinkedIn sends it. */
  commentary: z.string(),
  /** Since it was published. */
  ageHours: z.number(),
  /** Since it was begun, as a draft. */
  begunHours: z.number().optional(),
  isAdvert: z.boolean().optional(),
  visibility: z.string().optional(),
  lifecycleState: z.string().optional(),
  content: z.record(z.string(), z.unknown()).optional(),
  reshareOf: z.string().optional(),
  counts: z.strictObject({
    reactions: z.record(z.string(), z.number()),
    comments: z.number(),
    shares: z.number(),
  }),
})
export type SamplePost = z.infer<typeof SamplePost>

const file = readFileSync(join(import.meta.dirname, 'sample-posts.toml'), 'utf8')
export const { posts: samplePosts } = z.object({ posts: z.array(SamplePost) }).parse(parse(file))
