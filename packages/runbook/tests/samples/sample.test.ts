import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { defaultSettings } from '../../forecast/default-settings.ts'
import { chanceInside, of100 } from '../../forecast/figures.ts'
import { forecastOf } from '../../forecast/simulate.ts'
import { checkRunbook } from '../../model/check.ts'
import { courseOf } from '../../model/course.ts'
import { peopleIn } from '../../model/owners.ts'
import { linksOf } from '../../model/link.ts'
import { openRunbook } from '../../open.ts'
import { sampleFile, withSampleInputs } from '../../samples/sample.ts'
import { cleanedSheet, toCsv } from '../../take-away/cleaned-sheet.ts'
import { fragmentOf, openLink } from '../../take-away/link.ts'
import { opened, readText, runbookOf } from '../read-fixture.ts'

const file = new URL('../../samples/payments-move.csv', import.meta.url)
const read = opened(await openRunbook(sampleFile(await readFile(file))))
const sample = withSampleInputs(read).runbook
const windowEnd = sample.windowEnd!
const all = [...sample.tasks, ...sample.backout]

test('the sample is 300 sound tasks in twelve groups, all used, with no cell unread', () => {
  expect(read.reading).toMatchObject({ leftOut: [], unread: [] })
  expect(checkRunbook(sample)).toEqual([])
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

test('a time before which a task must not start is no plan that its links break', () => {
  expect(read.findings.filter(({ kind }) => kind === 'late-plan')).toEqual([])
})

test('as planned it finishes inside its window, with less than two hours to spare', () => {
  const spare = windowEnd - courseOf(sample).finish
  expect(spare).toBeGreaterThan(0)
  expect(spare).toBeLessThan(120)
})

test('its chance is the one that links to it were sent with', () => {
  const forecast = forecastOf({
    runbook: { ...sample, windowEnd },
    settings: defaultSettings(sample),
    people: peopleIn(sample),
    delays: [],
    minute: null,
  })
  expect(of100(chanceInside(forecast, windowEnd))).toBe(73)
})

test('what it undoes and who decides survive the sheet and the link', async () => {
  function facts({ tasks, backout }: typeof sample) {
    return [...tasks, ...backout].map(({ id, undoes, gate }) => ({ id, undoes, gate }))
  }

  const again = await readText(toCsv(cleanedSheet(sample)))
  expect(facts(runbookOf(again))).toEqual(facts(sample))
  const linked = openLink(fragmentOf(sample))
  if (!linked.ok) throw new Error(linked.code)
  expect(facts(linked.runbook)).toEqual(facts(sample))
})
