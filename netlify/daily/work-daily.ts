import { listExpiries, readTokenExpiry } from '../health/expiries.ts'
import { assembleSync } from '../linkedin/assemble.ts'
import { runOnSchedule, type Ending } from '../linkedin/run.ts'
import { SyncEnv, type Timing } from '../linkedin/settings.ts'
import { meanings, problem } from '../linkedin/sync-problem.ts'
import { readEnv, type Env } from '../platform/env.ts'
import { createLog } from '../platform/log.ts'
import { createServiceClient } from '../platform/supabase.ts'
import { PhotoEnv } from '../photos/settings.ts'
import { readTrouble, troubles } from '../photos/trouble.ts'
import { dayOf, type Notice } from './day-message.ts'
import { removeOld } from './remove-old.ts'
import { beat, tellOwner, type DailyParts } from './tell-owner.ts'

const dayMs = 86_400_000
/** From how many days before its end the owner is told each day of what they must renew. */
const warningDays = 10

/** Syncs, tells the owner and removes what is old, within `functionMs`. `now` is milliseconds since 1970. */
export async function workDaily(env: Env, timing: Timing, now = Date.now()): Promise<void> {
  const log = createLog('linkedin')
  const parts: DailyParts = { env, log, timing, now, until: Date.now() + timing.functionMs }
  // Beside the sync, so that a slow store or table takes no time from the message.
  const [ending, expiring, photos] = await Promise.all([
    sync(parts),
    attempt('What ends soon could not be read', async () => findExpiring(parts)),
    attempt('What stops the photo tool could not be read', async () => findPhotoTrouble(parts)),
  ])
  const notices = [...nameProblems(ending), ...(expiring ?? []), ...(photos ?? [])]
  await Promise.all([
    attempt('The owner could not be told', async () => tellOwner(notices, ending.runId, parts)),
    attempt('The heartbeat failed', async () => beat(ending.isGood, parts)),
  ])
  await attempt('What is old could not be removed', async () => removeOld(parts))

  /** No step keeps the next one from its turn. */
  async function attempt<T>(failure: string, step: () => Promise<T>): Promise<T | undefined> {
    try {
      return await step()
    } catch (error) {
      log.error(failure, { error })
      return undefined
    }
  }
}

async function sync({ env, log, timing, until }: DailyParts): Promise<Ending> {
  try {
    const assembled = assembleSync(env, timing)
    if (assembled.ok) {
      // Its row is written in the reserve, and the message has what follows.
      const syncUntil = until - timing.reserveMs - timing.tellMs
      return await runOnSchedule(assembled.parts, syncUntil)
    }
    log.warn('The sync is not configured', { error: assembled.error })
    return { isGood: false, problems: [problem(assembled.code, { detail: assembled.error })] }
  } catch (error) {
    log.error('The scheduled run failed', { error })
    return { isGood: false, problems: [problem('internal_error')] }
  }
}

function nameProblems({ isGood, problems }: Ending): Notice[] {
  const what = isGood ? 'is incomplete' : 'failed'
  return problems.map(({ code, detail }) => {
    // The names of the settings at fault. Other details may quote what a vendor said.
    const settings = code === 'not_configured' && detail ? ` ${detail}.` : ''
    const sentence = `The daily LinkedIn sync ${what}. ${meanings[code].sentence}${settings}`
    return { code, sentence }
  })
}

/** What ends within ten days, told on each of them. */
async function findExpiring({ env, log, timing, now }: DailyParts): Promise<Notice[]> {
  const read = readEnv(SyncEnv, env)
  if (!read.ok) return []
  const database = createServiceClient(read.env, timing.noteMs)
  const token = await readTokenExpiry(read.env, { database, log, timing })
  const near = listExpiries(env, read.env, token).filter(({ at }) => at - now < warningDays * dayMs)
  return near.map(({ code, what, at, isEstimated, recipe }) => {
    const day = `${dayOf(at)}${isEstimated ? ' or earlier' : ''}`
    const ends = at < now ? 'ended' : 'ends'
    return { code, sentence: `${what} ${ends} on ${day}: docs/how-to.md, "${recipe}".` }
  })
}

/** What stops the photo tool until the owner acts. Without a key the tool is off. */
async function findPhotoTrouble({ env, timing }: DailyParts): Promise<Notice[]> {
  const read = readEnv(PhotoEnv, env)
  if (!read.ok) return []
  const trouble = await readTrouble(createServiceClient(read.env, timing.databaseMs))
  return trouble ? [{ code: trouble, sentence: troubles[trouble] }] : []
}
