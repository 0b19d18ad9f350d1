import { eventRecord } from '../payments-migration-record.ts'

const msPerDay = 86_400_000
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options })
const short = format({ weekday: 'short', day: 'numeric', month: 'short' })
const dayAndMonth = format({ day: 'numeric', month: 'short' })

/** 'Sat 17 Oct', for an ISO date. */
export const shortDay = (date: string): string => short.format(new Date(date)).replace(',', '')

/** '17 Oct', for an ISO date. */
export const monthDay = (date: string): string => dayAndMonth.format(new Date(date))

/** The ISO date so many days from the event's (negative: before it). */
export const dayFromEvent = (days: number): string =>
  new Date(Date.parse(eventRecord.date) + days * msPerDay).toISOString().slice(0, 10)
