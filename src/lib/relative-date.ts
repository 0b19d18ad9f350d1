import { britishDate } from './dates.ts'

const day = 24 * 60 * 60 * 1000

/** Days are counted in UTC, as the posts are stored and the long dates are written. */
function dayNumber(date: Date) {
  return Math.floor(date.getTime() / day)
}

/**
 * How long ago a post appeared (specification, section 5): 'Today', 'Yesterday', '6 days ago', and
 * from seven days on a long British date. A moment still to come, by a clock that goes slow, is
 * 'Today'. Throws a RangeError when `iso` is no date.
 */
export function relativeDate(iso: string, now: Date): string {
  const days = dayNumber(now) - dayNumber(new Date(iso))
  if (days <= 0) return 'Today'
  if (days === 1) return 'Yesterday'
  return days < 7 ? `${days} days ago` : britishDate(iso)
}
