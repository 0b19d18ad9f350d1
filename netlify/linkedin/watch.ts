import { z } from 'zod'
import { origin, product } from '../../src/site.ts'
import { openStore, readKept, type Kept } from '../platform/blobs.ts'
import { readEnv, type Env } from '../platform/env.ts'
import type { Log } from '../platform/log.ts'
import { abortAt, settle } from '../platform/time-limits.ts'
import { sendHeartbeat, sendMessage } from '../platform/webhook.ts'
import { meanings } from './sync-problem.ts'
import type { Ending } from './run.ts'
import { SyncEnv, type Timing } from './settings.ts'
import { Token, type TokenLapse } from './token.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
export const limits = { postsHours: 48, tokenDays: 10 }

const key = 'memory'
/** What scheduled runs remember. Moments are milliseconds since 1970. */
const Memory = z.object({
  /** The last good run, or the first run if none was good. */
  goodAt: z.number(),
  failingSince: z.number().optional(),
  /** The day on which each cause was last told. */
  told: z.record(z.string(), z.string()).default({}),
})
type Memory = z.infer<typeof Memory>

type Alert = {
  cause: 'sync_failing' | 'sync_recovered' | 'posts_old' | 'token_lapsing'
  text: string
}

export type DailyParts = {
  env: Env
  log: Log
  timing: Timing
  /** The present, and when all must have ended: milliseconds since 1970. */
  now: number
  until: number
}

/**
 * Runs the sync and tells the owner what is wrong, once a day for each cause. The memory is in the blob store,
 * since a database that is away is one of the causes.
 */
export async function watchRun(run: () => Promise<Ending>, parts: DailyParts): Promise<void> {
  const { log, timing, now, until } = parts
  const store = openStore('sync-watch')
  // Read during the run, so that a silent store takes no time from what follows.
  const [ending, before, lapse] = await Promise.all([
    run(),
    readKept(store, { key, Form: Memory, timeoutMs: timing.storeMs }),
    readLapse(parts),
  ])
  const memory = remember(before, ending, now)
  if (!memory) log.warn('What was told before could not be read')
  const today = dayOf(now)
  const due = findAlerts(ending, memory, lapse, now).filter(
    ({ cause }) => memory?.told[cause] !== today,
  )
  const [told] = await Promise.all([tellOwner(due, parts), beat(ending, parts)])
  if (!memory) return
  const kept = await settle(
    store.setJSON(key, { ...memory, told: noteTold(memory.told, told, today) }),
    timing.storeMs,
    abortAt(until),
  )
  if (!kept.ok) log.warn('What was told could not be kept', { cause: kept.error })
}

/** Notes a token that was never seen before. */
async function readLapse({ env, log, timing, now }: DailyParts): Promise<Kept<TokenLapse>> {
  const read = readEnv(SyncEnv, env)
  if (!read.ok) return { state: 'none' }
  const token = new Token({ env: read.env, log, timing })
  const lapse = await token.lapse()
  if (lapse.state === 'none') await token.noteSeen(now)
  if (lapse.state === 'unreadable') log.warn('The token’s age could not be read')
  return lapse
}

/** Undefined if the memory cannot be read. */
function remember(before: Kept<Memory>, ending: Ending, now: number): Memory | undefined {
  if (before.state === 'unreadable') return undefined
  const { goodAt, failingSince, told } =
    before.state === 'found' ? before.value : { goodAt: now, told: {} }
  if (ending.state === 'good') return { goodAt: now, told }
  return {
    goodAt,
    failingSince: ending.state === 'failed' ? (failingSince ?? now) : failingSince,
    told,
  }
}

/** What is wrong, or right again, in sentences without a setting's value. */
function findAlerts(
  ending: Ending,
  memory: Memory | undefined,
  lapse: Kept<TokenLapse>,
  now: number,
): Alert[] {
  const alerts: Alert[] = []
  if (ending.state === 'failed') {
    const { sentence, isForOwner } = meanings[ending.code]
    const since = memory?.failingSince === undefined ? undefined : dayOf(memory.failingSince)
    // A first failure is told only where waiting does not help, or if it may not be the first.
    if (since === undefined || since < dayOf(now) || isForOwner) {
      const when = since ? `since ${since}` : 'today, and what came before could not be read'
      const text = `The daily LinkedIn sync has failed ${when}. Last reason: ${sentence} (${ending.code})`
      alerts.push({ cause: 'sync_failing', text })
    }
  }
  const lastTold = memory?.told.sync_failing ?? memory?.told.posts_old
  if (ending.state === 'good' && lastTold) {
    const text = `The daily LinkedIn sync has recovered. You last heard of its failure on ${lastTold}.`
    alerts.push({ cause: 'sync_recovered', text })
  }
  const hours = memory ? Math.floor((now - memory.goodAt) / hourMs) : 0
  if (hours >= limits.postsHours) {
    const text = `The posts on the news page are ${hours} hours old. The stored ones are still shown.`
    alerts.push({ cause: 'posts_old', text })
  }
  if (lapse.state === 'found' && lapse.value.at - now < limits.tokenDays * dayMs) {
    const { name, at, isEstimated } = lapse.value
    const verb = at < now ? 'lapsed' : 'lapses'
    const day = `${dayOf(at)}${isEstimated ? ' or earlier' : ''}`
    const text = `${name} ${verb} on ${day}. Get a new one: docs/how-to.md, "LinkedIn's token".`
    alerts.push({ cause: 'token_lapsing', text })
  }
  return alerts
}

/** Returns the causes of the alerts that arrived. */
async function tellOwner(alerts: readonly Alert[], parts: DailyParts): Promise<Alert['cause'][]> {
  const { env, log } = parts
  const url = readAddress('ALERT_WEBHOOK_URL', parts)
  const told = alerts.map(async ({ cause, text }) => {
    log.warn('The owner should know', { cause, text })
    if (url === undefined) return []
    const sent = await sendMessage(url, `${text} – ${product}, ${env.URL ?? origin}`, bounds(parts))
    if (!sent.ok) log.warn('An alert could not be sent', { cause, reason: sent.reason })
    return sent.ok ? [cause] : []
  })
  return (await Promise.all(told)).flat()
}

/** Says that the schedule ran. A run that another one held up did no work. */
async function beat({ state }: Ending, parts: DailyParts) {
  const url = readAddress('HEARTBEAT_URL', parts)
  if (url === undefined || state === 'other') return
  const sent = await sendHeartbeat(url, state === 'good', bounds(parts))
  if (!sent.ok) parts.log.warn('The heartbeat could not be sent', { reason: sent.reason })
}

function bounds({ timing, until }: DailyParts) {
  return { timeoutMs: timing.alertMs, signal: abortAt(until - timing.reserveMs) }
}

/** Whoever knows such an address can send to it, so it is hidden from the log. */
function readAddress(name: 'ALERT_WEBHOOK_URL' | 'HEARTBEAT_URL', { env, log }: DailyParts) {
  const read = readEnv(z.object({ [name]: z.url().optional() }), env)
  if (!read.ok) log.warn('The owner cannot be told', { error: read.error })
  const url = read.ok ? read.env[name] : undefined
  log.hide(url)
  return url
}

/** On which day each cause was last told. A recovery forgets the failure. */
function noteTold(before: Memory['told'], causes: readonly Alert['cause'][], today: string) {
  const told = { ...before, ...Object.fromEntries(causes.map((cause) => [cause, today])) }
  if (!causes.includes('sync_recovered')) return told
  const over: readonly string[] = ['sync_failing', 'posts_old', 'sync_recovered']
  return Object.fromEntries(Object.entries(told).filter(([cause]) => !over.includes(cause)))
}

/** The day in UTC, as 2026-11-21. Such days sort. */
function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}
