import { expect, test } from 'vitest'
import type { Limit } from '../../schema.ts'
import { relativeTime } from '../../words/times.ts'
import { defaultSettings, isSpreadKnown } from '../../forecast/default-settings.ts'
import { chanceInside } from '../../forecast/figures.ts'
import { headline } from '../../forecast/headline.ts'
import { forecastOf, type ForecastSettings } from '../../forecast/simulate.ts'
import { courseOf } from '../../model/course.ts'
import { newRun, viewRun } from '../../model/run.ts'
import type { OwnRunbook } from '../../model/own-runbook.ts'
import type { Task } from '../../model/task.ts'
import { countRehearsals } from '../../reading.ts'
import { readingOf, readText, runbookOf } from '../read-fixture.ts'
import { runbook, task } from '../tasks.ts'
import { apart, lehmer, partsOf } from './exact.ts'

const settings: ForecastSettings = { runs: 20_000, spread: 'once' }

const dba = [9, 10, 10, 11, 11, 12, 12, 12, 13, 13, 14, 14, 15, 16].map((actual, i) =>
  task(`DBA${i}`, 10, [], { owner: 'DBA', actual }),
)

/**
 * A night that is 40 minutes old: 'DBA0' to 'DBA13' are done, 'copy' runs since minute 28, and 'check' and
 * 'report' wait for it; 'call' waits for nothing.
 */
const night: Task[] = [
  ...dba.map((each, i) => ({ ...each, began: i, ended: i + each.actual! })),
  task('copy', 10, ['DBA13'], { owner: 'DBA', began: 28 }),
  task('check', 20, ['copy'], { owner: 'DBA' }),
  task('report', 30, ['copy', 'DBA0'], { owner: 'Network' }),
  task('call', 5, [], { owner: 'Network', cue: 10 }),
  task('last', 0, ['DBA13'], { owner: 'Network', began: 40, ended: 40 }),
]

test('a sheet under way is planned from its latest moment: done as it was, running, then the rest', () => {
  const { tasks, finish, plannedFinish } = courseOf({ tasks: night })
  const times = new Map(tasks.map(({ task: { id }, start, finish: end }) => [id, [start, end]]))
  expect(times.get('DBA13')).toEqual([13, 29])
  // It has outrun its ten minutes: the next moment is the first at which it can be done.
  expect(times.get('copy')).toEqual([28, 41])
  expect(times.get('check')).toEqual([41, 61])
  expect(times.get('report')).toEqual([41, 71])
  expect(times.get('call')).toEqual([40, 45])
  expect([plannedFinish, finish]).toEqual([50, 71])
  const view = viewRun(newRun(runbook(night)))
  expect([view.status, view.minute]).toEqual(['running', 40])
  expect(view.running.map(({ task: { id } }) => id)).toEqual(['copy', 'call'])
})

test('agrees with a simulation of its own of a sheet under way', () => {
  const found = forecastOf({ runbook: runbook(night), settings, delays: [], minute: null }, apart)
  const random = lehmer()
  const parts = partsOf({ optimistic: 0.8, likely: 1, pessimistic: 1.4 }, 500)
  function drawn(minutes: number) {
    return minutes * parts[Math.floor(random() * parts.length)]!
  }

  const finishes = Array.from({ length: 20_000 }, () => {
    // The copy has taken 12 minutes and goes on: runs in which it takes no more are no longer possible.
    let copy = 0
    while (copy <= 12) copy = drawn(10)
    const check = drawn(20)
    const report = drawn(30)
    const call = drawn(5)
    return Math.max(28 + copy + Math.max(check, report), 40 + call)
  }).toSorted((a, b) => a - b)
  for (const of100 of [5, 50, 80, 95])
    expect(Math.abs(found.finishes[of100 * 200]! - finishes[of100 * 200]!)).toBeLessThan(0.3)
  for (const window of [72, 76, 80]) {
    const chance = finishes.filter((finish) => finish <= window).length / finishes.length
    expect(Math.abs(chanceInside(found, window) - chance)).toBeLessThan(0.015)
  }
  const done = found.tasks.filter(({ id }) => id.startsWith('DBA') || id === 'last')
  for (const { id, critical, decisive } of done)
    expect([id, critical, decisive]).toEqual([id, 0, 0])
})

test('what is done no longer varies: with everything done every run ends when the last task did', () => {
  const done = night.map((each, i) => ({ ...each, began: i, ended: 60 + i }))
  for (const spread of ['once', 'never'] as const) {
    const asked = { settings: { ...settings, runs: 100, spread }, delays: [], minute: null }
    const { finishes } = forecastOf({ runbook: runbook(done), ...asked })
    expect(new Set(finishes)).toEqual(new Set([60 + night.length - 1]))
  }
})

test('a task that has outrun its longest time still takes time, and more in some runs', () => {
  const done = dba.map((each) => ({ ...each, began: 0, ended: each.actual! }))
  const long = [...done, task('copy', 10, [], { owner: 'DBA', began: 0 })]
  const stuck = [...long, task('now', 0, [], { owner: 'DBA', began: 90 })]
  const { finishes } = forecastOf({ runbook: runbook(stuck), settings, delays: [], minute: null })
  expect(finishes[0]).toBeGreaterThanOrEqual(90)
  // What varies of ten minutes is 0.8 to 1.4 of them.
  expect(finishes.at(-1)).toBeCloseTo(90 + 6, 0)
})

const rehearsed = `ID,Task,Owner,Planned mins,Actual duration,Pred
1,Open,CM,15,16,
2,Freeze,Ops,30,33,1
3,Backup,DBA,90,110,2
4,Migrate,DBA,120,140,3
5,Check,QA,60,70,4`

function forecastBy(own: OwnRunbook, spread = defaultSettings(own).spread) {
  const asked = { settings: { ...settings, spread }, delays: [], minute: null }
  return forecastOf({ runbook: { ...own, windowEnd: 0 }, ...asked }, apart)
}

function toldOf(own: OwnRunbook, limits: readonly Limit[] = [], isLater = false) {
  const { spread } = defaultSettings(own)
  const hasSpread = isSpreadKnown(own)
  const forecast = forecastBy(own)
  return headline(own, { forecast, limits, spread, hasSpread, isLater, at: relativeTime })
}

test('a rehearsal in the file is the forecast, and the sentence says so', async () => {
  const own = runbookOf(await readText(rehearsed))
  expect(defaultSettings(own).spread).toBe('earlier run')
  // The rehearsal itself took 6 h 9 min.
  expect(toldOf(own)).toMatch(
    /^80 of 100 runs end by T\+6h 4\dm, based on the rehearsal in this file\./,
  )
  expect(toldOf(own, [{ name: 'window', end: 400 }])).toMatch(
    /^In \d+ of 100 runs this finishes inside the window, based on the rehearsal in this file\.$/,
  )
})

test('of two rehearsals the later one counts, and the sentence says so', async () => {
  const [head, ...rows] = rehearsed
    .replace('Actual duration', 'Rehearsal 1 (min),Rehearsal 2 (min)')
    .split('\n')
  // The check was left out of the second rehearsal.
  const seconds = ['20', '40', '100', '130', '']
  const twice = rows.map((row, i) => row.replace(/,(\d+),(\d*)$/, `,$1,${seconds[i]},$2`))
  const read = await readText([head, ...twice].join('\n'))
  expect(runbookOf(read).tasks.map(({ actual }) => actual)).toEqual([20, 40, 100, 130, 70])
  expect(defaultSettings(runbookOf(read)).spread).toBe('earlier run')
  expect(toldOf(runbookOf(read), [], countRehearsals(readingOf(read)) > 1)).toMatch(
    /, based on the second rehearsal in this file\./,
  )
  const planned = await readText(
    `${head}\n${rows.map((row) => row.replace(/,(\d*)$/, ',,$1')).join('\n')}`,
  )
  expect(countRehearsals(readingOf(planned))).toBe(1)
})

test('agrees with a simulation of its own that draws each task around what it took', async () => {
  const { finishes } = forecastBy(runbookOf(await readText(rehearsed)))
  const random = lehmer()
  const parts = [16, 33, 110, 140, 70].map((minutes) =>
    partsOf({ optimistic: 0.8 * minutes, likely: minutes, pessimistic: 1.4 * minutes }, 200),
  )
  const sums = Array.from({ length: 20_000 }, () =>
    parts.reduce((sum, each) => sum + each[Math.floor(random() * 200)]!, 0),
  ).toSorted((a, b) => a - b)
  for (const of100 of [5, 50, 80, 95])
    expect(Math.abs(finishes[of100 * 200]! - sums[of100 * 200]!)).toBeLessThan(1)
})

test('actual times of a run under way, of a few tasks, or copied from the plan are no rehearsal', async () => {
  const few = rehearsed.replace('90,110', '90,').replace('120,140', '120,').replace('60,70', '60,')
  const copied = rehearsed.replaceAll(/(\d+),\d+,(?=\d*$)/gm, '$1,$1,')
  const now = `Task,Mins,Start,Actual start,Actual finish,Pred
Open,15,22:00,22:00,22:16,
Freeze,30,22:15,22:16,,Open`
  for (const text of [few, copied, now]) {
    const own = runbookOf(await readText(text))
    expect([own.tasks.some(({ actual }) => actual !== undefined), isSpreadKnown(own)]).toEqual([
      true,
      false,
    ])
    expect(toldOf(own)).toMatch(/ if rehearsed once\.$/)
  }
})
