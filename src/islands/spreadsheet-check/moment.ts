import { clockTime, duration, relativeTime } from '../../lib/clock.ts'
import { britishDate } from '../../lib/dates.ts'
import type { Report } from './report.ts'

const day = 24 * 60
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })

const shortDate = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/**
 * How the report writes a minute: by the wall clock where the sheet has one, with the day as well
 * when it runs for longer than a day; otherwise from T0.
 */
export function momentText({ t0, date, finish }: Report): (minute: number) => string {
  if (t0 === null) return relativeTime
  if (finish <= day) return (minute) => clockTime(t0, minute)
  if (date === null) {
    return (minute) =>
      `day ${Math.floor((minutesOf(t0) + minute) / day) + 1} ${clockTime(t0, minute)}`
  }
  const start = Date.parse(`${date}T${t0}Z`)
  return (minute) => `${shortDate.format(start + minute * 60_000)} ${clockTime(t0, minute)}`
}

function minutesOf(t0: string): number {
  const [hours = 0, minutes = 0] = t0.split(':').map(Number)
  return hours * 60 + minutes
}

/** The date so many minutes after T0 of a sheet that names days: 'Sunday 18 October 2026'. */
function dateAt(date: string, t0: string, minutes: number): string {
  const time = Date.parse(`${date}T${t0}Z`) + minutes * 60_000
  return `${weekday.format(time)} ${britishDate(new Date(time).toISOString())}`
}

/** A moment of a sheet that names days, in minutes since serial day 0: '17 October 2026 at 22:00'. */
export function serialText(minutes: number): string {
  const time = Date.UTC(1899, 11, 30) + minutes * 60_000
  return `${britishDate(new Date(time).toISOString())} at ${clockTime('00:00', minutes)}`
}

/** When the last task ends: the large figure, and what goes with it in a smaller size. */
export function finishWords({ t0, date, finish }: Report): { figure: string; note: string } {
  if (t0 === null)
    return { figure: duration(finish), note: 'from T0: the sheet has no start times' }
  const after = `${duration(finish)} after T0`
  const nights = Math.floor((minutesOf(t0) + finish) / day)
  const later = nights === 1 ? ', the next day' : `, ${nights} days later`
  const note = date ? `${dateAt(date, t0, finish)}, ${after}` : `${after}${nights > 0 ? later : ''}`
  return { figure: clockTime(t0, finish), note }
}
