/** How the site writes a date, and how success stories do (specification, section 5). */
export const siteDates = 'en-GB'
export const storyDates = 'en-US'

const british = new Intl.DateTimeFormat(siteDates, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const american = new Intl.DateTimeFormat(storyDates, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/**
 * A date as the site writes it, '20 November 2026', for an ISO date or timestamp. The day is the
 * one in UTC, so that a build and a browser agree. Throws a RangeError when it is no date.
 */
export function britishDate(iso: string): string {
  return british.format(new Date(iso))
}

/** The day that a moment falls on where the visitor is, as an ISO date. */
export function localDay(moment: Date): string {
  const noon = Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate(), 12)
  return new Date(noon).toISOString().slice(0, 10)
}

/**
 * A date as success stories write it, 'November 20, 2026', for an ISO date or timestamp, in UTC.
 * Throws a RangeError when it is no date.
 */
export function americanDate(iso: string): string {
  return american.format(new Date(iso))
}
