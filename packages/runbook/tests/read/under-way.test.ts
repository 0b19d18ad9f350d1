import { expect, test } from 'vitest'
import { defaultSettings } from '../../forecast/default-settings.ts'
import { courseOf } from '../../model/course.ts'
import { cleanedSheet, toCsv } from '../../take-away/cleaned-sheet.ts'
import type { OwnRunbook } from '../../model/own-runbook.ts'
import { ownOf, readText, runbookOf } from '../read-fixture.ts'

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
  const own = await ownOf(`No,Task,Owner,Start,Mins,After,Actual finish
1,Stop,Ops,22:00,15,,22:20
2,Copy,DBA,22:15,60,1,`)
  expect(actualsOf(own)).toEqual(['1 –20 ()', '2 – ()'])
  expect(courseOf(own).finish).toBe(80)
})

test.each([
  ['Planned,Actual', '22:00,22:06', '22:30,22:41', '23:00,'],
  ['Soll,Ist', '22:00,22:06', '22:30,22:41', '23:00,'],
  ['Hora prevista,Hora real', '22:00,22:06', '22:30,22:41', '23:00,'],
])('times of day under %s are when it began, and no lengths', async (headings, ...rows) => {
  const own = await ownOf(
    `Task,Owner,${headings}\n${rows.map((row, i) => `Step ${i + 1},Ops,${row}`).join('\n')}`,
  )
  // Without a column that says what is done, the first is over after its planned half hour.
  expect(actualsOf(own)).toEqual(['1 6–36 (30)', '2 41– ()', '3 – ()'])
})

test.each(['Completed', 'Time completed', 'Done at', 'Erledigt um'])(
  'a time under %s is when a task ended, and no part of the plan',
  async (heading) => {
    const own = await ownOf(`Task,Owner,Time,${heading}
Stop,Ops,22:00,22:36
Copy,DBA,22:30,22:55
Check,QA,23:00,`)
    expect(actualsOf(own)).toEqual(['1 –36 ()', '2 –55 ()', '3 – ()'])
  },
)

test('dates beside a plan without one tell the time of day', async () => {
  const own = await ownOf(`Task,Start,Mins,Actual start,Actual end,Deadline
Stop,22:00,30,04/12/2031 22:05,04/12/2031 22:37,04/12/2031 23:00
Copy,22:30,20,04/12/2031 22:40,,05/12/2031 02:00`)
  expect([own.date, own.t0]).toEqual([null, '22:00'])
  expect(actualsOf(own)).toEqual(['1 5–37 (32)', '2 40– ()'])
  expect(own.deadlines?.map(({ by }) => by)).toEqual([60, 240])
})

test('lengths under ‘Actual’ stay lengths, although starts are near them', async () => {
  const own = await ownOf(`Task,Owner,Start,Planned duration,Actual
Stop,Ops,23:40,0:20,0:25
Copy,DBA,00:00,0:30,0:40
Check,QA,00:30,0:45,0:50`)
  expect(own.tasks.map(({ duration, actual }) => [duration, actual])).toEqual([
    [20, 25],
    [30, 40],
    [45, 50],
  ])
})

test('a sheet that is all done is a rehearsal: it measures, and the plan begins at its T0', async () => {
  const rows = Array.from(
    { length: 9 },
    (_, i) =>
      `${i + 1},Copy ${i + 1},DBA,2026-10-17 22:00,10,${i || ''},2026-09-12 10:00,2026-09-12 10:${10 + i}`,
  )
  const read = await readText(planned + rows.join('\n'))
  const own = runbookOf(read)
  expect(actualsOf(own)).toEqual(rows.map((_, i) => `${i + 1} – (${10 + i})`))
  expect([own.date, own.t0]).toEqual(['2026-10-17', '22:00'])
  expect(defaultSettings(own).spread).toBe('earlier run')
})

test.each(['2026-10-17 ', ''])('our own export of it, read again, is as far: %j', async (day) => {
  const read = await readText(
    `${planned}1,Stop,Ops,${day}22:00,15,,${day}22:05,${day}22:25
2,Copy,DBA,${day}22:15,60,1,${day}22:25,
3,Check,QA,${day}23:15,20,2,,`,
  )
  const own = runbookOf(read)
  const again = await readText(toCsv(cleanedSheet(own)))
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
