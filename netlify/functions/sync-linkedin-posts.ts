import type { Config } from '@netlify/functions'
import { workDaily } from '../daily/work-daily.ts'
import { timing } from '../linkedin/settings.ts'

/** Every morning: stores LinkedIn's newest posts in the table, and tells the owner about problems. */
export default async function syncLinkedInPosts() {
  await workDaily(process.env, timing)
}

export const config: Config = { schedule: '0 6 * * *' }
