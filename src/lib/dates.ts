import { britishDate, datePartsOf } from '@cuewright/runbook/words'

const msPerDay = 24 * 60 * 60 * 1000

/** The ISO date of a moment in the visitor's time zone. */
export function localDay(moment: Date): string {
  const noon = Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate(), 12)
  return new Date(noon).toISOString().slice(0, 10)
}

/** The same as success stories write it, 'November 20, 2026'. Throws a RangeError when it is no date. */
export function americanDate(iso: string): string {
  const { year, month, day } = datePartsOf(iso)
  return `${month} ${day}, ${year}`
}

/**
 * 'Today', 'Yesterday', '6 days ago', from seven days on the date (specification, section 5). Days are UTC; a
 * moment to come is 'Today'. Throws a RangeError when `iso` is no date.
 */
export function relativeDate(iso: string, now: Date): string {
  const days = dayNumber(now) - dayNumber(new Date(iso))
  if (days <= 0) return 'Today'
  if (days === 1) return 'Yesterday'
  return days < 7 ? `${days} days ago` : britishDate(iso)
}

/** Days since 1970, in UTC. */
export function dayNumber(date: Date): number {
  return Math.floor(date.getTime() / msPerDay)
}
