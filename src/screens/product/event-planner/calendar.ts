import { dayFromEvent } from '../../../events/event-days.ts'
import { eventRecord } from '../../../events/payments-migration-record.ts'
import { rehearsalLadder } from '../../../events/payments-migration-rehearsal.ts'
import { paymentsMigration as event } from '../../../events/payments-migration.ts'

type Entry = { readonly kind: 'rehearsal' | 'approval' | 'event'; readonly name: string }

function weekday(date: string) {
  return (new Date(date).getUTCDay() + 6) % 7
}

const first = rehearsalLadder[0]!
const monday = first.days - weekday(first.date)
const sunday = 6 - weekday(eventRecord.date)

/** Whole weeks from Monday, from the first rehearsal's week to the event's. */
export const weeks = Array.from({ length: (sunday - monday + 1) / 7 }, (_, week) =>
  Array.from({ length: 7 }, (_day, day) => {
    const days = monday + week * 7 + day
    return { days, date: dayFromEvent(days) }
  }),
)

export function entriesOn(days: number): Entry[] {
  return [
    ...rehearsalLadder
      .filter((rehearsal) => rehearsal.days === days)
      .map(({ name }): Entry => ({ kind: 'rehearsal', name })),
    ...eventRecord.approvals
      .filter((approval) => approval.days === days)
      .map((_, i): Entry => ({ kind: 'approval', name: i === 0 ? 'Approval' : 'Approvals' })),
    ...(days === 0 ? [{ kind: 'event', name: event.name } as const] : []),
  ]
}

/** 'Oct', for an ISO date. */
export function monthOf(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }).format(
    new Date(date),
  )
}
