import { expect, test } from 'vitest'
import { openRunbook, type Read } from '../../../../src/runbook/open.ts'
import { choiceKey } from '../../../../src/runbook/read/questions/choices.ts'
import { answerAgain, answersOf } from '../../../../src/runbook/versions/answers.ts'
import { laterVersion, type Said } from '../../../../src/runbook/versions/version.ts'
import { choicesOf, runbookOf, type Answers } from '../read-fixture.ts'

const sheet = [
  'Ref,What,Who,Start,Takes,Needs',
  '1,Stop the app,Ops,22:00,30,',
  '2,Copy the data,DBA,,half a day,1',
  '3,Start the app,Ops,,20,2',
]

async function opened(lines: readonly string[]): Promise<Read> {
  return openRunbook({ name: 'a.csv', bytes: new TextEncoder().encode(lines.join('\n')) })
}

/** What a person has said of the sheet, and how they have it read. */
async function earlier(said: Partial<Said>, answers: Answers = {}, lines = sheet) {
  const choices = choicesOf(answers)
  const read = (await opened(lines))(choices)
  const runbook = { ...runbookOf(read), ...said }
  return { name: 'last week', runbook, answers: answersOf(read.guesses, choices) }
}

async function later(lines: readonly string[], ...of: Parameters<typeof earlier>) {
  const version = laterVersion(await opened(lines), await earlier(...of))!
  return { ...version, own: runbookOf(version.read(version.choices)) }
}

const forecast = { spread: 'once' } as const
const teams = [{ owner: 'Ops', isTeam: true }]

test('takes over what was said beside the sheet, and how it was to be read', async () => {
  const answers = { 'duration:half a day': '45', 'column:2': 'owner' }
  const { own, ...version } = await later(
    sheet.map((line) => line.replace('20', '25')),
    { windowEnd: 450, forecast, teams },
    answers,
  )
  expect(own).toMatchObject({ windowEnd: 450, forecast, teams })
  expect(own.tasks.map(({ duration }) => duration)).toEqual([30, 45, 25])
  expect(version.choices).toHaveLength(2)
  expect(version.choices).toEqual(expect.arrayContaining([...choicesOf(answers)]))
  expect(version.comparedAs(own)).toMatchObject({
    name: 'last week',
    changes: { moved: { count: 1 } },
    carriedOver: { windowEnd: 450, forecast, teams, answers: 2 },
  })
})

test('the window keeps its place on the clock', async () => {
  const early = [...sheet, '4,Brief everyone,Ops,21:30,10,']
  expect((await later(early, { windowEnd: 450 })).own.windowEnd).toBe(480)
})

test('a window, a spread and teams that the file itself has stay as they are', async () => {
  const columns = sheet.map((line, i) => line + (i === 0 ? ',Best,Worst' : ',10,300'))
  const { own, comparedAs } = await later(columns, { forecast })
  expect(own.forecast).toBeUndefined()
  expect(comparedAs(own)!.carriedOver).toEqual({ answers: 0 })
})

test('a column goes by its heading, wherever it is', async () => {
  const moved = sheet.map((line, i) => `${i === 0 ? 'Site' : 'Leeds'},${line}`)
  const { choices, own } = await later(moved, {}, { 'column:4': 'ignore' })
  expect(choices).toEqual(choicesOf({ 'column:5': 'ignore' }))
  expect(own.tasks[0]!.name).toBe('Stop the app')
})

test('an answer that the file does not offer, or about one row of it, is ignored', async () => {
  const team = choicesOf({ 'column:2': 'team' })
  const answers = answersOf((await opened(sheet))(team).guesses, team)
  const other = await opened(sheet.map((line) => line.replace('Who', 'Whom')))
  expect(answerAgain(other, answers)).toEqual([])
  const ofThisFile = choicesOf({ 'row:5': 'task', 'duration:': '45' })
  const { guesses } = (await opened([...sheet, ',,,,80,', '4,Tell them,Ops,,,3']))(ofThisFile)
  expect(guesses.map(({ id }) => choiceKey(id))).toEqual(
    expect.arrayContaining(['row:5', 'duration:']),
  )
  expect(answersOf(guesses, ofThisFile)).toEqual([])
})

test('another runbook is not a later version, and takes nothing over', async () => {
  const other = ['Ref,What,Who,Start,Takes,Needs', '1,Move the desks,Porters,09:00,90,']
  expect(laterVersion(await opened(other), await earlier({ windowEnd: 450 }))).toBeNull()
})

test('a reading that shares too few tasks is not compared any more', async () => {
  const version = await later(sheet, {})
  const read = version.read(choicesOf({ 'column:1': 'ignore', 'column:2': 'task' }))
  expect(version.comparedAs(runbookOf(read))).toBeNull()
})
