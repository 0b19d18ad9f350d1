import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { criticalPath, courseOf, checkRunbook } from '@cuewright/runbook/model'
import { schedule, timingOf } from '../../../packages/runbook/model/schedule.ts'
import { paymentsFailback } from '../../../src/events/payments-failback.ts'
import {
  estimatedCourse,
  estimates,
  paymentsFailover,
  tiers,
} from '../../../src/events/payments-failover.ts'
import { paymentsRebuild, zones } from '../../../src/events/payments-rebuild.ts'
import { paymentsRestore, stations, updateEvery } from '../../../src/events/payments-restore.ts'
import { paymentsService } from '../../../src/events/payments-service.ts'
import { calls, migration, wayBack } from '../../../src/events/way-back.ts'
import { owners, paymentsMigration } from '../../../src/events/payments-migration.ts'

const runbooks = { paymentsRestore, paymentsFailover, paymentsFailback, paymentsRebuild }

test.each(Object.entries(runbooks))('%s can be scheduled', (_, runbook) => {
  expect(checkRunbook(runbook)).toEqual([])
})

test('the way back of the migration fits its window until the feeds open, and not a minute longer', () => {
  const { gate } = migration
  for (const { from, to, minutes } of wayBack)
    expect(to + minutes <= migration.windowEnd).toBe(from <= gate)
  expect(wayBack.map(({ minutes }) => minutes)).toEqual([20, 70, 95, 95, 125])
  expect(calls.filter(({ isInsideWindow }) => !isInsideWindow).map(({ at }) => at)).toEqual([285])
})

test('the migration’s stretches follow one another without a gap', () => {
  for (const [i, { from }] of wayBack.entries()) expect(from).toBe((wayBack[i - 1]?.to ?? 0) + 1)
  expect(wayBack.at(-1)?.to).toBe(schedule(paymentsMigration.tasks).finish)
})

test('the service is restored inside its RTO and its tolerance, and its stakeholders hear until then', () => {
  const { serviceTasks, updates, tasks } = paymentsRestore
  const restored = schedule(serviceTasks).finish
  expect(restored).toBeLessThan(paymentsService.rto)
  expect(paymentsService.rto).toBeLessThan(paymentsService.impactTolerance)
  expect(schedule(tasks).finish).toBe(restored)
  const sent = updates.map(({ id }) => timingOf(schedule(tasks), id).earliestStart)
  expect(sent).toEqual(sent.map((_, i) => (i + 1) * updateEvery))
  expect(sent.at(-1)).toBeGreaterThanOrEqual(restored)
})

test('the tolerance belongs to the service: every recovery is measured against the same one', () => {
  const { impactTolerance, rto } = paymentsService
  const recoveries = [paymentsRestore, paymentsFailover, paymentsRebuild]
  for (const { limits } of recoveries) expect(limits.at(-1)?.end).toBe(impactTolerance)
  const failover = schedule(paymentsFailover.tasks).finish
  expect(failover).toBeGreaterThan(rto)
  expect(failover).toBeLessThan(impactTolerance)
  expect(schedule(paymentsRebuild.tasks).finish).toBeGreaterThan(impactTolerance)
})

test('every station of the service has a task, and fraud is back before anything is replayed', () => {
  const { serviceTasks } = paymentsRestore
  expect(new Set(serviceTasks.map(({ at }) => at))).toEqual(new Set(stations.map(({ id }) => id)))
  const plan = schedule(serviceTasks)
  const fraud = serviceTasks.find(({ at }) => at === 'fraud')!
  const replay = serviceTasks.find(({ name }) => name === 'Replay held messages')!
  expect(timingOf(plan, fraud.id).earliestFinish).toBeLessThanOrEqual(
    timingOf(plan, replay.id).earliestStart,
  )
})

test('no tier of the failover starts before the one above it stands', () => {
  expect(tiers.flatMap(({ tasks }) => tasks)).toEqual(paymentsFailover.tasks.map(({ id }) => id))
  const plan = schedule(paymentsFailover.tasks)
  const critical = criticalPath(courseOf(paymentsFailover))

  function timesOf(tier: (typeof tiers)[number]) {
    return tier.tasks.filter((id) => critical.includes(id)).map((id) => timingOf(plan, id))
  }

  for (const [i, tier] of tiers.entries()) {
    const above = tiers[i - 1]
    if (!above) continue
    const stands = Math.max(...timesOf(above).map(({ earliestFinish }) => earliestFinish))
    for (const { earliestStart } of timesOf(tier))
      expect(earliestStart).toBeGreaterThanOrEqual(stands)
  }
})

test('the failover estimates, promises and measures what the post on RTO tells', () => {
  const post = readFileSync('src/content/blog/a-declared-rto-is-a-wish.md', 'utf8')
  const measured = schedule(paymentsFailover.tasks).finish
  const estimated = estimatedCourse.finish
  expect(post).toContain(`| **${estimated} min** | **${measured} min** |`)
  expect(estimated).toBeLessThan(paymentsService.rto)
  expect(measured).toBeGreaterThan(paymentsService.rto)
  const unestimated = paymentsFailover.tasks.filter(({ id }) => !estimates[id])
  expect(unestimated.reduce((sum, task) => sum + task.duration, 0)).toBe(130)
})

test('the failback ends in its window, and so does a backout called at its point of no return', () => {
  const { finish, noReturn } = courseOf(paymentsFailback)
  expect(finish).toBeLessThan(paymentsFailback.windowEnd)
  expect(noReturn?.backAt).toBeLessThanOrEqual(paymentsFailback.windowEnd)
})

test('the rebuild’s zones open one after the other, at the hours that the post on identity gives', () => {
  expect(zones.flatMap(({ tasks }) => tasks)).toEqual(paymentsRebuild.tasks.map(({ id }) => id))
  const plan = schedule(paymentsRebuild.tasks)

  function spanOf(zone: (typeof zones)[number]) {
    const times = zone.tasks.map((id) => timingOf(plan, id))
    return {
      from: Math.min(...times.map(({ earliestStart }) => earliestStart)),
      to: Math.max(...times.map(({ earliestFinish }) => earliestFinish)),
    }
  }

  const spans = zones.map(spanOf)
  for (const [i, { from }] of spans.entries()) expect(from).toBe(spans[i - 1]?.to ?? 0)
  expect(spans.map(({ to }) => to / 60)).toEqual([2, 6, 15, 23, 27, 34])
  const post = readFileSync('src/content/blog/identity-comes-back-first.md', 'utf8')
  for (const { to } of spans) expect(post).toContain(`**T+${to / 60}h.**`)
})

test('the owners of the migration do the work of the other events too', () => {
  const known = new Set<string>(owners)
  const others = new Set(
    Object.values(runbooks).flatMap(({ tasks }) => tasks.map(({ owner }) => owner)),
  )
  const strangers = [...others].filter((owner) => !known.has(owner))
  expect(strangers.toSorted()).toEqual([
    'Communications',
    'Disaster recovery manager',
    'Head of Operational Resilience',
    'Head of Payments Operations',
    'Incident manager',
  ])
})
