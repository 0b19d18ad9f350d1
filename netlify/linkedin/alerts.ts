import { z } from 'zod'
import { Moment, type Kept } from '../platform/blobs.ts'
import type { Ending } from './run.ts'
import { isCode, meanings } from './sync-problem.ts'
import type { TokenLapse } from './token.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
export const limits = { postsHours: 48, tokenDays: 10, gapDays: 3 }

/** What one scheduled run stores for the next. Moments are milliseconds since 1970, days are like 2026-11-21. */
export const Memory = z.object({
  /** The last good run, or the first run if none was good. */
  goodAt: Moment,
  failingSince: Moment.optional(),
  /** The last run that was recorded here, and the newest run id at that time. */
  noted: z.object({ at: Moment, run: z.number() }).optional(),
  /** What was missing in the last good run, by problem code, and for how many days in a row. */
  gaps: z
    .record(z.string(), z.object({ since: z.string(), days: z.number(), last: z.string() }))
    .default({}),
  /** The day on which the owner was last alerted to each cause. */
  told: z.record(z.string(), z.string()).default({}),
})
export type Memory = z.infer<typeof Memory>

export type Alert = {
  cause: string
  text: string
  /** Whether the owner is alerted once, and not once a day. */
  isOnce?: true
  /** Causes that this alert ends, such as a failure that has recovered. */
  ends?: string[]
}

const unnoted = 'a day with no record'

/** Returns the next memory; undefined if the old one cannot be read. */
export function remember(before: Kept<Memory>, ending: Ending, now: number): Memory | undefined {
  if (before.state === 'unreadable') return undefined
  const memory: Memory =
    before.state === 'found' ? before.value : { goodAt: now, gaps: {}, told: {} }
  const newest = memory.noted?.run ?? 0
  if (ending.state === 'other') return { ...memory, noted: { at: now, run: newest } }
  const told = { ...(hasUnnotedFailure() && { sync_failing: unnoted }), ...memory.told }
  const noted = { at: now, run: ending.run?.id ?? newest }
  if (ending.state === 'failed')
    return { ...memory, failingSince: memory.failingSince ?? now, noted, told }
  const gaps = ending.gaps.map((code) => [code, countDay(memory.gaps[code])])
  return { goodAt: now, noted, gaps: Object.fromEntries(gaps), told }

  /** Failures are alerted even while the memory is unreadable. Their row is missing if the database was away, too. */
  function hasUnnotedFailure() {
    if (ending.state === 'other' || !memory.noted) return false
    const { goodBefore = ending.state === 'failed' ? [] : undefined } = ending.run ?? {}
    const days = Math.round((now - memory.noted.at) / dayMs) - 1
    return goodBefore !== undefined && goodBefore.filter((id) => id > newest).length < days
  }

  function countDay(gap = { since: dayOf(now), days: 0, last: '' }) {
    const last = dayOf(now)
    return { ...gap, days: gap.days + (gap.last === last ? 0 : 1), last }
  }
}

/** Lists what is wrong or works again, in sentences that show no setting's value. */
export function findAlerts(
  ending: Ending,
  memory: Memory | undefined,
  lapse: Kept<TokenLapse>,
  now: number,
): Alert[] {
  const alerts: Alert[] = []
  if (ending.state === 'failed') {
    const { sentence, isForOwner } = meanings[ending.code]
    const since = memory?.failingSince === undefined ? undefined : dayOf(memory.failingSince)
    // A first failure is alerted only if waiting does not help, or if an earlier one may have been missed.
    if (since === undefined || since < dayOf(now) || isForOwner) {
      const when = since ? `since ${since}` : 'today, and earlier results could not be read'
      const text = `The daily LinkedIn sync has failed ${when}. Last reason: ${sentence} (${ending.code})`
      alerts.push({ cause: 'sync_failing', text })
    }
  }
  if (ending.state === 'good' && memory) alerts.push(...findRecoveries(memory), ...findGaps(memory))
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
  return alerts.filter(({ cause }) => memory?.told[cause] !== dayOf(now))
}

function findGaps({ gaps, told }: Memory): Alert[] {
  return Object.entries(gaps).flatMap(([cause, { since, days }]) => {
    if (told[cause] || !isCode(cause)) return []
    const { sentence, isForOwner } = meanings[cause]
    if (days < limits.gapDays && !isForOwner) return []
    const reason = `${sentence} (${cause})`
    return {
      cause,
      text: `The daily LinkedIn sync has been incomplete since ${since}. ${reason}`,
      isOnce: true,
    }
  })
}

function findRecoveries({ gaps, told }: Memory): Alert[] {
  const alerts: Alert[] = []
  const lastTold = told.sync_failing ?? told.posts_old
  if (lastTold) {
    const text = `The daily LinkedIn sync has recovered. Its last known failure: ${lastTold}.`
    const ends = ['sync_failing', 'posts_old']
    alerts.push({ cause: 'sync_recovered', text, isOnce: true, ends })
  }
  for (const [code, day] of Object.entries(told)) {
    if (!isCode(code) || gaps[code]) continue
    const text = `The daily LinkedIn sync is complete again. We alerted you on ${day} (${code}).`
    alerts.push({ cause: `${code}_over`, text, isOnce: true, ends: [code] })
  }
  return alerts
}

/** Updates the day of each cause's last alert. A recovery removes the failure. */
export function noteTold(before: Memory['told'], alerts: readonly Alert[], now: number) {
  const told = { ...before }
  for (const { cause } of alerts) told[cause] = dayOf(now)
  const over = alerts.flatMap(({ cause, ends = [] }) => (ends.length > 0 ? [cause, ...ends] : []))
  return Object.fromEntries(Object.entries(told).filter(([cause]) => !over.includes(cause)))
}

/** Returns the day in UTC, as 2026-11-21, which sorts as text. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}
