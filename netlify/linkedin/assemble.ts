import { openStore } from '../platform/blobs.ts'
import { readEnv, type Env, type EnvProblem } from '../platform/env.ts'
import { createLog, type Log } from '../platform/log.ts'
import { createServiceClient } from '../platform/supabase.ts'
import { createGet } from './linkedin-api.ts'
import { createPictureStore, newsImagesStore } from './picture-store.ts'
import { PostStore } from './post-store.ts'
import { createRunStore } from './run-store.ts'
import type { RunParts } from './run.ts'
import { SyncEnv, timing as usual, type Timing } from './settings.ts'
import { syncPosts } from './sync.ts'
import { Token } from './token.ts'

/** Puts the sync together from the environment. A test may change the environment and the timing. */
export function assembleSync(
  env: Env = process.env,
  given: Timing = usual,
): { ok: true; parts: RunParts } | (EnvProblem & { log: Log }) {
  const log = createLog('linkedin')
  const read = readEnv(SyncEnv, env)
  if (!read.ok) return { ...read, log }

  const settings = read.env
  const callMs = Math.min(given.callMs, settings.SYNC_CALL_SECONDS * 1000)
  const timing = { ...given, callMs }
  log.hide(settings.LINKEDIN_ACCESS_TOKEN)
  log.hide(settings.LINKEDIN_REFRESH_TOKEN)
  log.hide(settings.LINKEDIN_CLIENT_SECRET)
  log.hide(settings.SUPABASE_SERVICE_ROLE_KEY)
  return {
    ok: true,
    parts: {
      env: settings,
      tokenDigest: new Token({ env: settings, log, timing }).digest,
      runs: createRunStore(createServiceClient(settings, timing.databaseMs)),
      log,
      timing,
      sync: async (signal) => {
        const token = new Token({ env: settings, log, timing, signal })
        return syncPosts({
          env: settings,
          get: createGet({ env: settings, token, timing, signal }),
          posts: new PostStore(createServiceClient(settings, timing.databaseMs, signal), signal),
          pictures: createPictureStore(openStore(newsImagesStore), timing.storeMs, signal),
          token,
          log,
          timing,
          signal,
        })
      },
    },
  }
}
