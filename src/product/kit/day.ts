import { eventRecord } from '../payments-migration-record.ts'

const msPerDay = 86_400_000

function format(options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options })
}

const short = format({ weekday: 'short', day: 'numeric', month: 'short' })
const dayAndMonth = format({ day: 'numeric', month: 'short' })

/** 'Sat 17 Oct', for an ISO date. */
export function shortDay(date: string): string {
  return short.format(new Date(date)).replace(',', '')
}

/** '17 Oct', for an ISO date. */
export function monthDay(date: string): string {
  return dayAndMonth.format(new Date(date))
}

/** The ISO date so many days from the event's (negative: before it). */
export function dayFromEvent(days: number): string {
  return new Date(Date.parse(eventRecord.date) + days * msPerDay).toISOString().slice(0, 10)
}
