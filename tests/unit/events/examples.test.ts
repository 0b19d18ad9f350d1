import { expect, test } from 'vitest'
import { scenarios } from '../../../src/content/scenarios.ts'
import { examples } from '../../../src/events/examples.ts'
import { rehearsalLadder } from '../../../src/events/payments-migration-rehearsal.ts'
import { findFaults } from '@cuewright/runbook/findings'
import {
  defaultSettings,
  isSpreadKnown,
  chanceInside,
  lastCallKeptBy,
  chanceOf100,
  forecastOf,
} from '@cuewright/runbook/forecast'
import { checkRunbook, courseOf, chanceText, limitsOf, wayBackOf } from '@cuewright/runbook/model'
import { openLinked } from '@cuewright/runbook/open'

const events = [...examples].map(([id, own]) => ({ id, own }))

function forecastFor(id: string) {
  const own = examples.get(id)!
  const limits = limitsOf(own)
  const runbook = { ...own, windowEnd: limits[0]!.end }
  const forecast = forecastOf({
    runbook,
    settings: defaultSettings(own),
    delays: [],
    minute: null,
  })
  return { own, limits, forecast }
}

function headlineOf(id: string) {
  const { limits, forecast } = forecastFor(id)
  return chanceText(limits, (end) => chanceOf100(chanceInside(forecast, end)))
}

test('every scenario has its event, and each can be played', () => {
  expect([...examples.keys()].toSorted()).toEqual(scenarios.map(({ id }) => id).toSorted())
  for (const { own } of events) {
    expect(checkRunbook(own)).toEqual([])
    const known = own.groups.map(({ id }) => id)
    expect(own.tasks.every(({ group }) => known.includes(group!))).toBe(true)
  }
})

test.each(events)('nothing is to be fixed in our own event $id', ({ own }) => {
  const teams = own.teams!.map(({ owner }) => owner)
  const faults = findFaults(own).filter(({ owner }) => !owner || !teams.includes(owner.owner))
  expect(faults.map(({ title }) => title)).toEqual([])
})

test('a change has a window and a backout, and a recovery neither', () => {
  for (const { id, own } of events) {
    const isChange = id === 'planned-change'
    expect(limitsOf(own).some(({ name }) => name === 'window')).toBe(isChange)
    expect(wayBackOf(own.kind)?.act === 'Back out').toBe(isChange)
    expect(own.backout.length > 0).toBe(wayBackOf(own.kind) !== undefined)
  }
})

test('the change’s last call is when its gate is decided, at which the backout still fits', () => {
  const { own, forecast } = forecastFor('planned-change')
  const { noReturn } = courseOf(own)
  expect(lastCallKeptBy(forecast, 95)).toBe(noReturn!.decidedAt)
  expect(noReturn!.backAt).toBeLessThan(own.windowEnd!)
})

test('durations are called rehearsed once where there was one rehearsal', () => {
  const { forecast } = examples.get('planned-change')!
  expect(forecast?.spread === 'once').toBe(rehearsalLadder.length === 1)
})

test('the headline calls each limit by its name', () => {
  expect(headlineOf('planned-change')).toMatch(
    /^In (more than )?\d+ of 100 runs this finishes inside the window/,
  )
  expect(headlineOf('service-recovery')).toMatch(/it meets the impact tolerance of 6 h\.$/)
  expect(headlineOf('disaster-recovery')).toBe(
    'In fewer than 1 of 100 runs it meets the RTO of 4 h; in 75 of 100 the impact tolerance of 6 h.',
  )
  expect(headlineOf('cyber-recovery')).toBe(
    'In fewer than 1 of 100 runs it meets the impact tolerance of 6 h.',
  )
})

test('our own events say how well their durations are known', () => {
  for (const { own } of events) expect(isSpreadKnown(own)).toBe(true)
})

test('a fragment that is no link of ours ends in one sentence', async () => {
  for (const wanted of ['', 'r1.', 'r9.abc', 'something', '%E0%A4%A']) {
    expect(await openLinked(wanted)).toMatchObject({ ok: false })
  }
})
