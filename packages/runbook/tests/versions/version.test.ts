import { expect, test } from 'vitest'
import { openForReading } from '../../open.ts'
import { withRole, type Reading } from '../../reading.ts'
import { laterVersion, type PlanSettings } from '../../versions/version.ts'
import { opened, readingOf } from '../read-fixture.ts'

const sheet = [
  'Ref,What,Who,Start,Takes,Needs',
  '1,Stop the app,Ops,22:00,30,',
  '2,Copy the data,DBA,,45,1',
  '3,Start the app,Ops,,20,2',
]

async function open(lines: readonly string[]) {
  return openForReading({ name: 'a.csv', bytes: new TextEncoder().encode(lines.join('\n')) })
}

/** What a person has said of the sheet, and how they have it read. */
async function earlier(
  planSettings: Partial<PlanSettings>,
  change = (reading: Reading) => reading,
) {
  const { read } = await open(sheet)
  const { runbook, reading } = opened(read(change(readingOf(read()))))
  return { name: 'last week', runbook: { ...runbook, ...planSettings }, reading }
}

async function later(lines: readonly string[], ...of: Parameters<typeof earlier>) {
  const version = laterVersion(await open(lines), await earlier(...of))!
  return { ...version, own: opened(version.read(version.reading)).runbook }
}

const forecast = { spread: 'once' } as const
const teams = [{ owner: 'Ops', isTeam: true }]

test('takes over what was said beside the sheet', async () => {
  const next = sheet.map((line) => line.replace('20', '25'))
  const { own, comparedAs } = await later(next, { windowEnd: 450, forecast, teams })
  expect(own).toMatchObject({ windowEnd: 450, forecast, teams })
  expect(comparedAs(own)).toMatchObject({
    name: 'last week',
    changes: { moved: { count: 1 } },
    carriedOver: { windowEnd: 450, forecast, teams },
  })
})

test('the window keeps its place on the clock', async () => {
  const early = [...sheet, '4,Brief everyone,Ops,21:30,10,']
  expect((await later(early, { windowEnd: 450 })).own.windowEnd).toBe(480)
})

test('a column is read as before by its heading, wherever it is', async () => {
  const moved = sheet.map((line, i) => `${i === 0 ? 'Site' : 'Leeds'},${line}`)
  const { own } = await later(moved, {}, (reading) => withRole(reading, 2, ''))
  expect(own.tasks.map(({ owner }) => owner)).toEqual(['', '', ''])
  expect(own.tasks[0]!.name).toBe('Stop the app')
})

test('another runbook is not a later version, and takes nothing over', async () => {
  const other = ['Ref,What,Who,Start,Takes,Needs', '1,Move the desks,Porters,09:00,90,']
  expect(laterVersion(await open(other), await earlier({ windowEnd: 450 }))).toBeNull()
})

/** A plan whose groups are rows above their tasks, so that a group's id counts rows. */
function night(...groups: readonly (readonly string[])[]) {
  const rows = groups.flatMap(([name, ...tasks]) => [`${name},,,`, ...tasks])
  return ['What,Who,Start,Mins', ...rows]
}

const move = ['Move', 'Stop the app,Ops,22:00,30', 'Copy the data,DBA,22:30,45']
const wayBack = ['Backout', 'Restore the app,Ops,,20']
const prepare = ['Prepare', 'Brief everyone,Ops,21:30,10', 'Freeze,Ops,21:40,10']

test.each([
  ['is new', night(move), night(move, wayBack)],
  ['is further down', night(move, wayBack), night(prepare, move, wayBack)],
  ['is further up', night(prepare, move, wayBack), night(move, wayBack)],
])('a backout that %s stays out of the plan', async (_, before, now) => {
  const { runbook, reading } = opened((await open(before)).read())
  const version = laterVersion(await open(now), { name: 'before', runbook, reading })!
  const { tasks, backout } = opened(version.read(version.reading)).runbook
  expect(backout.map(({ name }) => name)).toEqual(['Restore the app'])
  expect(tasks.map(({ name }) => name)).not.toContain('Restore the app')
})

function startingAt(start: string) {
  return ['Ref,What,Start,Mins', `1,Stop the app,${start},30`, '2,Copy,,45']
}

test.each([
  ['hours instead of minutes', sheet, sheet.map((line) => line.replace('Takes', 'Hours'))],
  ['dates the other way round', startingAt('05/10/2026 22:00'), startingAt('10/15/2026 22:00')],
  ['lines above the headings', sheet, ['Cutover of site B,,,,,', 'Draft 2,,,,,', ...sheet]],
  ['no lines above the headings any more', ['Cutover of site B,,,,,', ...sheet], sheet],
])('a later version with %s is read as it is by itself', async (_, before, now) => {
  const { runbook, reading } = opened((await open(before)).read())
  const opening = await open(now)
  const version = laterVersion(opening, { name: 'before', runbook, reading })!
  expect(opened(version.read(version.reading)).runbook).toEqual(opened(opening.read()).runbook)
})

test('a later version is read in the unit that the visitor chose', async () => {
  const bare = ['Ref,Task,Takes', '1,Freeze,1', '2,Copy,2']
  const hours = {
    ...opened((await open(bare)).read()).reading!,
    unit: 'hours',
    unitSource: 'visitor',
  } as const
  const { runbook, reading } = opened((await open(bare)).read(hours))
  const version = laterVersion(await open([...bare, '3,Check,3']), {
    name: 'before',
    runbook,
    reading,
  })!
  const { tasks } = opened(version.read(version.reading)).runbook
  expect(tasks.map(({ duration }) => duration)).toEqual([60, 120, 180])
})
