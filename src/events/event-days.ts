import { eventRecord } from './payments-migration-record.ts'

const msPerDay = 86_400_000

function format(options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options })
}

const short = format({ weekday: 'short', day: 'numeric', month: 'short' })
const dayAndMonth = format({ day: 'numeric', month: 'short' })

/** 'Sat 17 Oct' */
export function shortDay(date: string): string {
  return short.format(new Date(date)).replace(',', '')
}

/** '17 Oct' */
export function monthDay(date: string): string {
  return dayAndMonth.format(new Date(date))
}

/** `days` is below 0 before the event. */
export function dayFromEvent(days: number): string {
  return new Date(Date.parse(eventRecord.date) + days * msPerDay).toISOString().slice(0, 10)
}
