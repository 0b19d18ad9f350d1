import { z } from 'zod'
import { origin, product } from '../../src/site.ts'
import { openStore, type BlobStore } from '../platform/blobs.ts'
import { readEnv, type Env } from '../platform/env.ts'
import type { Log } from '../platform/log.ts'
import { settle } from '../platform/settle.ts'
import { sendMessage, WebhookEnv } from '../platform/webhook.ts'
import { dayOf, findAlerts } from './alerts.ts'
import type { Ending } from './run.ts'
import { SyncEnv, type Timing } from './settings.ts'
import { readTokenLapse, type TokenLapse } from './token-lapse.ts'
import { createTokenStore } from './token-store.ts'

export const watchStore = 'sync-watch'
const key = 'memory'

const Memory = z.object({
  goodAt: z.number(),
  failingSince: z.number().optional(),
  /** The day on which each cause was last told. */
  told: z.record(z.string(), z.string()).default({}),
})

type Watched = Ending | { state: 'failed'; code: 'not_configured' }
type Parts = { env: Env; log: Log; timing: Timing; now?: number }

/**
 * Tells the owner, after a scheduled run, what must not go on: once for each cause and day. What was
 * told and since when is in the blob store, because a database that is away is one of the causes.
 * Never fails, and never holds a run up for longer than its few calls may take.
 */
export async function watchRun(ending: Watched, parts: Parts): Promise<void> {
  const { env, log, now = Date.now() } = parts
  // What is left of the function's time is short.
  const timing = { ...parts.timing, storeMs: parts.timing.alertMs }
  const store = openStore(watchStore)
  const [before, lapse] = await Promise.all([
    readMemory(store, timing),
    noteToken(env, timing, now),
  ])
  const isFailing = ending.state === 'failed'
  const failingSince = isFailing ? (before?.failingSince ?? now) : before?.failingSince
  const memory = {
    goodAt: ending.state === 'good' ? now : (before?.goodAt ?? now),
    failingSince: ending.state === 'good' ? undefined : failingSince,
  }
  const alerts = findAlerts({ ...memory, code: isFailing ? ending.code : undefined, lapse, now })

  const today = dayOf(now)
  const told = { ...before?.told }
  const { ALERT_WEBHOOK_URL: url } = webhookOf(env, log)
  await Promise.all(
    alerts
      .filter(({ cause }) => told[cause] !== today)
      .map(async ({ cause, text }) => {
        log.warn('The owner should know', { cause, text })
        if (url === undefined) return
        const signed = `${text} – ${product}, ${env.URL ?? origin}`
        const sent = await sendMessage(url, signed, timing.alertMs)
        if (sent.ok) told[cause] = today
        else log.warn('An alert could not be sent', { cause, reason: sent.reason })
      }),
  )
  const kept = await settle(store.setJSON(key, { ...memory, told }), timing.storeMs)
  if (!kept.ok) log.warn('What was told could not be kept', { cause: kept.error })
}

async function readMemory(store: BlobStore, timing: Timing) {
  const stored = await settle(store.get(key, { type: 'json' }), timing.storeMs)
  return stored.ok ? Memory.safeParse(stored.value).data : undefined
}

/** When the token lapses; one that was never seen before is noted. */
async function noteToken(env: Env, timing: Timing, now: number): Promise<TokenLapse | undefined> {
  const read = readEnv(SyncEnv, env)
  if (!read.ok) return undefined
  const store = createTokenStore({ env: read.env, store: openStore('linkedin-tokens'), timing })
  const lapse = await readTokenLapse(read.env, store)
  if (lapse.at !== undefined) return lapse
  await store.noteSeen(now)
  return readTokenLapse(read.env, store)
}

function webhookOf(env: Env, log: Log): z.infer<typeof WebhookEnv> {
  const read = readEnv(WebhookEnv, env)
  if (read.ok) {
    log.hide(read.env.ALERT_WEBHOOK_URL)
    return read.env
  }
  log.warn('Alerts are not configured', { error: read.error })
  return {}
}
