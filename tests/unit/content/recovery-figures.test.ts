import { expect, test } from 'vitest'
import { getPosts, getPost } from '../../../src/content/posts.ts'
import { clockTime } from '@cuewright/runbook/words'
import { inWords } from '../../../src/lib/in-words.ts'
import { paymentsFailover } from '../../../src/events/payments-failover.ts'
import { paymentsRebuild } from '../../../src/events/payments-rebuild.ts'
import { paymentsService } from '../../../src/events/payments-service.ts'
import { chambers } from '../../../src/events/rebuild-chambers.ts'
import { schedule } from '../../../packages/runbook/model/schedule.ts'

const { impactTolerance, rto, rpo } = paymentsService

function post(slug: string) {
  const found = getPost(slug)
  if (!found) throw new Error(`there is no post ${slug}`)
  return { ...found, all: `${found.imageAlt}\n${found.text}` }
}

test('the post on the RTO tells the exercise as it was measured', () => {
  const { text } = post('a-declared-rto-is-a-wish')
  const { t0, dataLost, tasks } = paymentsFailover
  const measured = schedule(tasks).finish
  expect(text).toContain(`${measured} minutes`)
  expect(text).toContain(`missed the RTO by ${inWords(measured - rto)} minutes`)
  expect(text).toContain(`kept the impact tolerance by ${inWords(impactTolerance - measured)}`)
  expect(text).toContain(`starts at ${t0}`)
  expect(text).toContain(`failed at ${t0}`)
  expect(text).toContain(`stamped ${clockTime(t0, -dataLost)}`)
  expect(text).toContain(`${dataLost} minutes of data lost against an RPO of ${rpo}`)
})

test('the post on identity tells the rebuild’s hours, its alternative text too', () => {
  const { text, imageAlt } = post('identity-comes-back-first')
  const total = schedule(paymentsRebuild.tasks).finish / 60
  const identity = chambers.find(({ id }) => id === 'identity')!
  expect(imageAlt).toContain(`${total} hours`)
  expect(imageAlt).toContain(
    `from ${inWords(identity.from / 60)} to ${inWords(identity.opensAt / 60)} hours`,
  )
  expect(text).toMatch(
    new RegExp(`${inWords(identity.hours)} of those ${inWords(total)} hours`, 'i'),
  )
  expect(text).toContain(`impact tolerance is ${inWords(impactTolerance / 60)} hours`)
  const gated = chambers.filter((zone) => zone.id === 'identity' || zone.id === 'credentials')
  for (const { id, opensAt } of gated)
    expect(text).toMatch(new RegExp(`T\\+${opensAt / 60}h[^\\n]* end of (the )?${id}`))
})

test('no post gives the payments service another tolerance, RTO or RPO', () => {
  const limits = [
    [/tolerance (?:is|of) (\w+) hours?/g, impactTolerance / 60],
    [/\bRTO (?:is|of) (\w+)(?: hours?)?/g, rto / 60],
    [/\bRPO of (\d+)/g, rpo],
  ] as const
  for (const { slug } of getPosts())
    for (const [pattern, value] of limits)
      for (const [sentence, given] of post(slug).all.matchAll(pattern))
        expect([String(value), inWords(value)], `${slug}: ${sentence}`).toContain(given)
})
