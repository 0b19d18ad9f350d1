import { expect, test } from 'vitest'
import { defaultSettings } from '../../../../../src/runbook/forecast/default-settings.ts'
import { courseOf } from '../../../../../src/runbook/model/course.ts'
import { cleanedSheet, toCsv } from '../../../../../src/runbook/take-away/cleaned-sheet.ts'
import type { OwnRunbook } from '../../../../../src/runbook/model/own-runbook.ts'
import { ownOf, readText, runbookOf, unsureOf } from '../../read-fixture.ts'

/** '1 0–18 (18)': when each task began and ended, and what it took. */
function actualsOf({ tasks }: OwnRunbook): string[] {
  return tasks.map(
    ({ id, began = '', ended = '', actual = '' }) => `${id} ${began}–${ended} (${actual})`,
  )
}

const planned = 'No,Task,Owner,Planned start,Mins,After,Actual start,Actual end\n'

test('a sheet under way: what is done, what runs, and what is still to come', async () => {
  const read = await readText(
    `${planned}1,Stop,Ops,2026-10-17 22:00,15,,2026-10-17 22:05,2026-10-17 22:25
2,Copy,DBA,2026-10-17 22:15,60,1,2026-10-17 22:25,
3,Check,QA,2026-10-17 23:15,20,2,,`,
  )
  const own = runbookOf(read)
  expect(unsureOf(read)).not.toContain('actuals')
  expect(actualsOf(own)).toEqual(['1 5–25 (20)', '2 25– ()', '3 – ()'])
  // Copy goes on until 23:25, and the check takes its 20 minutes from then.
  expect([own.t0, courseOf(own).finish]).toEqual(['22:00', 105])
})

test('a run that began before its plan has its T0 there', async () => {
  const own =
    await ownOf(`${planned}1,Stop,Ops,2026-10-17 00:00,15,,2026-10-16 23:50,2026-10-17 00:05
2,Copy,DBA,2026-10-17 00:15,60,1,2026-10-17 00:05,`)
  expect([own.date, own.t0]).toEqual(['2026-10-16', '23:50'])
  expect(actualsOf(own)).toEqual(['1 0–15 (15)', '2 15– ()'])
  expect(own.tasks.map(({ plannedStart }) => plannedStart)).toEqual([10, 25])
})

test('times without a day are those nearest to the plan, over midnight too', async () => {
  const own = await ownOf(`${planned}1,Stop,Ops,23:50,15,,23:55,00:12
2,Copy,DBA,00:05,60,1,00:12,`)
  expect(actualsOf(own)).toEqual(['1 5–22 (17)', '2 22– ()'])
})

test('without planned starts a run under way begins with its first actual one', async () => {
  const own = await ownOf(`No,Task,Owner,Mins,After,Started,Finished
1,Stop,Ops,15,,22:03,22:20
2,Copy,DBA,60,1,22:20,`)
  expect([own.t0, ...actualsOf(own)]).toEqual(['22:03', '1 0–17 (17)', '2 17– ()'])
})

test('a finish alone is when a task was done, and measures nothing', async () => {
  const own = await ownOf(
    `No,Task,Owner,Start,Mins,After,Actual finish
1,Stop,Ops,22:00,15,,22:20
2,Copy,DBA,22:15,60,1,`,
    { actuals: 'now' },
  )
  expect(actualsOf(own)).toEqual(['1 –20 ()', '2 – ()'])
  expect(courseOf(own).finish).toBe(80)
})

test('a sheet that is all done is a rehearsal: it measures, and the plan begins at its T0', async () => {
  const rows = Array.from(
    { length: 9 },
    (_, i) =>
      `${i + 1},Copy ${i + 1},DBA,2026-10-17 22:00,10,${i || ''},2026-09-12 10:00,2026-09-12 10:${10 + i}`,
  )
  const read = await readText(planned + rows.join('\n'))
  const own = runbookOf(read)
  expect(unsureOf(read)).not.toContain('actuals')
  expect(actualsOf(own)).toEqual(rows.map((_, i) => `${i + 1} – (${10 + i})`))
  expect([own.date, own.t0]).toEqual(['2026-10-17', '22:00'])
  expect(defaultSettings(own).spread).toBe('earlier run')
})

test('a started task of a project has its plan in its baseline', async () => {
  const copy = `<Task><UID>1</UID><ID>1</ID><Name>Copy</Name><Start>2026-10-17T22:10:00</Start>
    <Finish>2026-10-17T22:55:00</Finish><Duration>PT0H45M0S</Duration>
    <ActualStart>2026-10-17T22:10:00</ActualStart><ActualFinish>2026-10-17T22:55:00</ActualFinish>
    <Baseline><Number>0</Number><Start>2026-10-17T22:00:00</Start>
      <Finish>2026-10-17T22:30:00</Finish><Duration>PT0H30M0S</Duration></Baseline></Task>`
  const check = `<Task><UID>2</UID><ID>2</ID><Name>Check</Name><Start>2026-10-17T22:55:00</Start>
    <Finish>2026-10-17T23:15:00</Finish><Duration>PT0H20M0S</Duration>
    <Baseline><Number>0</Number><Duration>PT0H10M0S</Duration></Baseline>
    <PredecessorLink><PredecessorUID>1</PredecessorUID><Type>1</Type></PredecessorLink></Task>`
  const project = `<Project xmlns="http://schemas.microsoft.com/project"><Tasks>${copy}${check}</Tasks></Project>`
  const own = runbookOf(await readText(project, {}, 'move.xml'))
  expect([own.t0, ...actualsOf(own)]).toEqual(['22:00', '1 10–55 (45)', '2 – ()'])
  // Thirty minutes were planned and forty-five taken; what has not begun takes its latest estimate.
  expect(own.tasks.map(({ duration }) => duration)).toEqual([30, 20])
  expect(courseOf(own).finish).toBe(75)
})

test('where it could be either it is asked', async () => {
  const sheet = `${planned}1,Stop,Ops,22:00,15,,22:05,22:30
2,Copy,DBA,22:15,60,1,,`
  expect(unsureOf(await readText(sheet))).toContain('actuals')
  const earlier = await ownOf(sheet, { actuals: 'earlier' })
  expect(actualsOf(earlier)).toEqual(['1 – (25)', '2 – ()'])
})

test('days alone say neither how long a task took nor how far the run has come', async () => {
  const own = await ownOf(`${planned}1,Stop,Ops,2026-10-17 22:00,15,,2026-10-17,2026-10-17
2,Copy,DBA,2026-10-17 22:15,60,1,2026-10-17,`)
  expect(actualsOf(own)).toEqual(['1 – ()', '2 – ()'])
})

test.each(['2026-10-17 ', ''])('our own export of it, read again, is as far: %j', async (day) => {
  const read = await readText(
    `${planned}1,Stop,Ops,${day}22:00,15,,${day}22:05,${day}22:25
2,Copy,DBA,${day}22:15,60,1,${day}22:25,
3,Check,QA,${day}23:15,20,2,,`,
    { starts: 'plan' },
  )
  const own = runbookOf(read)
  const again = await readText(toCsv(cleanedSheet(own)))
  expect(unsureOf(again)).toEqual([])
  expect(actualsOf(runbookOf(again))).toEqual(actualsOf(own))
})

test('what a run under way calls complete is done, by the last time that it tells', async () => {
  const own = await ownOf(`No,Task,Owner,Start,Mins,After,Status,Actual start,Actual finish
1,Stop,Ops,2026-10-17 22:00,15,,Complete,2026-10-17 22:05,2026-10-17 22:25
2,Tell,Ops,2026-10-17 22:15,10,1,Complete,,
3,Copy,DBA,2026-10-17 22:25,60,1,Started,2026-10-17 22:30,
4,Check,QA,2026-10-17 23:25,20,2;3,Open,,`)
  expect(actualsOf(own)).toEqual(['1 5–25 (20)', '2 –30 ()', '3 30– ()', '4 – ()'])
  // Copy goes on until 23:30, and the check takes its 20 minutes from then.
  expect(courseOf(own).finish).toBe(110)
})
