import { expect, test } from 'vitest'
import { sampleRunbook } from '../../../src/product/sample-runbook/sample-runbook.ts'
import { checkRunbook } from '../../../src/runbook/model/check.ts'
import { linksOf } from '../../../src/runbook/model/link.ts'
import { schedule } from '../../../src/runbook/model/schedule.ts'

const sample = sampleRunbook()
const all = [...sample.tasks, ...sample.backout]

test('the sample is a sound runbook of 300 tasks in twelve groups, every one of them used', () => {
  expect(checkRunbook({ ...sample, t0: sample.t0!, windowEnd: sample.windowEnd! })).toEqual([])
  expect(all).toHaveLength(300)
  expect(sample.groups).toHaveLength(12)
  expect(new Set(all.map(({ group }) => group))).toEqual(new Set(sample.groups.map(({ id }) => id)))
})

test('it shows all four kinds of link, lags in minutes and per cent, cues, gates and a backout', () => {
  const links = all.flatMap(linksOf)
  expect(new Set(links.map(({ kind }) => kind)).size).toBe(4)
  expect(links.some(({ lag }) => 'percent' in lag)).toBe(true)
  expect(links.some(({ lag }) => 'minutes' in lag && lag.minutes > 0)).toBe(true)
  expect(sample.tasks.filter(({ cue }) => cue !== undefined)).not.toHaveLength(0)
  expect(sample.tasks.filter(({ gate }) => gate?.pointOfNoReturn)).toHaveLength(1)
  const undone = sample.backout.flatMap(({ undoes = [] }) => undoes)
  const forward = new Set(sample.tasks.map(({ id }) => id))
  expect(undone.length).toBeGreaterThan(0)
  expect(undone.every((id) => forward.has(id))).toBe(true)
})

test('as planned it finishes inside its window, with less than two hours to spare', () => {
  const spare = sample.windowEnd! - schedule(sample.tasks).finish
  expect(spare).toBeGreaterThan(0)
  expect(spare).toBeLessThan(120)
})

test('every run expands it to the same runbook', () => {
  expect(sampleRunbook()).toEqual(sample)
})
