import { z } from 'zod'
import { isLoopback } from '../../src/lib/loopback.ts'
import { ServiceEnv } from '../platform/supabase.ts'

/** What the photo tool reads from the environment. .env.example explains each variable. */
export const PhotoEnv = ServiceEnv.extend({
  OPENAI_API_KEY: z.string(),
  OPENAI_BASE_URL: z.url().default('https://api.openai.com/v1'),
  // Part of a blob's name as well.
  OPENAI_IMAGE_MODEL: z
    .string()
    .regex(/^[\w.-]{1,80}$/, 'letters, digits, dots and dashes only')
    .default('gpt-image-2'),
  OPENAI_TIMEOUT_MS: z.coerce.number().int().positive().default(50_000),
  PHOTO_DAILY_LIMIT: z.coerce.number().int().nonnegative().default(30),
})
export type PhotoEnv = z.infer<typeof PhotoEnv>

/** How long things may take. Milliseconds, unless the name says seconds. */
export type Timing = {
  /** One answer in all, of the 60 seconds that Netlify gives a function. */
  budgetMs: number
  /** Kept back from the budget for what follows the model: keeping the picture, ending the row. */
  reserveMs: number
  /** What must be left for the model if a caller that waited is to go to it: a shorter call is money lost. */
  leastModelMs: number
  /** One request to the database, and one to the blob store. */
  databaseMs: number
  storeMs: number
  /** One try to end an edit's row. */
  finishMs: number
  /** From the end of the model's time to the last look of the callers that wait for its outcome. */
  lastLookMs: number
  /** How often a caller looks whether the edit that it waits for has ended. */
  pollMs: number
  /** After this an edit that has not ended is taken for dead: longer than any function lives. */
  staleSeconds: number
}

/** The timing of the deployed function. */
export const timing: Timing = {
  budgetMs: 57_000,
  reserveMs: 6000,
  leastModelMs: 15_000,
  databaseMs: 4000,
  storeMs: 4000,
  finishMs: 2000,
  lastLookMs: 1000,
  pollMs: 500,
  staleSeconds: 75,
}

/**
 * The timing with a budget no longer than the model's time needs: a caller who waits for another
 * call's edit gives up soon after it, in time for the answer even if functions live shorter than on
 * Netlify.
 */
export function fitBudget(given: Timing, env: Pick<PhotoEnv, 'OPENAI_TIMEOUT_MS'>): Timing {
  const needed = env.OPENAI_TIMEOUT_MS + given.lastLookMs + given.reserveMs
  return { ...given, budgetMs: Math.min(given.budgetMs, needed) }
}

/** Whether pictures come from a stand-in on this machine rather than from a model. */
export function isLocalModel(env: Pick<PhotoEnv, 'OPENAI_BASE_URL'>): boolean {
  return isLoopback(env.OPENAI_BASE_URL)
}
