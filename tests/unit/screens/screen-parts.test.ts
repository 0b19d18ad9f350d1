import { describe, expect, test } from 'vitest'
import { dayFromEvent, shortDay } from '../../../src/events/event-days.ts'
import { plan, runAt } from '../../../src/events/event-times.ts'
import { eventIssues } from '../../../src/events/payments-migration-issues.ts'
import { eventRecord } from '../../../src/events/payments-migration-record.ts'
import { rehearsalLadder } from '../../../src/events/payments-migration-rehearsal.ts'
import { entriesOn, weeks } from '../../../src/screens/product/event-planner/calendar.ts'
import { phaseSpans } from '../../../src/screens/product/event-runbooks.tsx'
import { viewOf } from '@cuewright/runbook/model'
import { links } from '../../../src/screens/product/runbook-planner/links.ts'

describe('the planner’s calendar', () => {
  test('has whole weeks from Monday to Sunday, with every rehearsal, approval and the event once', () => {
    const days = weeks.flat()
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    expect(shortDay(days[0]!.date)).toMatch(/^Mon/)
    expect(shortDay(days.at(-1)!.date)).toMatch(/^Sun/)
    const kinds = days.flatMap(({ days: from }) => entriesOn(from).map(({ kind }) => kind))
    expect(kinds.filter((kind) => kind === 'rehearsal')).toHaveLength(rehearsalLadder.length)
    expect(kinds.filter((kind) => kind === 'approval')).toHaveLength(eventRecord.approvals.length)
    expect(kinds.filter((kind) => kind === 'event')).toHaveLength(1)
  })

  test('counts days from the event over the end of a month', () => {
    expect(dayFromEvent(0)).toBe(eventRecord.date)
    expect(rehearsalLadder.map(({ days }) => dayFromEvent(days))).toEqual(
      rehearsalLadder.map(({ date }) => date),
    )
  })
})

describe('the planner’s links', () => {
  test('are one for each dependency, and run on the critical path from its start to the finish', () => {
    const drawn = links(plan.tasks)
    expect(drawn).toHaveLength(plan.tasks.flatMap(({ task }) => task.after).length)
    expect(drawn.every(({ from, to, rows }) => to >= from && rows > 0)).toBe(true)
    const critical = drawn.filter(({ isCritical }) => isCritical)
    expect(critical).toHaveLength(plan.tasks.filter((view) => view.isCritical).length - 1)
  })

  test('leave out a dependency on a task that is not in the list', () => {
    expect(links(plan.tasks.slice(1)).length).toBeLessThan(links(plan.tasks).length)
  })
})

test.each([
  [62, ['done', 'running', 'planned']],
  [232, ['done', 'running', 'running']],
  [340, ['done', 'done', 'done']],
])('at minute %i the phases are %j', (minute, states) => {
  expect(phaseSpans(runAt(minute).tasks, minute).map(({ state }) => state)).toEqual(states)
})

describe('the event’s issues', () => {
  test('are numbered in order', () => {
    const ids = eventIssues.map((_, i) => `ISS-0${i + 1}`)
    expect(eventIssues.map(({ id }) => id)).toEqual(ids)
  })

  test('were found at a rehearsal in which systems were touched, in the ladder’s order', () => {
    const rungs = rehearsalLadder.map(({ name }) => name)
    const found = eventIssues.map(({ foundAt }) => rungs.indexOf(foundAt))
    expect(Math.min(...found)).toBeGreaterThan(rungs.indexOf('Tabletop'))
    expect(found).toEqual(found.toSorted((a, b) => a - b))
  })
})

test('a task that the run does not hold is a mistake of the screen', () => {
  expect(() => viewOf(plan, 'B9')).toThrow('B9')
})
