import type { Remaining } from './upgrade.ts'

const day = 24 * 60 * 60 * 1000

/** Whether a text is a day that exists, 'yyyy-mm-dd'. */
export function isDay(date: string): boolean {
  return instant(date) !== undefined
}

/** A calendar day, 'yyyy-mm-dd', as its instant in UTC; undefined when there is no such day. */
function instant(date: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return undefined
  const time = Date.parse(`${date}T00:00:00Z`)
  // Date.parse takes 31 June for 1 July.
  return Number.isNaN(time) || isoDate(time) !== date ? undefined : time
}

function isoDate(time: number) {
  return new Date(time).toISOString().slice(0, 10)
}

export type Term =
  | ({ ok: true; lastDay: string } & Remaining)
  | { ok: false; code: 'not_a_date' }
  | { ok: false; code: 'outside_the_year'; lastDay: string }

/**
 * What is left, on the day of a move, of a year that starts on another day (both 'yyyy-mm-dd').
 * The day of the move counts as left. A year that starts on 29 February ends on 28 February, and
 * has 366 days.
 */
export function readTerm(starts: string, moves: string): Term {
  const [from, on] = [instant(starts), instant(moves)]
  if (from === undefined || on === undefined) return { ok: false, code: 'not_a_date' }
  const anniversary = new Date(from)
  anniversary.setUTCFullYear(anniversary.getUTCFullYear() + 1)
  const until = anniversary.getTime()
  const lastDay = isoDate(until - day)
  if (on < from || on >= until) return { ok: false, code: 'outside_the_year', lastDay }
  return { ok: true, lastDay, daysLeft: (until - on) / day, daysInTerm: (until - from) / day }
}
