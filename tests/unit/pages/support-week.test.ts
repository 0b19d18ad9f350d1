import { expect, test } from 'vitest'
import { responses } from '../../../src/pages/support/copy.ts'
import { momentOf, servedHours } from '../../../src/pages/support/week.ts'
import { businessHours } from '../../../src/site.ts'

const length = Number.parseInt(businessHours.closes, 10) - Number.parseInt(businessHours.opens, 10)

test('a response time passes in hours of service alone', () => {
  for (const { hours, served } of responses.times) {
    expect(served.reduce((sum, [from, to]) => sum + to - from, 0)).toBe(hours)
    for (const [from, to] of served) expect(to - from).toBeLessThanOrEqual(length)
  }
})

test('a case logged at the weekend waits for Monday’s opening', () => {
  const [[from]] = servedHours(22, 1) as [[number, number]]
  expect(momentOf(from)).toBe(`Monday ${businessHours.opens}`)
})

test('a case logged late on a day of service goes on when the next one opens', () => {
  const monday = 2 * 24
  const closes = monday + Number.parseInt(businessHours.closes, 10)
  expect(servedHours(closes - 1, 2)).toEqual([
    [closes - 1, closes],
    [closes + 24 - length, closes + 25 - length],
  ])
})

test('the cutover is over before a P1 of its night is answered', () => {
  const [p1] = responses.times
  expect(p1!.due).toBeGreaterThan(responses.cutover.span[1])
})
