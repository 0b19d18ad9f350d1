import { describe, expect, test } from 'vitest'
import { fourSheets } from '../../../fixtures/spreadsheets/four-sheets.ts'
import { workbook } from '../../../fixtures/spreadsheets/workbook.ts'
import {
  ownOf,
  choicesOf,
  readRunbook,
  readText,
  runbookOf,
  summaryOf,
  unsureOf,
  type Answers,
} from '../read-fixture.ts'
import { openRunbook } from '../../../../src/runbook/open.ts'
import { withChoice } from '../../../../src/runbook/read/questions/choices.ts'

function csv(...rows: string[]) {
  return rows.join('\n')
}

function readBook(answers: Answers = {}) {
  return readRunbook({ name: 'move.xlsx', bytes: new Uint8Array(fourSheets) }, answers)
}

describe('every sheet of a workbook that is a plan is read, each as a group', () => {
  test('with its own numbers, its own columns, and the backout as the backout', async () => {
    const read = await readBook()
    const runbook = runbookOf(read)
    expect(runbook.groups.map(({ name }) => name)).toEqual(['Prepare', 'Cutover', 'Backout'])
    expect(summaryOf(runbook)).toBe(
      '1:10 2:30<1 1 (Cutover):5<2 2 (Cutover):20<1 (Cutover) 3:10<2 (Cutover) 4:5<3 1 (Backout):15 2 (Backout):40<1 (Backout) 3 (Backout):5<2 (Backout)',
    )
    expect(runbook.backout.map(({ name }) => name)).toEqual(['Switch back', 'Restore', 'Open'])
    expect(runbook.tasks.map(({ owner }) => owner)).toEqual([
      'Change',
      'DBA',
      'Ops',
      'Network',
      'QA',
      'Ops',
    ])
    expect(runbook.tasks.at(-2)?.gate).toEqual({ decidedBy: 'Head of change' })
    expect(read).toMatchObject({
      ok: true,
      findings: expect.not.arrayContaining([expect.objectContaining({ kind: 'duplicate-id' })]),
    })
  })

  test('which is asked, sheet by sheet', async () => {
    expect(unsureOf(await readBook())).toEqual(['sheet:1', 'sheet:2', 'sheet:3'])
    const without = runbookOf(await readBook({ 'sheet:3': 'no', 'sheet:1': 'no' }))
    expect([...without.tasks, ...without.backout].map(({ name }) => name)).toEqual([
      'Stop',
      'Switch',
      'Check',
      'Tell',
    ])
    expect(without.groups).toEqual([])
  })

  test('and one without headings goes on as the first began, once it is ticked', async () => {
    const book = workbook([
      {
        name: 'One',
        rows: [
          ['No', 'Task', 'Mins', 'After'],
          [1, 'Stop 1', 5, null],
          [2, 'Move 2', 9, 1],
        ],
      },
      {
        name: 'Two',
        rows: [
          ['3', 'Check 3', 7, 2],
          ['4', 'Open 4', 2, 3],
        ],
      },
    ])
    const read = await readRunbook(
      { name: 'a.xlsx', bytes: new Uint8Array(book) },
      { 'sheet:1': 'yes' },
    )
    expect(summaryOf(runbookOf(read))).toBe('1:5 2:9<1 3:7<2 4:2<3')
  })

  test('and a row is called by its sheet', async () => {
    const guesses = (await readBook()).guesses
    expect(guesses.find(({ id }) => id.about === 'headings')?.where).toBe('row 1')
    const unread = await readBook({ 'row:9': 'out' })
    expect(unread).toMatchObject({
      leftOut: [{ row: 9, place: 'row 3 of “Backout”', why: 'chosen' }],
    })
  })
})

describe('every column can be given any meaning', () => {
  const rows = [
    'Step,Job,Looked after,Est,Notes',
    '1,Stop,Ops,10,',
    '2,Load,DBA,60,after 1',
    '3,Open,Ops,5,after 2',
  ]

  test('with three of its cells to judge by', async () => {
    const { guesses } = await readText(csv(...rows))
    const columns = guesses.filter(({ id }) => id.about === 'column')
    expect(columns.map(({ column }) => column?.cells.length)).toEqual([3, 3, 3, 3, 2])
    for (const { options } of columns)
      expect(options.map(({ value }) => value)).toEqual(
        expect.arrayContaining(['owner', 'zone', 'state', 'ignore']),
      )
  })

  test('and the last of two columns of one meaning has it', async () => {
    const read = await openRunbook({ name: 'a.csv', bytes: new TextEncoder().encode(csv(...rows)) })
    const said = choicesOf({
      'column:1': 'task',
      'column:3': 'duration',
      'column:4': 'after',
      'column:2': 'owner',
    })
    const runbook = runbookOf(read(said))
    expect(summaryOf(runbook)).toBe('1:10 2:60<1 3:5<2')
    expect(runbook.tasks[1]).toMatchObject({ name: 'Load', owner: 'DBA' })
    const notes = withChoice(said, { about: 'column', number: 4 }, 'owner')
    expect(runbookOf(read(notes)).tasks[1]?.owner).toBe('after 1')
    const again = withChoice(notes, { about: 'column', number: 2 }, 'owner')
    expect(runbookOf(read(again)).tasks[1]?.owner).toBe('DBA')
  })

  test('or none, and a column that nobody knows is a question while the owner is missing', async () => {
    const sheet = csv('No,Task,Looked after,Mins', '1,Stop,Ops,10', '2,Load,DBA,60')
    expect(unsureOf(await readText(sheet))).toContain('column:2')
    expect(unsureOf(await readText(sheet, { 'column:2': 'owner' }))).toContain('column:2')
    expect(unsureOf(await readText(sheet.replace('Looked after', 'Owner')))).toEqual([])
    const ignored = await ownOf(sheet, { 'column:3': 'ignore' })
    expect(ignored.tasks.map(({ duration }) => duration)).not.toEqual([10, 60])
  })
})

describe('every row can be left out, or be a task of the backout', () => {
  const rows = [
    'No,Task,Owner,Mins,After,State',
    '1,Stop,Ops,10,,',
    '2,Load,DBA,60,1,',
    '3,Tell,Ops,5,2,Cancelled',
    '4,Restore,DBA,30,,',
  ]

  test('by its number', async () => {
    const read = await readText(csv(...rows), { 'row:3': 'out', 'row:5': 'backout' })
    expect(summaryOf(runbookOf(read))).toBe('1:10 4:30')
    expect(runbookOf(read).backout.map(({ id }) => id)).toEqual(['4'])
    expect(read).toMatchObject({
      leftOut: [
        { row: 3, why: 'chosen' },
        { row: 4, why: 'inactive' },
      ],
    })
  })

  test('and one that was left out can be read', async () => {
    expect(summaryOf(await ownOf(csv(...rows), { 'row:4': 'task' }))).toContain('3:5<2')
  })

  const grouped = [
    'Change,Task,Owner,Mins',
    'CHG1,Stop,Ops,10',
    'CHG1,Load,DBA,60',
    'CHG1,Back out: restore snapshot,DBA,30',
  ]

  test('a task whose name says so is the backout inside any group, and is asked about', async () => {
    const read = await readText(csv(...grouped).replace('Change,', 'Phase,'))
    expect(runbookOf(read).backout.map(({ name }) => name)).toEqual(['Back out: restore snapshot'])
    expect(unsureOf(read)).toContain('backout')
    const none = await readText(csv(...grouped).replace('Change,', 'Phase,'), { backout: '' })
    expect(runbookOf(none).backout).toEqual([])
  })

  test('a heading is, with all below it', async () => {
    const read = await readText(
      csv(
        'No,Task,Owner,Mins',
        ',Forward,,',
        '1,Stop,Ops,10',
        ',If it fails,,',
        '2,Restore,DBA,30',
      ),
      { 'row:4': 'backout' },
    )
    expect(runbookOf(read).backout.map(({ name }) => name)).toEqual(['Restore'])
  })
})

describe('rows that follow each other are linked with one answer', () => {
  const rows = [
    'Task,Start,Finish,Owner',
    'Stop,22:00,22:10,Ops',
    'Load,22:10,23:10,DBA',
    'Check,23:10,23:30,QA',
    'Tell,23:45,23:50,Ops',
  ]

  test('which shows each of them, and until then nothing waits', async () => {
    const read = await readText(csv(...rows))
    const asked = read.guesses.find(({ id }) => id.about === 'chain')
    expect(asked).toMatchObject({
      isSure: false,
      sentence:
        'In 2 of 3 rows, the task starts when the row before finishes. Link them? Otherwise a delay moves no other task, and nothing can be forecast.',
    })
    expect(asked?.details).toEqual([
      'Row 3, “Load”, waits for “Stop”',
      'Row 4, “Check”, waits for “Load”',
    ])
    expect(summaryOf(runbookOf(read))).not.toContain('<')
    const linked = await ownOf(csv(...rows), { chain: 'link' })
    expect(linked.tasks.map(({ after }) => after.length)).toEqual([0, 1, 1, 0])
  })

  test('and not where the sheet says what waits for what', async () => {
    const linked = [
      `${rows[0]},After`,
      ...rows.slice(1, 4).map((row) => `${row},`),
      `${rows[4]},Check`,
    ]
    expect((await readText(csv(...linked))).guesses.map(({ id }) => id.about)).not.toContain(
      'chain',
    )
  })
})

test('plain numbers need no unit where the starts prove it', async () => {
  const rows = ['No,Task,Owner,Start,Duration', '1,Stop,Ops,22:00,15', '2,Load,DBA,22:15,60']
  expect(unsureOf(await readText(csv(...rows)))).toContain('unit')
  const proved = await readText(csv(...rows, '3,Check,QA,23:15,20'))
  expect(unsureOf(proved)).not.toContain('unit')
})

test('for a missing duration nothing is offered that is far longer than the others', async () => {
  const { guesses } = await readText(
    csv('No,Task,Owner,Mins,After', '1,Stop,Ops,10,', '2,Load,DBA,,1', '3,Check,QA,40,2'),
  )
  const asked = guesses.find(({ id }) => id.about === 'duration')
  expect(Math.max(...asked!.options.map(({ value }) => Number(value)))).toBe(60)
  expect(asked!.instead).toEqual(['10', '40'])
})

test('numbers of a sheet mean its own, and are asked about where a count would explain more', async () => {
  const sheet = csv(
    'No,Task,Owner,Mins,After',
    'A1,Stop,Ops,10,',
    'A2,Load,DBA,60,1',
    'A3,Open,QA,5,2',
  )
  const read = await readText(sheet)
  expect(unsureOf(read)).toEqual(['link:1', 'link:2', 'numbering'])
  expect(summaryOf(runbookOf(read))).toBe('A1:10 A2:60 A3:5')
  const tasks = await ownOf(sheet, { numbering: 'tasks' })
  expect(summaryOf(tasks)).toBe('A1:10 A2:60<A1 A3:5<A2')
  const named = await readText(
    csv('No,Task,Owner,Mins,After', 'A1,Stop,Ops,10,', 'A2,Load,DBA,60,the auditor'),
  )
  expect(unsureOf(named)).toEqual(['link:the auditor'])
})
