import ical from 'ical-generator'
import { courseOf } from '../model/course.ts'
import { ownersOf } from '../model/owners.ts'
import { linksOf } from '../model/link.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import type { Task } from '../model/task.ts'

/** Which calendar it is: somebody's, from a day on. */
export type CuesOf = {
  readonly owner: string
  /** The day of T0, '2026-10-17', and the clock at T0: the runbook's own, or what the visitor says. */
  readonly date: string
  readonly t0: string
  /** When the calendar is made. */
  readonly now: Date
}

function describe(task: Task, names: ReadonlyMap<string, string>): string {
  const waits = linksOf(task).map(({ from }) => `${from} ${names.get(from) ?? ''}`.trim())
  return waits.length === 0 ? 'Starts at its time.' : `Waits for ${waits.join('; ')}.`
}

/** A short stable number of a text: FNV-1a (draft-eastlake-fnv). */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 0x01000193)
  return (value >>> 0).toString(36)
}

/**
 * One owner's cues as an iCalendar file (RFC 5545). Times are floating, by the clock on the wall: a
 * sheet names no time zone. The same runbook gives the same UIDs, so a second import moves events
 * and does not double them.
 */
export function cueCalendar(runbook: OwnRunbook, { owner, date, t0, now }: CuesOf): string {
  const names = new Map(runbook.tasks.map(({ id, name }) => [id, name]))
  const start = Date.parse(`${date}T${t0}Z`)
  const calendar = ical({
    name: `${runbook.title}: ${owner}`,
    prodId: { company: 'Cuewright', product: 'Runbook player', language: 'EN' },
  })
  for (const { task, start: from, finish, isCritical } of courseOf(runbook).tasks) {
    if (!ownersOf(task.owner).includes(owner)) continue
    calendar.createEvent({
      id: `${hash(`${runbook.title} ${task.id} ${owner}`)}-${hash(task.id)}@runbook.invalid`,
      floating: true,
      stamp: now,
      start: new Date(start + from * 60_000),
      end: new Date(start + finish * 60_000),
      summary: `${task.id} ${task.name}`.trim(),
      description: `${describe(task, names)}${isCritical ? ' On the critical path.' : ''}`,
    })
  }
  return calendar.toString()
}
