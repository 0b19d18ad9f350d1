import { z } from 'zod'
import { dayOf } from '../daily/day-message.ts'
import { goodOutcomes } from '../linkedin/run-store.ts'
import { readRefreshSettings, SyncEnv, timing } from '../linkedin/settings.ts'
import { PhotoEnv } from '../photos/settings.ts'
import { readTrouble } from '../photos/trouble.ts'
import { answerJson } from '../platform/answer.ts'
import { keptByCdn } from '../platform/cdn.ts'
import { readEnv, type Env } from '../platform/env.ts'
import type { Log } from '../platform/log.ts'
import {
  createServiceClient,
  databaseProblem,
  type DatabaseClient,
  type DatabaseCode,
} from '../platform/supabase.ts'
import { listExpiries, readTokenExpiry } from './expiries.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const databaseMs = 4000
/** The news page's posts may be this old. */
const mostHours = 48
/** From so many days before its end, what must be renewed is listed. */
const expiringDays = 60

/** A reason to answer 503. */
type Fault =
  | 'not_configured'
  | DatabaseCode
  | 'database_unreadable'
  | 'store_unreadable'
  | 'never_synced'
  | 'posts_old'
  | 'token_lapsed'

const SyncRun = z.object({
  outcome: z.string(),
  error_code: z.string().nullable(),
  missing: z.array(z.string()),
  trigger: z.string(),
  ended_at: z.string().nullable(),
})

/** Answers GET /api/health: 200, or 503 with the reasons. It shows no setting's value. */
export async function answerHealth(env: Env, log: Log, now = Date.now()): Promise<Response> {
  const read = readEnv(SyncEnv, env)
  if (!read.ok) {
    log.warn('The sync is not configured', { error: read.error })
    return answer({ faults: ['not_configured'] })
  }
  const database = createServiceClient(read.env, databaseMs)
  const [sync, photos, token] = await Promise.all([
    readSync(database),
    readPhotos(database, env),
    readTokenExpiry(read.env, { database, log, timing }),
  ])
  const daysLeft = token.state === 'found' ? Math.floor((token.value.at - now) / dayMs) : null
  const hours = sync.ok && sync.goodAt ? Math.floor((now - sync.goodAt) / hourMs) : null
  const expiring = listExpiries(env, read.env, token)
    .filter(({ at }) => at - now < expiringDays * dayMs)
    .map(({ code, what, at, isEstimated }) => ({ code, what, day: dayOf(at), isEstimated }))
  const faults: Fault[] = [
    ...(sync.ok ? [] : [sync.code]),
    ...(sync.ok && hours === null ? (['never_synced'] as const) : []),
    ...(hours !== null && hours >= mostHours ? (['posts_old'] as const) : []),
    ...(token.state === 'unreadable' ? (['store_unreadable'] as const) : []),
    ...(daysLeft !== null && daysLeft < 0 ? (['token_lapsed'] as const) : []),
  ]
  if (!sync.ok) log.warn('The database does not tell its health', { code: sync.code })
  return answer({
    faults,
    sync: sync.ok ? { hoursSinceGood: hours, last: sync.last } : null,
    expiring,
    token:
      token.state === 'unreadable'
        ? null
        : {
            daysLeft,
            isEstimated: token.state === 'none' || token.value.isEstimated,
            renewsItself: readRefreshSettings(read.env).canRefresh,
          },
    photos,
  })

  function answer(body: { faults: Fault[] } & Record<string, unknown>) {
    const isHealthy = body.faults.length === 0
    const checkedAt = new Date(now).toISOString()
    return answerJson(
      { isHealthy, checkedAt, ...body },
      isHealthy ? 200 : 503,
      keptByCdn({ seconds: 60 }),
    )
  }
}

async function readSync(database: DatabaseClient) {
  function runs() {
    return database.from('sync_runs').select('outcome, error_code, missing, trigger, ended_at')
  }

  const [good, last] = await Promise.all([
    runs().in('outcome', goodOutcomes).order('id', { ascending: false }).limit(1),
    runs().neq('outcome', 'running').order('id', { ascending: false }).limit(1),
  ])
  const failed = [good, last].find(({ error }) => error)
  if (failed?.error) return databaseProblem(failed.status, failed.error.message)
  const runsRead = z.array(z.array(SyncRun)).safeParse([good.data, last.data])
  if (!runsRead.success) return { ok: false, code: 'database_unreadable' } as const
  const [[goodRun] = [], [lastRun] = []] = runsRead.data
  return {
    ok: true,
    goodAt: goodRun?.ended_at ? Date.parse(goodRun.ended_at) : undefined,
    last: lastRun
      ? {
          outcome: lastRun.outcome,
          code: lastRun.error_code,
          missing: lastRun.missing,
          trigger: lastRun.trigger,
        }
      : null,
  } as const
}

/** How many photos may still be enhanced today, and what stops the tool; null if it is off or the count cannot be read. */
async function readPhotos(database: DatabaseClient, env: Env) {
  const read = readEnv(PhotoEnv, env)
  if (!read.ok) return null
  const { PHOTO_DAILY_LIMIT: dailyLimit } = read.env
  const [{ data: left, error }, trouble] = await Promise.all([
    database.rpc('photo_edits_left', { daily_limit: dailyLimit }),
    readTrouble(database),
  ])
  return error ? null : { dailyLimit, left, trouble }
}
