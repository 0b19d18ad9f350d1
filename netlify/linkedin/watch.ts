import { z } from 'zod'
import { origin, product } from '../../src/site.ts'
import { openStore, readKept, type Kept } from '../platform/blobs.ts'
import { readEnv, type Env } from '../platform/env.ts'
import type { Log } from '../platform/log.ts'
import { abortAt, settle } from '../platform/time-limits.ts'
import { sendHeartbeat, sendMessage } from '../platform/webhook.ts'
import { dayOf, findAlerts, Memory, noteTold, remember, type Alert } from './alerts.ts'
import type { Ending } from './run.ts'
import { SyncEnv, type Timing } from './settings.ts'
import { Token, type TokenLapse } from './token.ts'

export const watchStore = 'sync-watch'
const key = 'memory'
/** Keys of one-time alerts begin with this and end with the day. */
export const claimPrefix = 'once-'

export type DailyParts = {
  env: Env
  log: Log
  timing: Timing
  /** The current time and the time limit, in milliseconds since 1970. */
  now: number
  until: number
  /** What else the owner should know: parts of the site that the sync knows nothing of. */
  others?: () => Promise<Alert[]>
}

/**
 * Runs the sync and tells the owner what is wrong, once a day for each cause. The memory is in the blob store,
 * since a database that is away is one of the causes.
 */
export async function watchRun(run: () => Promise<Ending>, parts: DailyParts): Promise<void> {
  const { log, timing, now, until } = parts
  const store = openStore(watchStore)
  // Read during the run, so that a slow store takes no time from later steps.
  const [ending, before, lapse, others = []] = await Promise.all([
    run(),
    readKept(store, { key, Form: Memory, timeoutMs: timing.storeMs }),
    readLapse(parts),
    parts.others?.().catch((error: unknown) => {
      log.error('What else is wrong could not be read', { error })
      return []
    }),
  ])
  const memory = remember(before, ending, now)
  if (!memory) log.warn('What was told before could not be read')
  const untold = others.filter(({ cause }) => memory?.told[cause] !== dayOf(now))
  const alerts = [...findAlerts(ending, memory, lapse, now), ...untold]
  const isFirst = await claimOnce(alerts)
  const due = alerts.filter(({ isOnce }) => isFirst || !isOnce)
  const [told] = await Promise.all([tellOwner(due, parts), beat(ending, parts)])
  // Another run was first: it writes the same memory and has sent the alerts.
  if (!memory || !isFirst) return
  const kept = await settle(
    store.setJSON(key, { ...memory, told: noteTold(memory.told, told, now) }),
    timing.storeMs,
    abortAt(until),
  )
  if (!kept.ok) log.warn('What was told could not be kept', { cause: kept.error })

  /** Two runs at once have read the same memory. Only the one that claims an alert first sends it. */
  async function claimOnce(found: readonly Alert[]) {
    if (before.state !== 'found' || !found.some(({ isOnce }) => isOnce)) return true
    // The key contains the day, so that a run that died here blocks no later one.
    const claim = `${claimPrefix}${before.value.goodAt}-${dayOf(now)}`
    const claiming = store.set(claim, '1', { onlyIfNew: true })
    const claimed = await settle(claiming, timing.alertMs)
    return !claimed.ok || claimed.value.modified
  }
}

/** Records the day on which a token is first seen. */
async function readLapse({ env, log, timing, now }: DailyParts): Promise<Kept<TokenLapse>> {
  const read = readEnv(SyncEnv, env)
  if (!read.ok) return { state: 'none' }
  const token = new Token({ env: read.env, log, timing })
  const lapse = await token.lapse()
  if (lapse.state === 'none') await token.noteSeen(now)
  if (lapse.state === 'unreadable') log.warn('The token’s age could not be read')
  return lapse
}

/** Sends the alerts and returns those that arrived. */
async function tellOwner(alerts: readonly Alert[], parts: DailyParts): Promise<Alert[]> {
  const { env, log } = parts
  const url = readAddress('ALERT_WEBHOOK_URL', parts)
  const told = alerts.map(async (alert) => {
    const { cause, text } = alert
    log.warn('The owner should know', { cause, text })
    if (url === undefined) return []
    const sent = await sendMessage(url, `${text} – ${product}, ${env.URL ?? origin}`, bounds(parts))
    if (!sent.ok) log.warn('An alert could not be sent', { cause, reason: sent.reason })
    return sent.ok ? [alert] : []
  })
  return (await Promise.all(told)).flat()
}

/** Reports that the schedule ran. A run that found another one running reports nothing. */
async function beat({ state }: Ending, parts: DailyParts) {
  const url = readAddress('HEARTBEAT_URL', parts)
  if (url === undefined || state === 'other') return
  const sent = await sendHeartbeat(url, state === 'good', bounds(parts))
  if (!sent.ok) parts.log.warn('The heartbeat could not be sent', { reason: sent.reason })
}

function bounds({ timing, until }: DailyParts) {
  return { timeoutMs: timing.alertMs, signal: abortAt(until - timing.reserveMs) }
}

/** Anyone who knows such an address can send to it, so it is hidden from the log. */
function readAddress(name: 'ALERT_WEBHOOK_URL' | 'HEARTBEAT_URL', { env, log }: DailyParts) {
  const read = readEnv(z.object({ [name]: z.url().optional() }), env)
  if (!read.ok) log.warn('The owner cannot be told', { error: read.error })
  const url = read.ok ? read.env[name] : undefined
  log.hide(url)
  return url
}
