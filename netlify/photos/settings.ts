import { z } from 'zod'
import { ServiceEnv } from '../platform/supabase.ts'

/** What the photo tool reads from the environment. .env.example explains each variable. */
export const PhotoEnv = ServiceEnv.extend({
  OPENAI_API_KEY: z.string(),
  OPENAI_BASE_URL: z.url().default('https://api.openai.com/v1'),
  // Becomes part of a blob's name, so few characters are allowed.
  OPENAI_IMAGE_MODEL: z
    .string()
    .regex(/^[\w.-]{1,80}$/, 'letters, digits, dots and dashes only')
    .default('gpt-image-2'),
  OPENAI_IMAGE_MODEL_ENDS: z.iso.date().optional(),
  OPENAI_TIMEOUT_MS: z.coerce.number().int().positive().default(50_000),
  PHOTO_DAILY_LIMIT: z.coerce.number().int().nonnegative().default(30),
})
export type PhotoEnv = z.infer<typeof PhotoEnv>

/** How long things may take in the deployed functions, in milliseconds. */
export const timing = {
  /** One answer; Netlify allows 60 seconds. */
  budgetMs: 57_000,
  /** For the photo to arrive: 6 MB at 2.5 Mbit/s. */
  bodyMs: 20_000,
  /** Time reserved for storing the picture and ending the row. */
  reserveMs: 6000,
  databaseMs: 3000,
  storeMs: 3000,
}
export type Timing = typeof timing
