import type { Config } from '@netlify/functions'
import { assembleSync } from '../linkedin/assemble.ts'
import { runOnSchedule } from '../linkedin/run.ts'

/** Every morning: LinkedIn's newest posts go into the table. */
export default async function syncLinkedInPosts() {
  const assembled = assembleSync()
  if (!assembled.ok) {
    assembled.log.warn('The sync is not configured', { error: assembled.error })
    return
  }
  await runOnSchedule(assembled.parts)
}

export const config: Config = { schedule: '0 6 * * *' }
