import { isGood } from '../linkedin/run-store.ts'
import type { PastRun } from './told-store.ts'

const hourMs = 3_600_000
/** A day and a half: a daily run that is further back has no successor. */
const longestPauseMs = 36 * hourMs

/** Something that the owner should know, by its stable code. No sentence shows a setting's value. */
export type Notice = { code: string; sentence: string }

/** The day's message: its codes, and its text in paragraphs. */
export type DayMessage = { codes: string[]; text: string }

/**
 * Puts the day's message together: what is wrong, or that all is well again; undefined if neither is to be said.
 * `past` are the newest runs before this one, newest first; undefined if they cannot be read. `now` is milliseconds
 * since 1970.
 */
export function writeMessage(
  notices: readonly Notice[],
  past: readonly PastRun[] | undefined,
  now: number,
): DayMessage | undefined {
  const codes = [...new Set(notices.map(({ code }) => code))]
  if (codes.length > 0) {
    const good = past?.find(isGood)
    const since = good && `The newest good sync was on ${dayOf(Date.parse(good.started_at))}.`
    const lines = notices.map(({ code, sentence }) => `${sentence} (${code})`)
    return { codes, text: [...lines, ...(since ? [since] : [])].join('\n\n') }
  }
  const before = whatWasWrong(past ?? [], now)
  if (before === undefined) return undefined
  return { codes: [], text: `All is well again. ${before}` }
}

/** What was wrong until this run, as far as the earlier ones say. */
function whatWasWrong(past: readonly PastRun[], now: number): string | undefined {
  const lastDaily = past.find(({ trigger }) => trigger === 'scheduled')
  if (lastDaily && now - Date.parse(lastDaily.started_at) > longestPauseMs) {
    return `Before today the last run with a record was on ${dayOf(Date.parse(lastDaily.started_at))}.`
  }
  const lastTold = past.find(({ told_on: day }) => day !== null)
  if (!lastTold || lastTold.told.length === 0) return undefined
  return `On ${lastTold.told_on} we told you of ${lastTold.told.join(', ')}.`
}

/** Returns the day in UTC, as 2026-11-21, which sorts as text. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}
