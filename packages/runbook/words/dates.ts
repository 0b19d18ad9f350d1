const months =
  'January February March April May June July August September October November December'.split(' ')

/** The parts of a day in UTC, so that a build and a browser agree. Throws a RangeError when it is no date. */
export function datePartsOf(iso: string) {
  const [year = '', month, day] = new Date(iso).toISOString().slice(0, 10).split('-')
  return { year, month: months[Number(month) - 1]!, day: Number(day) }
}

/**
 * '20 November 2026': the day in UTC. Throws a RangeError when it is no date. Without `Intl`, whose data
 * takes a slow phone 50 ms to load.
 */
export function britishDate(iso: string): string {
  const { year, month, day } = datePartsOf(iso)
  return `${day} ${month} ${year}`
}
