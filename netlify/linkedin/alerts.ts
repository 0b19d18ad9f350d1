import { z } from 'zod'
import type { Kept } from '../platform/blobs.ts'
import type { Ending } from './run.ts'
import { isCode, meanings } from './sync-problem.ts'
import type { TokenLapse } from './token.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
export const limits = { postsHours: 48, tokenDays: 10, gapDays: 3 }

/** What scheduled runs remember. Moments are milliseconds since 1970, days are as 2026-11-21. */
export const Memory = z.object({
  /** The last good run, or the first run if none was good. */
  goodAt: z.number(),
  failingSince: z.number().optional(),
  /** When a run was noted last, and the newest id of a run by then. */
  noted: z.object({ at: z.number(), run: z.number() }).optional(),
  /** By its code, what the last good run lacked, and on how many days in a row. */
  gaps: z
    .record(z.string(), z.object({ since: z.string(), days: z.number(), last: z.string() }))
    .default({}),
  /** The day on which each cause was last told. */
  told: z.record(z.string(), z.string()).default({}),
})
export type Memory = z.infer<typeof Memory>

export type Alert = {
  cause: string
  text: string
  /** Told once, not once a day. */
  isOnce?: true
  /** The causes that are over with it. */
  ends?: string[]
}

const unnoted = 'a day that left no note'

/** Undefined if the memory cannot be read. */
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

  /** A run that failed while the memory could not be read was told. Its row is missing if the database was away, too. */
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

/** What is wrong, or right again, in sentences without a setting's value. */
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
    // A first failure is told only where waiting does not help, or if it may not be the first.
    if (since === undefined || since < dayOf(now) || isForOwner) {
      const when = since ? `since ${since}` : 'today, and what came before could not be read'
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
    if (days < limits.gapDays || told[cause] || !isCode(cause)) return []
    const reason = `${meanings[cause].sentence} (${cause})`
    return {
      cause,
      text: `The daily LinkedIn sync has lacked a part since ${since}. ${reason}`,
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
    const text = `The daily LinkedIn sync no longer lacks the part that you heard of on ${day} (${code}).`
    alerts.push({ cause: `${code}_over`, text, isOnce: true, ends: [code] })
  }
  return alerts
}

/** On which day each cause was last told. A recovery forgets the failure. */
export function noteTold(before: Memory['told'], alerts: readonly Alert[], now: number) {
  const told = { ...before }
  for (const { cause } of alerts) told[cause] = dayOf(now)
  const over = alerts.flatMap(({ cause, ends = [] }) => (ends.length > 0 ? [cause, ...ends] : []))
  return Object.fromEntries(Object.entries(told).filter(([cause]) => !over.includes(cause)))
}

/** The day in UTC, as 2026-11-21. Such days sort. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}
