/** In minutes. */
export const hour = 60
export const day = 24 * hour
export const week = 7 * day

/** A day has 24 hours and a week 7 days: only times that a file states can leave nights out. */
export const minutesIn = {
  seconds: 1 / 60,
  minutes: 1,
  hours: hour,
  days: day,
  weeks: week,
} as const
