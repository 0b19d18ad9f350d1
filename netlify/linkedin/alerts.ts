import { meanings, type SyncCode } from './problem.ts'
import type { TokenLapse } from './token-lapse.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** From which age posts are too old, and how long before a token lapses the owner is told. */
export const limits = { postsHours: 48, tokenDays: 10 }

/** What scheduled runs remember of those before them. Moments are milliseconds since 1970. */
export type Memory = {
  /** The last good run, or the first run of all as long as there is none. */
  goodAt: number
  /** Since when every scheduled run has failed. */
  failingSince?: number
}

/** Something that the owner must hear of, by a name that stays the same. */
export type Alert = { cause: 'sync_failing' | 'posts_old' | 'token_lapsing'; text: string }

type Facts = Memory & { code?: SyncCode | 'not_configured'; lapse?: TokenLapse; now: number }

/** What is wrong, in sentences for a person and without a setting's value. */
export function findAlerts({ goodAt, failingSince, code, lapse, now }: Facts): Alert[] {
  const alerts: Alert[] = []
  if (failingSince !== undefined && dayOf(failingSince) < dayOf(now)) {
    const reason = `${reasonOf(code)} (${code ?? 'internal_error'})`
    const text = `The daily LinkedIn sync has failed since ${dayOf(failingSince)}. Last reason: ${reason}`
    alerts.push({ cause: 'sync_failing', text })
  }
  const hours = Math.floor((now - goodAt) / hourMs)
  if (hours >= limits.postsHours) {
    const text = `The posts on the news page are ${hours} hours old. The stored ones are still shown.`
    alerts.push({ cause: 'posts_old', text })
  }
  if (lapse?.at !== undefined && lapse.at - now < limits.tokenDays * dayMs) {
    const verb = lapse.at < now ? 'lapsed' : 'lapses'
    const day = `${dayOf(lapse.at)}${lapse.isEstimated ? ' or earlier' : ''}`
    const text = `${lapse.name} ${verb} on ${day}. Get a new one: docs/how-to.md, "LinkedIn's token".`
    alerts.push({ cause: 'token_lapsing', text })
  }
  return alerts
}

/** A moment's day in UTC, as 2026-11-21: such days sort as they follow each other. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}

function reasonOf(code: Facts['code']) {
  if (code === 'not_configured') return 'A setting is missing: see the function’s log.'
  return meanings[code ?? 'internal_error'].sentence
}
