import { listed } from '../../lib/in-words.ts'
import { relativeDays } from '@cuewright/runbook/words'
import { dayFromEvent, monthDay, shortDay } from '../../events/event-days.ts'
import { type Screen, Window } from '../kit/window.tsx'
import { Toolbar } from '../kit/controls.tsx'
import { at } from '../../events/event-times.ts'
import { eventRecord } from '../../events/payments-migration-record.ts'
import { rehearsalLadder } from '../../events/payments-migration-rehearsal.ts'
import { paymentsMigration as event } from '../../events/payments-migration.ts'
import { entriesOn, monthOf, weeks } from './event-planner/calendar.ts'

/** Days from the event: the day after the dry run. */
const today = -9
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

export const eventPlanner: Screen = {
  title: 'Event Planner',
  days: today,
  when: shortDay(dayFromEvent(today)),
  desk: 'Event manager',
  alt:
    `Four weeks up to ${event.name} on ${shortDay(eventRecord.date)}, with ` +
    listed(
      rehearsalLadder.map(({ name, date }) => `a ${name.toLowerCase()} on ${shortDay(date)}`),
    ) +
    '.',
  Component: EventPlanner,
}

function EventPlanner() {
  return (
    <Window
      of={eventPlanner}
      className="@[860px]:grid @[860px]:grid-cols-[1fr_272px] @[860px]:[&>:first-child]:col-start-1 @[860px]:[&>:first-child]:col-end-3"
    >
      <Toolbar
        title={`${monthDay(weeks[0]![0]!.date)} to ${monthDay(weeks.at(-1)!.at(-1)!.date)}`}
        tools={['Add a rehearsal', 'Freeze']}
      />
      <div className="@[560px]:grid @[560px]:grid-cols-7 @[560px]:grid-rows-[auto_repeat(4,1fr)]">
        {weekdays.map((name) => (
          <span key={name} className="hidden px-2 py-1.5 text-$text-2 @[560px]:block">
            {name}
          </span>
        ))}
        {weeks.flat().map((day) => {
          const entries = entriesOn(day.days)
          return (
            <div
              key={day.days}
              className="planner-day"
              data-empty={(entries.length === 0 && day.days !== today) || undefined}
              data-today={day.days === today || undefined}
              data-date={shortDay(day.date)}
              data-day={`${Number(day.date.slice(8))} ${day.date.endsWith('-01') ? monthOf(day.date) : ''}`}
            >
              {entries.map(({ kind, name }) => (
                <span key={name} className="planner-entry" data-kind={kind}>
                  {name}
                </span>
              ))}
            </div>
          )
        })}
      </div>
      <div className="p-4 bg-$soft" data-spare>
        {rehearsalLadder.map(({ name, days, purpose }) => (
          <div className="planner-rung" key={name} data-held={days < today || undefined}>
            <b>{relativeDays(days)}</b>
            <span>
              {name}
              {days < today ? ', held' : ', planned'}
              <small>{purpose}</small>
            </span>
          </div>
        ))}
        <div className="planner-rung fw-600">
          <b>{relativeDays(0)}</b>
          <span>
            {event.name}
            <small>
              {at(eventRecord.window.start)} to {at(eventRecord.window.end)}, the change window
            </small>
          </span>
        </div>
      </div>
    </Window>
  )
}
