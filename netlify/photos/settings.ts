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
  OPENAI_TIMEOUT_MS: z.coerce.number().int().positive().default(50_000),
  PHOTO_DAILY_LIMIT: z.coerce.number().int().nonnegative().default(30),
})
export type PhotoEnv = z.infer<typeof PhotoEnv>

/** How long things may take in the deployed functions. Milliseconds, unless the name says seconds. */
export const timing = {
  /** One answer; Netlify allows 60 seconds. */
  budgetMs: 57_000,
  /** For the photo to arrive: 6 MB at 2.5 Mbit/s. */
  bodyMs: 20_000,
  /** Time reserved for storing the picture and ending the row. */
  reserveMs: 6000,
  /** A caller that has waited uses the model only with this much time left: a shorter call would waste money. */
  leastModelMs: 15_000,
  databaseMs: 4000,
  storeMs: 4000,
  finishMs: 2000,
  /** Callers who wait look a last time this long after the model's time has ended. */
  lastLookMs: 1000,
  pollMs: 500,
  /** An edit older than this is dead: no function runs that long. */
  staleSeconds: 75,
}
export type Timing = typeof timing

/** The timing with a budget no longer than the model needs: a waiting caller then gives up soon after it. */
export function fitBudget(given: Timing, env: Pick<PhotoEnv, 'OPENAI_TIMEOUT_MS'>): Timing {
  const needed = env.OPENAI_TIMEOUT_MS + given.lastLookMs + given.reserveMs
  return { ...given, budgetMs: Math.min(given.budgetMs, needed) }
}
