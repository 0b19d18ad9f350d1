import { businessHours } from '../../site.ts'

/** The response times are drawn on this week. Times are hours from its first midnight. */
export const days = [
  'Saturday',
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
] as const
export const weekHours = days.length * 24
const weekend = 2

const opens = Number.parseInt(businessHours.opens, 10)
const closes = Number.parseInt(businessHours.closes, 10)

export type WeekSpan = readonly [from: number, to: number]

/** The spans of service that add up to `hours`, for a case logged at `from`. */
export function servedHours(from: number, hours: number): WeekSpan[] {
  const spans: WeekSpan[] = []
  let left = hours
  for (let day = Math.floor(from / 24); left > 0; day++) {
    if (day % days.length < weekend) continue
    const start = Math.max(from, day * 24 + opens)
    const end = Math.min(day * 24 + closes, start + left)
    if (end <= start) continue
    spans.push([start, end])
    left -= end - start
  }
  return spans
}

/** 'Monday 12:00' for hour 60; in a sentence, 'Monday at 12:00'. */
export function momentOf(at: number, between = ' '): string {
  return `${days[Math.floor(at / 24) % days.length]}${between}${hour(at)}`
}

/** '09:00' for hours 9 and 33. */
export function hour(at: number): string {
  return `${String(at % 24).padStart(2, '0')}:00`
}
