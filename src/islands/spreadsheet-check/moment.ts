import { clockTime, duration } from '../../lib/clock.ts'
import { britishDate } from '../../lib/dates.ts'
import type { Report } from './report.ts'

const day = 24 * 60
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })

/** A sheet without start times is played from midnight: its clock then shows the time elapsed. */
export const clockZero = ({ t0 }: Pick<Report, 't0'>): string => t0 ?? '00:00'

/** The date so many minutes after T0 of a sheet that names days: 'Sunday 18 October 2026'. */
const dateAt = (date: string, t0: string, minutes: number): string => {
  const time = Date.parse(`${date}T${t0}Z`) + minutes * 60_000
  return `${weekday.format(time)} ${britishDate(new Date(time).toISOString())}`
}

/** When the last task ends: the large figure, and what goes with it in a smaller size. */
export const finishWords = ({ t0, date, finish }: Report): { figure: string; note: string } => {
  if (t0 === null)
    return { figure: duration(finish), note: 'from T0: the sheet has no start times' }
  const after = `${duration(finish)} after T0`
  const [hours = 0, minutes = 0] = t0.split(':').map(Number)
  const nights = Math.floor((hours * 60 + minutes + finish) / day)
  const later = nights === 1 ? ', the next day' : `, ${nights} days later`
  const note = date ? `${dateAt(date, t0, finish)}, ${after}` : `${after}${nights > 0 ? later : ''}`
  return { figure: clockTime(t0, finish), note }
}
