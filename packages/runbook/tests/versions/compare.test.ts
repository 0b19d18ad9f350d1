import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compare, type ChangeKind } from '../../versions/compare.ts'
import { chanceInside, of100 } from '../../forecast/figures.ts'
import { shares } from '../../forecast/correlation.ts'
import { forecastOf } from '../../forecast/simulate.ts'
import type { OwnRunbook } from '../../model/own-runbook.ts'
import { reasonsFor } from '../../versions/reasons.ts'
import { chained, runbookWith } from '../large.ts'
import { runbookOf, readText, readingOf } from '../read-fixture.ts'
import { linkedTasks } from '../tasks.ts'

async function sheet(lines: readonly string[]) {
  return runbookOf(await readText(lines.join('\n')))
}

const lastWeek = [
  'Id,Task,Owner,Start,Mins,After,Group',
  '1,Stop the app,Ops,22:00,30,,Prepare',
  '2,Copy the data,DBA,,60,1,Move',
  '3,Smoke test,QA,,15,2,Move',
  '4,Start the app,Ops,,20,3,Move',
  '5,Smoke test,QA,,15,4,Open',
  '6,Tell the branches,Desk,,10,5,Open',
]

/** 'added: Freeze (1) | moved: Copy the data (2) 30→40 60': what a comparison says, in short. */
function summary(compared: ReturnType<typeof compare>): Record<string, string> {
  expect(compared).not.toBeNull()
  const kinds = Object.entries(compared!.changes).filter(([, { count }]) => count > 0)
  return Object.fromEntries(
    kinds.map(([kind, { first }]) => [
      kind,
      first
        .map(({ id, was, now }) => {
          const texts: Record<ChangeKind, string> = {
            added: `${id} ${now?.name}`,
            gone: `${id} ${was?.name}`,
            moved: `${id} ${was?.start}+${was?.length} → ${now?.start}+${now?.length}`,
            reowned: `${id} ${was?.owner} → ${now?.owner}`,
            renamed: `${id} ${was?.name} → ${now?.name}`,
          }
          return texts[kind as ChangeKind]
        })
        .join(', '),
    ]),
  )
}

/** Last week's lines with some put in the place of others. */
function withLines(changed: Readonly<Record<number, string>>) {
  return lastWeek.map((line, i) => changed[i] ?? line).filter((line) => line !== '')
}

async function changesTo(lines: readonly string[]) {
  return compare(await sheet(lastWeek), await sheet(lines))
}

test('the same sheet has not changed', async () => {
  const same = await changesTo(lastWeek)
  expect(summary(same)).toEqual({})
  expect(same).toMatchObject({ shift: 0, was: { finish: 150 }, now: { finish: 150 } })
})

test('tells what is added, gone, longer, re-owned and renamed, and what moves by it', async () => {
  const compared = await changesTo(
    withLines({
      2: '2,Copy the data,Storage,,75,1,Move',
      4: '4,Start the application,Ops,,20,3,Move',
      6: '7,Open the branches,Desk,,10,5,Open',
    }),
  )
  expect(summary(compared)).toEqual({
    added: '7 Open the branches',
    gone: '6 Tell the branches',
    moved: '2 30+60 → 30+75, 3 90+15 → 105+15, 4 105+20 → 120+20, 5 125+15 → 140+15',
    reowned: '2 DBA → Storage',
    renamed: '4 Start the app → Start the application',
  })
  expect(compared).toMatchObject({ was: { finish: 150 }, now: { finish: 165 } })
})

test('rows that are renumbered by one that is inserted are neither gone nor added, twins among them', async () => {
  const compared = await changesTo([
    lastWeek[0]!,
    '1,Freeze changes,Ops,22:00,0,,Prepare',
    '2,Stop the app,Ops,,30,1,Prepare',
    '3,Copy the data,DBA,,60,2,Move',
    '4,Smoke test,QA,,15,3,Move',
    '5,Start the app,Ops,,20,4,Move',
    '6,Smoke test,QA,,15,5,Open',
    '7,Tell the branches,Desk,,10,6,Open',
  ])
  expect(summary(compared)).toEqual({ added: '1 Freeze changes' })
})

test('twins in one group are told by their numbers, or by their order where the numbers have moved', async () => {
  const head = 'Id,Task,Owner,Start,Mins,After'
  const checks = ['1,Check,Ann,22:00,5,', '2,Check,Bob,,6,1', '3,Check,Cem,,7,2']
  const before = await sheet([head, ...checks])
  const swapped = await sheet([
    head,
    checks[2]!.replace(/,2$/, ',1'),
    checks[0]!,
    '2,Check,Bob,,6,1',
  ])
  expect(compare(before, swapped)!.changes.reowned.count).toBe(0)
  const later = await sheet([
    head,
    '1,Begin,Ann,22:00,0,',
    '2,Check,Ann,,5,1',
    '3,Check,Bob,,6,2',
    '4,Check,Cem,,7,3',
  ])
  expect(summary(compare(before, later))).toEqual({ added: '1 Begin' })
})

test('twins in two groups stay in their groups, whichever comes first', async () => {
  const head = 'Task,Owner,Start,Mins,Group'
  const [a, b] = ['Smoke test,Ann,22:00,5,Leeds', 'Smoke test,Bob,22:00,6,Derby']
  const compared = compare(await sheet([head, a, b]), await sheet([head, b, a]))
  expect(summary(compared)).toEqual({})
})

test('a number that another task has now makes no task of it', async () => {
  const compared = await changesTo([
    lastWeek[0]!,
    '1,Write the plan,Desk,22:00,60,,Prepare',
    '2,Smoke test,QA,,15,1,Move',
    '3,Start the app,Ops,,20,2,Move',
    '4,Smoke test,QA,,15,3,Open',
    '5,Tell the branches,Desk,,10,4,Open',
  ])
  expect(summary(compared)).toMatchObject({
    gone: '1 Stop the app, 2 Copy the data',
    added: '1 Write the plan',
  })
  expect(compared!.changes.renamed.count).toBe(0)
})

test.each([
  ['4,Start the application,Ops,,24,3,Move', 'renamed'],
  ['4,Start the application,Ops,,20,2,Move', 'renamed'],
  ['4,Order the pizza,Ops,,60,3,Move', 'added'],
  ['9,Start the application,Ops,,20,3,Move', 'added'],
])('“%s” in the place of “Start the app” is %s', async (line, kind) => {
  expect((await changesTo(withLines({ 4: line })))!.changes[kind as ChangeKind].count).toBe(1)
})

test('a backout task with the number and row of a task that is gone is no new name for it', async () => {
  const [was, now] = [lastWeek, withLines({ 6: '6,Restore the copy,DBA,,10,5,Backout' })]
  expect((await changesTo(now))!.changes.renamed.count).toBe(0)
  expect((await changesTo(was))!.changes.renamed.count).toBe(0)
})

/** In how many of 100 runs it ends within three hours. */
function chanceOf(own: OwnRunbook): number {
  const settings = { runs: 500, spread: 'never' } as const
  const runbook = { ...own, windowEnd: 180 }
  const found = forecastOf({ runbook, settings, delays: [], minute: null }, { seed: 7, shares })
  return of100(chanceInside(found, runbook.windowEnd))
}

test.each<[string, Record<number, string>]>([
  ['“Copy the data” takes 30 min more', { 2: '2,Copy the data,DBA,,90,1,Move' }],
  ['“Copy the data” takes 40 min less', { 2: '2,Copy the data,DBA,,20,1,Move' }],
  ['“Start the app” now waits for other tasks', { 4: '4,Start the app,Ops,,20,1,Move' }],
  ['“Start the app” is gone', { 4: '', 5: '5,Smoke test,QA,,15,3,Open' }],
  ['“Back up” is added', { 3: '3,Smoke test,QA,,15,7,Move\n7,Back up,DBA,,35,2,Move' }],
])('of one change, the whole difference of the chance is due to it: %s', async (what, changed) => {
  const [was, now] = [await sheet(lastWeek), await sheet(withLines(changed))]
  const [first] = reasonsFor(was, now, chanceOf)
  expect(first).toEqual({ what, by: chanceOf(now) - chanceOf(was) })
  expect(first!.by).not.toBe(0)
})

test('of several changes, the one that moves the chance most comes first', async () => {
  const was = await sheet(lastWeek)
  const now = await sheet(
    withLines({ 2: '2,Copy the data,DBA,,90,1,Move', 6: '6,Tell the branches,Desk,,14,5,Open' }),
  )
  const reasons = reasonsFor(was, now, chanceOf)
  expect(reasons.map(({ what }) => what)).toEqual([
    '“Copy the data” takes 30 min more',
    '“Tell the branches” takes 4 min more',
  ])
  expect(reasonsFor(was, was, chanceOf)).toEqual([])
})

test('owners may be named in any order', async () => {
  const [one, other] = ['1,Stop,Ops; DBA,5', '1,Stop,dba / Ops,5']
  const head = 'Id,Task,Owner,Mins'
  expect(summary(compare(await sheet([head, one]), await sheet([head, other])))).toEqual({})
})

test('times are compared by the clock: a task that is added before all others moves none of them', async () => {
  const compared = await changesTo([...lastWeek, '7,Brief everyone,Ops,21:30,15,,Prepare'])
  expect(summary(compared)).toEqual({ added: '7 Brief everyone' })
  expect(compared).toMatchObject({ shift: 30, was: { finish: 150 }, now: { finish: 180 } })
})

test('an event that is put off by a week has not moved its tasks', async () => {
  const first = lastWeek.map((line) => line.replace('22:00', '2026-10-17 22:00'))
  const was = await sheet(first)
  const week = await sheet(first.map((line) => line.replace('10-17', '10-24')))
  expect(compare(was, week)).toMatchObject({ changes: { moved: { count: 0 } }, shift: 0 })
  const early = [...first, '7,Order the van,Desk,2026-10-15 22:00,15,,Prepare']
  const compared = compare(was, await sheet(early))
  expect(compared).toMatchObject({ changes: { moved: { count: 0 } }, shift: 2 * 24 * 60 })
})

test('a task that goes to the backout has moved, and is neither gone nor added', async () => {
  const before = await sheet(lastWeek)
  const text = lastWeek.join('\n')
  const reading = { ...readingOf(await readText(text)), backout: before.groups[2]!.id }
  const after = runbookOf(await readText(text, reading))
  const compared = compare(before, after)!
  expect(compared.changes).toMatchObject({ added: { count: 0 }, gone: { count: 0 } })
  expect(compared.changes.moved.first).toMatchObject([
    { id: '5', now: { start: null } },
    { id: '6', now: { start: null } },
  ])
})

test('two runbooks that share less than half of their tasks are not versions of one', async () => {
  const other = [
    lastWeek[0]!,
    ...Array.from({ length: 6 }, (_, i) => `${i + 1},Other work ${i},Ops,,30,${i || ''},Move`),
  ]
  expect(await changesTo(other)).toBeNull()
  expect(await changesTo([...other.slice(0, 4), ...lastWeek.slice(4)])).not.toBeNull()
})

test('numbers that have all moved change nothing', () => {
  fc.assert(
    fc.property(linkedTasks, (tasks) => {
      const ids = new Map(tasks.map(({ id }, i) => [id, String(i + 1)]))
      const renumbered = tasks.map((task) => ({
        ...task,
        id: ids.get(task.id)!,
        after: task.after.map((id) => ids.get(id)!),
        links: task.links?.map((link) => ({ ...link, from: ids.get(link.from)! })),
      }))
      const changed = compare(runbookWith({ tasks }), runbookWith({ tasks: renumbered }))!.changes
      expect(Object.values(changed).map(({ count }) => count)).toEqual([0, 0, 0, 0, 0])
    }),
  )
})

test('takes time in proportion for 15,000 tasks of one name', () => {
  const [before, after] = [chained(14_999), chained(15_000)]
  const began = performance.now()
  const compared = compare(before, after)!
  // About 0.3 s; every pair of them would take minutes.
  expect(performance.now() - began).toBeLessThan(15_000)
  expect(compared.changes).toMatchObject({ added: { count: 1 }, gone: { count: 0 } })
})
