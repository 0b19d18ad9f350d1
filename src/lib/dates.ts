const months =
  'January February March April May June July August September October November December'.split(' ')

/** The parts of a date in UTC, so that a build and a browser agree. Throws a RangeError when it is no date. */
function partsOf(iso: string) {
  const [year = '', month, day] = new Date(iso).toISOString().slice(0, 10).split('-')
  return { year, month: months[Number(month) - 1]!, day: Number(day) }
}

/**
 * A date as the site writes it (specification, section 5), '20 November 2026', for an ISO date or timestamp:
 * the day in UTC. Without `Intl`, whose data takes a slow phone 50 ms to load. Throws a RangeError when it is no date.
 */
export function britishDate(iso: string): string {
  const { year, month, day } = partsOf(iso)
  return `${day} ${month} ${year}`
}

/** The day that a moment falls on where the visitor is, as an ISO date. */
export function localDay(moment: Date): string {
  const noon = Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate(), 12)
  return new Date(noon).toISOString().slice(0, 10)
}

/**
 * A date as success stories write it, 'November 20, 2026', for an ISO date or timestamp: the day in UTC.
 * Throws a RangeError when it is no date.
 */
export function americanDate(iso: string): string {
  const { year, month, day } = partsOf(iso)
  return `${month} ${day}, ${year}`
}
