/** In minutes. */
export const hour = 60
export const day = 24 * hour
export const week = 7 * day
export const month = 30 * day

/** A day has 24 hours, a week 7 days and a month 30: only times that a file states can leave nights out. */
export const minutesIn = {
  seconds: 1 / 60,
  minutes: 1,
  hours: hour,
  days: day,
  weeks: week,
  months: month,
} as const
