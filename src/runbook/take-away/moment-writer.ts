import { clockTime, relativeTime } from '../../lib/clock.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'

/**
 * How a runbook's moments are written in a file: '2026-10-17 22:00' where it has a day, 'T+1h 30m'
 * where it has none, since a time of day alone does not say which day is meant.
 */
export function momentWriter({
  date,
  t0,
}: Pick<OwnRunbook, 'date' | 't0'>): (minute: number) => string {
  if (date === null || t0 === null) return (minute) => relativeTime(minute).replace('\u2212', '-')
  const start = Date.parse(`${date}T${t0}Z`)
  return (minute) => {
    const day = new Date(start + minute * 60_000).toISOString().slice(0, 10)
    return `${day} ${clockTime(t0, minute)}`
  }
}
