import { describe, expect, test } from 'vitest'
import { clockTime } from '@cuewright/runbook/words'
import { eventRecord } from '../../../src/events/payments-migration-record.ts'
import { rehearsalIssues } from '../../../src/events/payments-migration-issues.ts'
import {
  rehearsalLadder,
  rehearsedMinutes,
} from '../../../src/events/payments-migration-rehearsal.ts'
import { owners, paymentsMigration as event } from '../../../src/events/payments-migration.ts'
import { gateCriteria } from '../../../src/events/payments-migration-detail.ts'
import {
  courseOf,
  checkRunbook,
  criticalPath,
  goNoGo,
  newRun,
  viewRun,
} from '@cuewright/runbook/model'
import { schedule, timingOf } from '../../../packages/runbook/model/schedule.ts'

const plan = schedule(event.tasks)

function at(minute: number) {
  return clockTime(event.t0, minute)
}

const criticalIds = ['2', '3', '4', '5', '7', '9', '10', '11', '12', '14', '15', '16', '17']

test('can be scheduled', () => {
  expect(checkRunbook(event)).toEqual([])
})

test('keeps the timetable that every picture shows', () => {
  const starts = event.tasks.map(({ id }) => `${id} ${at(timingOf(plan, id).earliestStart)}`)
  expect(starts.join(', ')).toBe(
    '1 22:00, 2 22:00, 3 22:25, 4 22:30, 5 22:45, 6 22:45, 7 23:15, 8 23:15, 9 00:00, 10 00:20, 11 01:20, 12 01:40, 13 01:40, 14 02:20, 15 02:30, 16 02:45, 17 03:30',
  )
  expect(at(plan.finish)).toBe('03:40')
  expect(at(event.windowEnd)).toBe('04:30')
})

test('has one critical path, and float on tasks 1, 6, 8 and 13 alone', () => {
  expect(criticalPath(courseOf(event))).toEqual(criticalIds)
  const floats = event.tasks.map(({ id }) => [id, timingOf(plan, id).float] as const)
  expect(floats.filter(([, float]) => float > 0)).toEqual([
    ['1', 15],
    ['6', 45],
    ['8', 125],
    ['13', 5],
  ])
})

function isInside(minute: number) {
  return courseOf(event, [], minute).finish <= event.windowEnd
}

function minutes(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

describe('the backout', () => {
  test('ends inside the window from every minute up to the point of no return', () => {
    const decided = timingOf(plan, '14').earliestFinish
    expect(minutes(0, decided).filter((minute) => !isInside(minute))).toEqual([])
    expect(at(courseOf(event, [], decided).finish)).toBe('04:05')
  })

  test('no longer fits the window once the feeds open: that is the point of no return', () => {
    expect(minutes(271, plan.finish).filter(isInside)).toEqual([])
  })

  test('from 23:02 puts back the firewall, the source and the freeze, by 00:37', () => {
    const { backout, finish } = courseOf(event, [], 62)
    expect(backout.map(({ task }) => task.id)).toEqual(['B3', 'B4', 'B5'])
    expect(at(finish)).toBe('00:37')
  })

  test('fits the window until the latest decision that the gate’s criteria name, 02:55', () => {
    const [latest, later] = [25, 26].map(
      (late) => courseOf(event, [{ task: '10', minutes: late }]).noReturn!,
    )
    expect(at(latest!.decidedAt)).toBe('02:55')
    expect(latest!.backAt).toBeLessThanOrEqual(event.windowEnd)
    expect(later!.backAt).toBeGreaterThan(event.windowEnd)
    expect(gateCriteria['14'].some(({ condition }) => condition.includes('02:55'))).toBe(true)
  })
})

test('delays of 15, 30 and 60 minutes on the critical path show the light’s warnings', () => {
  const reasons = [15, 30, 60].map(
    (late) =>
      goNoGo(viewRun(newRun(event, [{ task: '5', minutes: late }])), event.windowEnd).reason,
  )
  expect(reasons).toEqual([
    'late, inside the window',
    'no time left to back out',
    'finish after the window',
  ])
})

test('every backout task has an owner of the cutover', () => {
  expect(owners).toEqual(expect.arrayContaining(event.backout.map(({ owner }) => owner)))
})

test('the gates that have criteria are the runbook’s gates', () => {
  const gates = event.tasks.flatMap((task) => (task.gate ? [task.id] : []))
  expect(gates).toEqual(Object.keys(gateCriteria))
})

const rehearsed = schedule(
  event.tasks.map((task) => ({ ...task, duration: rehearsedMinutes[task.id] })),
)

test('the dress rehearsal ends eleven minutes after the plan', () => {
  expect(at(rehearsed.finish)).toBe('03:51')
})

test('every issue was raised while its task ran at the rehearsal', () => {
  const astray = rehearsalIssues.filter(({ task, raisedAt }) => {
    const { earliestStart, earliestFinish } = timingOf(rehearsed, task)
    return raisedAt <= earliestStart || raisedAt > earliestFinish
  })
  expect(astray).toEqual([])
})

function dayOf(date: string) {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000
}

test('the event is on a Saturday, and the rehearsals’ dates are as many days before as they say', () => {
  expect(new Date(`${eventRecord.date}T00:00:00Z`).getUTCDay()).toBe(6)
  const apart = rehearsalLadder.map(({ date }) => dayOf(date) - dayOf(eventRecord.date))
  expect(apart).toEqual(rehearsalLadder.map(({ days }) => days))
})

test('the record’s window is the runbook’s, and the announced outage covers the stopped feeds', () => {
  expect(eventRecord.window.end).toBe(event.windowEnd)
  expect(eventRecord.announcedOutage.start).toBe(timingOf(plan, '4').earliestStart)
  expect(eventRecord.announcedOutage.end).toBeGreaterThanOrEqual(
    timingOf(plan, '15').earliestFinish,
  )
})
