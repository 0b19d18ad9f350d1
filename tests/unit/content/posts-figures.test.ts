import { expect, test } from 'vitest'
import { getPost } from '../../../src/content/posts.ts'
import { paymentsMigration } from '../../../src/events/payments-migration.ts'
import { rehearsedMinutes } from '../../../src/events/payments-migration-rehearsal.ts'
import { courseOf } from '@cuewright/runbook/model'
import { schedule } from '../../../packages/runbook/model/schedule.ts'

const { tasks } = paymentsMigration
const plan = schedule(tasks)

function finishWith(extra: Record<string, number>) {
  return schedule(
    tasks.map((task) => ({ ...task, duration: task.duration + (extra[task.id] ?? 0) })),
  ).finish
}

function clock(minute: number) {
  const ofDay = (22 * 60 + minute) % (24 * 60)
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
}

function textOf(slug: string) {
  return getPost(slug)?.text ?? ''
}

test('the post on float gives the floats and finishes that the engine works out', () => {
  const text = textOf('float-is-the-number-to-watch')
  for (const { id, name } of tasks) {
    const timing = plan.timings.get(id)
    if (timing?.isCritical) continue
    const { earliestFinish = 0, float = 0 } = timing ?? {}
    const row = [earliestFinish, earliestFinish + float].map(clock)
    expect(text).toContain([`${id} ${name}`, ...row, `${timing?.float} min`].join('\n'))
  }
  const changes: Record<string, number>[] = [
    {},
    { 5: 15 },
    { 6: 50 },
    { 13: 15 },
    { 5: -20, 7: -25 },
  ]
  for (const change of changes) expect(text).toContain(clock(finishWith(change)))
})

test('the post on the backout gives the ways back that the engine works out', () => {
  const text = textOf('the-backout-plan-is-a-runbook')
  for (const minute of [20, 40, 62, 150, 285])
    expect(text).toMatch(
      new RegExp(
        `At ${clock(minute)}[^\\n]*\\b${courseOf(paymentsMigration, [], minute).finish - minute} minutes`,
      ),
    )
  const lastCall = paymentsMigration.windowEnd - 95
  expect(courseOf(paymentsMigration, [], 270).finish).toBe(270 + 95)
  expect(text).toContain(`which is ${clock(lastCall)}`)
})

test('the post on rehearsals gives the times of the dress rehearsal', () => {
  const rehearsed = schedule(
    tasks.map((task) => ({ ...task, duration: rehearsedMinutes[task.id] })),
  )
  const text = textOf('what-a-rehearsal-finds')
  const gate = rehearsed.timings.get('14')?.earliestFinish ?? 0
  for (const minute of [finishWith({ 5: 12, 10: 11, 14: 7 }), rehearsed.finish, gate, gate + 95])
    expect(text).toContain(clock(minute))
})
