import { openStore } from '../platform/blobs.ts'
import { readEnv, type Env, type EnvProblem } from '../platform/env.ts'
import { createLog, type Log } from '../platform/log.ts'
import { createServiceClient } from '../platform/supabase.ts'
import type { AnswerParts } from './answer-enhance.ts'
import { createEdits } from './edits.ts'
import { createModel } from './model.ts'
import { createResultStore, enhancedPhotosStore } from './result-store.ts'
import { PhotoEnv, timing as usual, type Timing } from './settings.ts'

/** Puts the photo tool together from the environment. A test may change that and the timing. */
export function assemblePhotos(
  env: Env = process.env,
  timing: Timing = usual,
): { ok: true; parts: AnswerParts } | (EnvProblem & { log: Log }) {
  const log = createLog('photos')
  const read = readEnv(PhotoEnv, env)
  if (!read.ok) return { ...read, log }

  const settings = read.env
  log.hide(settings.OPENAI_API_KEY)
  log.hide(settings.SUPABASE_SERVICE_ROLE_KEY)
  const database = createServiceClient(settings, timing.databaseMs)
  return {
    ok: true,
    parts: {
      env: settings,
      results: createResultStore(openStore(enhancedPhotosStore), timing.storeMs),
      edits: createEdits(database, settings.PHOTO_DAILY_LIMIT),
      model: createModel(settings),
      log,
      timing,
      modelMs: settings.OPENAI_TIMEOUT_MS,
    },
  }
}
