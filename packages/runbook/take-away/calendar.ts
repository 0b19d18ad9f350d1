import ical, { ICalAlarmType, ICalEventStatus } from 'ical-generator'
import { backoutUntil, courseOf } from '../model/course.ts'
import { limitsOf } from '../model/event.ts'
import { ownersOf } from '../model/owners.ts'
import { linksOf } from '../model/link.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import type { Task } from '../model/task.ts'

export type CuesOf = {
  /** Undefined for all owners. */
  readonly owner?: string
  /** T0, in the time zone of this device. */
  readonly zero: Date
  /** The IANA zone of this device, such as 'Europe/London'. */
  readonly zone: string
  readonly now: Date
}

/** How many minutes before a cue its alarm sounds. */
const ahead = 10
/** SEQUENCE counts seconds from here: it must grow and has 31 bits. */
const since = Date.UTC(2026, 0)

function describe(task: Task, names: ReadonlyMap<string, string>): string {
  const waits = linksOf(task).map(({ from }) => `${from} ${names.get(from) ?? ''}`.trim())
  return waits.length === 0 ? 'Starts at its time.' : `Waits for ${waits.join('; ')}.`
}

/** By the clock on the wall, as the plan has it: when the clocks change, 03:30 is still 03:30. */
function momentOf(zero: Date, minute: number): Date {
  const moment = new Date(zero)
  moment.setMinutes(moment.getMinutes() + minute)
  return moment
}

/** FNV-1a (draft-eastlake-fnv) */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 0x01000193)
  return (value >>> 0).toString(36)
}

/** An iCalendar file (RFC 5545). UIDs stay and SEQUENCE grows, so a second import moves events. */
export function cueCalendar(runbook: OwnRunbook, { owner, zero, zone, now }: CuesOf): string {
  const names = new Map(runbook.tasks.map(({ id, name }) => [id, name]))
  const course = courseOf(runbook, runbook.delays)
  const back = backoutUntil(limitsOf(runbook)[0]?.end ?? course.finish, runbook.backout)
  const calendar = ical({
    name: owner === undefined ? runbook.title : `${runbook.title}: ${owner}`,
    prodId: { company: 'Cuewright', product: 'Runbook player', language: 'EN' },
    x: { 'X-WR-TIMEZONE': zone },
  })
  for (const { task, start, finish, isCritical } of [...course.tasks, ...back]) {
    if (owner !== undefined && !ownersOf(task.owner).includes(owner)) continue
    const isBack = task.phase === 'backout'
    const facts = [
      isBack ? 'Only if it is called, and then no later than this.' : describe(task, names),
      isCritical && !isBack && 'On the critical path.',
      owner === undefined && task.owner !== '' && `Owner: ${task.owner}.`,
    ]
    calendar.createEvent({
      id: `${hash(`${runbook.title} ${task.id} ${owner ?? ''}`)}-${hash(task.id)}@runbook.invalid`,
      sequence: Math.max(0, Math.floor((now.getTime() - since) / 1000)),
      stamp: now,
      start: momentOf(zero, start),
      end: momentOf(zero, finish),
      status: isBack ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      summary: `${isBack ? 'Backout: ' : ''}${task.id} ${task.name}`.trim(),
      description: facts.filter(Boolean).join(' '),
      alarms: isBack ? [] : [{ type: ICalAlarmType.display, trigger: ahead * 60 }],
    })
  }
  return calendar.toString()
}
