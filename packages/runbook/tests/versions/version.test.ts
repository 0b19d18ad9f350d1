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
