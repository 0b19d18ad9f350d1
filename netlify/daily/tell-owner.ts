import { z } from 'zod'
import { origin, product } from '../../src/site.ts'
import type { Timing } from '../linkedin/settings.ts'
import { readEnv, type Env } from '../platform/env.ts'
import type { Log } from '../platform/log.ts'
import { createServiceClient, ServiceEnv } from '../platform/supabase.ts'
import { abortAt } from '../platform/time-limits.ts'
import { sendHeartbeat, sendMessage } from '../platform/webhook.ts'
import { dayOf, writeMessage, type Notice } from './day-message.ts'
import { createToldStore } from './told-store.ts'

export type DailyParts = {
  env: Env
  log: Log
  timing: Timing
  /** The current time and the time limit, in milliseconds since 1970. */
  now: number
  until: number
}

const webAddress = z.url({ protocol: /^https?$/ }).optional()

/** Where the owner is told. .env.example explains each variable. */
export const AlertEnv = z.object({ ALERT_WEBHOOK_URL: webAddress, HEARTBEAT_URL: webAddress })

/**
 * Sends the day's message, one a day. `sync_runs` is all that remembers it: without a row (`runId`), or while the
 * database is away, the message is sent all the same.
 */
export async function tellOwner(
  notices: readonly Notice[],
  runId: number | undefined,
  parts: DailyParts,
): Promise<void> {
  const { env, log, now } = parts
  const store = openStore(parts)
  const past = await store?.past(runId)
  const message = writeMessage(notices, past, now)
  if (!message) return
  log.warn('The owner should know', message)
  const url = readAddress('ALERT_WEBHOOK_URL', parts)
  if (url === undefined) return
  const day = dayOf(now)
  const noted = runId === undefined ? undefined : await store?.note(runId, message.codes, day)
  if (noted === 'told_already') return
  const text = `${message.text}\n\n– ${product}, ${env.URL ?? origin}`
  const sent = await sendMessage(url, text, bounds(parts))
  if (sent.ok) return
  log.warn('The message could not be sent', { reason: sent.reason })
  // Otherwise no other run of this day would try again.
  if (noted === 'noted') await store?.takeBack(day)
}

/** Tells the owner's monitor that the daily run is over, and whether it stored what it found. */
export async function beat(isGood: boolean, parts: DailyParts): Promise<void> {
  const url = readAddress('HEARTBEAT_URL', parts)
  if (url === undefined) return
  const sent = await sendHeartbeat(url, isGood, bounds(parts))
  if (!sent.ok) parts.log.warn('The heartbeat could not be sent', { reason: sent.reason })
}

function openStore({ env, timing, until }: DailyParts) {
  const read = readEnv(ServiceEnv, env)
  if (!read.ok) return undefined
  return createToldStore(createServiceClient(read.env, timing.noteMs, abortAt(until)))
}

function bounds({ timing, until }: DailyParts) {
  return { timeoutMs: timing.alertMs, signal: abortAt(until) }
}

/** Anyone who knows such an address can send to it, so it is hidden from the log. */
function readAddress(name: keyof typeof AlertEnv.shape, { env, log }: DailyParts) {
  // Each alone: a mistake in one must not switch the other off.
  const read = readEnv(z.object({ [name]: AlertEnv.shape[name] }), env)
  if (!read.ok) log.warn('The owner cannot be told', { error: read.error })
  const url = read.ok ? read.env[name] : undefined
  log.hide(url)
  return url
}
