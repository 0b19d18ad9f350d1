import type { Config } from '@netlify/functions'
import { assembleSync } from '../linkedin/assemble.ts'
import { runOnSchedule } from '../linkedin/run.ts'
import { timing } from '../linkedin/settings.ts'
import { watchRun } from '../linkedin/watch.ts'
import { createLog } from '../platform/log.ts'

/** Every morning: LinkedIn's newest posts go into the table, and the owner hears of what is wrong. */
export default async function syncLinkedInPosts() {
  const log = createLog('linkedin')
  await watchRun(await run(), { env: process.env, log, timing })

  async function run() {
    const assembled = assembleSync()
    if (!assembled.ok) {
      log.warn('The sync is not configured', { error: assembled.error })
      return { state: 'failed', code: assembled.code } as const
    }
    return runOnSchedule(assembled.parts).catch((error: unknown) => {
      log.error('The scheduled run failed', { error })
      return { state: 'failed', code: 'internal_error' } as const
    })
  }
}

export const config: Config = { schedule: '0 6 * * *' }
