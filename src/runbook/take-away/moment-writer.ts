import { relativeTime } from '../../lib/clock.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'

/**
 * How a runbook's moments are put into a sheet: as a date, by the clock on the wall, where it has a day;
 * 'T+1h 30m' where it has none, since a time of day alone does not say which day is meant.
 */
export function momentWriter({
  date,
  t0,
}: Pick<OwnRunbook, 'date' | 't0'>): (minute: number) => Date | string {
  if (date === null || t0 === null) return (minute) => relativeTime(minute).replace('\u2212', '-')
  const start = Date.parse(`${date}T${t0}Z`)
  return (minute) => new Date(start + minute * 60_000)
}
