import { clockTime, relativeTime } from '../../lib/clock.ts'
import { britishDate } from '../../lib/dates.ts'
import type { OwnRunbook } from '../../runbook/model/own-runbook.ts'

const day = 24 * 60
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })
const shortDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

export type TimeText = (minute: number) => string

type Zero = Pick<OwnRunbook, 't0' | 'date'>

/**
 * How a minute is written: by the wall clock where the runbook has one, with the day as well where
 * it runs for longer than a day; otherwise from T0.
 */
export function timeText({ t0, date }: Zero, end: number): TimeText {
  if (t0 === null) return relativeTime
  if (end <= day) return (minute) => clockTime(t0, minute)
  const [hours = 0, minutes = 0] = t0.split(':').map(Number)
  if (date === null)
    return (minute) =>
      `day ${Math.floor((hours * 60 + minutes + minute) / day) + 1} ${clockTime(t0, minute)}`
  const zero = Date.parse(`${date}T${t0}Z`)
  return (minute) => `${shortDay.format(zero + minute * 60_000)}, ${clockTime(t0, minute)}`
}

/** When it all begins: 'Saturday 17 October 2026, 20:00'; 'T0' where nothing is known. */
export function startText({ t0, date }: Zero): string {
  if (t0 === null) return 'No start times: shown from T0'
  return date === null
    ? `From ${t0}`
    : `${weekday.format(Date.parse(date))} ${britishDate(date)}, ${t0}`
}

/**
 * The minute of a run that it is now by the clock on this device's wall; null where the runbook names no
 * day, and before and after it.
 */
export function minuteNow({ t0, date }: Zero, end: number, now = new Date()): number | null {
  if (t0 === null || date === null) return null
  const wall = now.getTime() - now.getTimezoneOffset() * 60_000
  const minute = Math.floor((wall - Date.parse(`${date}T${t0}Z`)) / 60_000)
  return minute > 0 && minute < end ? minute : null
}

const steps = [
  1,
  2,
  5,
  10,
  15,
  30,
  60,
  120,
  180,
  240,
  360,
  720,
  day,
  2 * day,
  7 * day,
  28 * day,
  84 * day,
]

/** The minutes to write above a chart: round by the wall clock, and no more than `most`. */
export function scaleMarks(end: number, most: number, t0: string | null): number[] {
  const step = steps.find((minutes) => end / minutes <= most) ?? end
  const [hours = 0, minutes = 0] = (t0 ?? '00:00').split(':').map(Number)
  const first = (step - ((hours * 60 + minutes) % step)) % step
  return Array.from({ length: Math.floor((end - first) / step) + 1 }, (_, i) => first + i * step)
}

/** The widths of a distribution's bars: round, and about as many as `most` over the range. */
export function binStep(range: number, most: number): number {
  return steps.find((minutes) => range / minutes <= most) ?? range
}
