import type { Config } from '@netlify/functions'
import { workDaily } from '../daily/work-daily.ts'
import { timing } from '../linkedin/settings.ts'

/** Every morning: LinkedIn's newest posts go into the table, and the owner hears of what is wrong. */
export default async function syncLinkedInPosts() {
  await workDaily(process.env, timing)
}

export const config: Config = { schedule: '0 6 * * *' }
