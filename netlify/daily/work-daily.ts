import { assembleSync } from '../linkedin/assemble.ts'
import type { Alert } from '../linkedin/alerts.ts'
import { runOnSchedule, type Ending } from '../linkedin/run.ts'
import type { Timing } from '../linkedin/settings.ts'
import { watchRun } from '../linkedin/watch.ts'
import { readEnv, type Env } from '../platform/env.ts'
import { createLog } from '../platform/log.ts'
import { createServiceClient } from '../platform/supabase.ts'
import { PhotoEnv } from '../photos/settings.ts'
import { readTrouble, troubles } from '../photos/trouble.ts'
import { removeOld } from './remove-old.ts'

/** Syncs, tells the owner and removes what is old, within `functionMs`. `now` is milliseconds since 1970. */
export async function workDaily(env: Env, timing: Timing, now = Date.now()): Promise<void> {
  const log = createLog('linkedin')
  const parts = { env, log, timing, now, until: Date.now() + timing.functionMs }
  await watchRun(run, { ...parts, others: photoAlerts }).catch((error: unknown) => {
    log.error('The owner could not be told', { error })
  })
  await removeOld(parts).catch((error: unknown) => {
    log.error('What is old could not be removed', { error })
  })

  /** What stops the photo tool until the owner acts. */
  async function photoAlerts(): Promise<Alert[]> {
    const read = readEnv(PhotoEnv, env)
    // Without a key the tool is off.
    if (!read.ok) return []
    const trouble = await readTrouble(createServiceClient(read.env, timing.databaseMs))
    return trouble ? [{ cause: trouble, text: `${troubles[trouble]} (${trouble})` }] : []
  }

  async function run(): Promise<Ending> {
    const assembled = assembleSync(env, timing)
    if (!assembled.ok) {
      log.warn('The sync is not configured', { error: assembled.error })
      return { state: 'failed', code: assembled.code }
    }
    return runOnSchedule(assembled.parts, parts.until - timing.tellMs).catch((error: unknown) => {
      log.error('The scheduled run failed', { error })
      return { state: 'failed', code: 'internal_error' } as const
    })
  }
}
