import { describe, expect, test } from 'vitest'
import { zip } from '../../../fixtures/spreadsheets/zip-writer.ts'
import { courseOf } from '../../../../src/runbook/model/course.ts'
import { failureSentences, limits } from '../../../../src/runbook/failure.ts'
import { choiceKey } from '../../../../src/runbook/read/questions/choices.ts'
import { cleanedSheet, toCsv } from '../../../../src/runbook/take-away/cleaned-sheet.ts'
import { timeText } from '../../../../src/runbook-ui/player/times.ts'
import {
  ownOf,
  readRunbook,
  readFixture,
  readText,
  runbookOf,
  summaryOf,
  unsureOf,
} from '../read-fixture.ts'

function csv(...rows: string[]) {
  return rows.join('\n')
}

describe('every guess has a sentence, the choice that was made and the other choices', () => {
  test.each([
    'by-hand/01-two-title-rows.csv',
    'tools/jira.csv',
    'tools/smartsheet.xlsx',
    'tools/project.xml',
  ])('%s', async (file) => {
    const { guesses } = await readFixture(file)
    expect(guesses.length).toBeGreaterThan(0)
    expect(new Set(guesses.map(({ id }) => choiceKey(id))).size).toBe(guesses.length)
    for (const { sentence, chosen, options } of guesses) {
      expect(sentence).toMatch(/[.?”]$/)
      expect(sentence).not.toMatch(/undefined|null|NaN|column -|“”/)
      expect(options.map(({ value }) => value)).toContain(chosen)
    }
  })

  test('whatever is chosen instead, the file is read again by it', async () => {
    const file = 'by-hand/01-two-title-rows.csv'
    const { guesses } = await readFixture(file)
    const chosen = guesses.flatMap(({ id, options }) =>
      options.map(({ value }) => ({ key: choiceKey(id), value })),
    )
    const again = await Promise.all(
      chosen.map(({ key, value }) => readFixture(file, { [key]: value })),
    )
    const kept = again.map(
      (read, i) => read.guesses.find(({ id }) => choiceKey(id) === chosen[i]!.key)?.chosen,
    )
    // A question may no longer arise; where it does, the answer is the one that was given.
    expect(kept).toEqual(chosen.map(({ value }, i) => (kept[i] === undefined ? undefined : value)))
  })
})

describe('one correction puts a guess right', () => {
  test('day and month', async () => {
    const read = await readFixture('by-hand/05-ambiguous-order.csv', {
      'date-order': 'month first',
    })
    expect(runbookOf(read).date).toBe('2026-05-10')
  })

  test('the unit of a lag, and of plain numbers', async () => {
    const file = 'by-hand/01-two-title-rows.csv'
    expect(summaryOf(runbookOf(await readFixture(file, { 'lag-unit': 'hour' })))).toContain(
      '4SS+900 min',
    )
    expect(summaryOf(runbookOf(await readFixture(file, { unit: 'hours' })))).toContain('1:600')
  })

  test('what ‘All’ is', async () => {
    const read = await readFixture('by-hand/01-two-title-rows.csv', { all: 'nothing' })
    expect(runbookOf(read).tasks.at(-1)).toMatchObject({ after: [] })
  })

  test('how long a day is', async () => {
    const read = await readFixture('by-hand/14-days-and-weeks.csv', { day: '8' })
    expect(runbookOf(read).tasks.map(({ duration }) => duration)).toEqual([4800, 1440, 2880, 240])
  })

  test('start times as cues or as the old plan', async () => {
    const file = 'tools/project-french.csv'
    const cues = runbookOf(await readFixture(file, { starts: 'cues' }))
    expect(cues.tasks.every(({ cue }) => cue !== undefined)).toBe(true)
    const plan = runbookOf(await readFixture(file, { starts: 'plan' }))
    expect(plan.tasks.map(({ cue }) => cue)).toEqual([
      0,
      ...plan.tasks.slice(1).map(() => undefined),
    ])
    expect(plan.tasks.map(({ plannedStart }) => plannedStart)).toEqual(
      cues.tasks.map(({ cue }) => cue),
    )
  })

  test('inactive rows are kept', async () => {
    const read = await readFixture('by-hand/29-inactive.csv', { inactive: 'keep' })
    expect(runbookOf(read).tasks).toHaveLength(4)
  })

  test('which group is the backout, and that none is', async () => {
    const read = await readFixture('by-hand/12-phases.csv', { backout: 'value Implementation' })
    expect(runbookOf(read).backout.map(({ id }) => id)).toEqual(['3'])
    const none = await readFixture('by-hand/12-phases.csv', { backout: '' })
    expect(runbookOf(none).backout).toEqual([])
  })

  test('a column, the headings and the sheet', async () => {
    const owners = runbookOf(
      await readFixture('by-hand/02-successors.csv', { 'column:1': 'owner' }),
    )
    expect(owners.tasks[0]).toMatchObject({ owner: 'Stop the web tier' })
    const unread = await readFixture('no-headings.csv')
    expect(unread).toMatchObject({ ok: false, code: 'columns_unknown' })
    const choices = {
      'column:0': 'id',
      'column:1': 'task',
      'column:2': 'owner',
      'column:3': 'duration',
      'column:4': 'after',
    }
    expect(summaryOf(runbookOf(await readFixture('no-headings.csv', choices)))).toBe(
      'a1:20 a2:40<a1 a3:10<a2',
    )
    const first = await readFixture('google-sheets.xlsx', { 'sheet:0': 'yes', 'sheet:1': 'no' })
    expect(first).toMatchObject({ ok: false })
  })

  test('a choice that makes no sense is passed over', async () => {
    const choices = {
      'sheet:99': 'yes',
      'sheet:0': 'perhaps',
      headings: '-7',
      'column:2': 'x',
      'row:3': 'elsewhere',
      unit: 'furlongs',
      day: '7',
      groups: 'maybe',
    }
    const read = await readFixture('by-hand/01-two-title-rows.csv', choices)
    expect(summaryOf(runbookOf(read))).toBe(
      summaryOf(runbookOf(await readFixture('by-hand/01-two-title-rows.csv'))),
    )
  })
})

describe('what is left out is said', () => {
  test('inactive rows, totals, repeated headings and subitems', async () => {
    const monday = await readFixture('tools/monday.xlsx')
    expect(monday).toMatchObject({
      leftOut: [{ why: 'subitem' }, { why: 'subitem' }, { why: 'repeated headings', row: 10 }],
    })
    expect(await readFixture('tools/project.xml')).toMatchObject({ leftOut: [{ why: 'inactive' }] })
    expect(await readFixture('by-hand/13-section-rows.csv')).toMatchObject({
      leftOut: [{ why: 'total', row: 8 }],
    })
  })
})

describe('a link to a group is one to its tasks', () => {
  const rows = [
    'WBS,Task,Owner,Mins,Predecessors',
    '1,Before,,,',
    '1.1,Freeze,Change,10,',
    '1.2,Back up,Storage,20,1.1',
    '1.3,Tell,Service desk,5,1.1',
    '2,After,,,1',
    '2.1,Open,Ops,5,',
    '2.2,Watch,Ops,5,2.1',
    '3,Close,Ops,5,2',
  ]

  test('from its last tasks to its first', async () => {
    expect(summaryOf(await ownOf(csv(...rows)))).toBe(
      '1.1:10 1.2:20<1.1 1.3:5<1.1 2.1:5<1.2,1.3 2.2:5<2.1 3:5<2.2',
    )
  })

  test('and one between a group and its own task says nothing', async () => {
    const own = rows.map((row) => (row.startsWith('2.2') ? '2.2,Watch,Ops,5,2' : row))
    expect(summaryOf(await ownOf(csv(...own)))).toContain('2.2:5<1.2,1.3 3:5<2.1,2.2')
  })
})

describe('a backout task says what it undoes, and a decision who takes it', () => {
  const rows = [
    'WBS,Task,Owner,Mins,Predecessors,Undoes,Decided by',
    '1,Move,,,,,',
    '1.1,Switch routes,Network,10,,,',
    '1.2,Open the feeds,Payments,20,1.1,,',
    '2,Accept,Ops,5,1.2,,Head of payments',
    '3,Close the feeds,Payments,10,,1.2,',
    '4,Put everything back,Network,10,,1; 9,',
  ]

  test('by number, or as a whole group, wherever it is written', async () => {
    const runbook = await ownOf(csv(...rows))
    expect(runbook.tasks.map(({ id }) => id)).toEqual(['1.1', '1.2', '2'])
    expect(runbook.backout.map(({ id, undoes }) => [id, undoes])).toEqual([
      ['3', ['1.2']],
      ['4', ['1.1', '1.2']],
    ])
    expect(runbook.tasks[2]!.gate).toEqual({ decidedBy: 'Head of payments' })
  })

  test('and what it names that is no task is a finding', async () => {
    const read = await readText(csv(...rows))
    expect(read).toMatchObject({
      findings: expect.arrayContaining([
        expect.objectContaining({ kind: 'dangling', title: expect.stringContaining('undoes “9”') }),
      ]),
    })
  })
})

test('a runbook whose tasks are each other’s parents is in no group', async () => {
  const read = await readText(
    csv('Key,Summary,Assignee,Parent', 'A,One,x,B', 'B,Two,y,A', 'C,Three,z,'),
  )
  expect(runbookOf(read)).toMatchObject({
    groups: [],
    tasks: [{ id: 'A' }, { id: 'B' }, { id: 'C' }],
  })
})

test('formulas are never worked out: their text stays a text', async () => {
  const read = await readFixture('markup-in-cells.csv')
  expect(runbookOf(read).tasks[1]).toMatchObject({
    name: '=HYPERLINK("https://attacker.example","Click")',
  })
})

describe('a file that cannot be read ends in a sentence with a stable code', () => {
  test.each([
    ['billion-laughs.xml', 'hostile_xml'],
    ['deep.xml', 'hostile_xml'],
    ['other.xml', 'not_a_project'],
    ['cut.xml', 'broken_xml'],
    ['zip-bomb.xlsx', 'unpacks_too_large'],
    ['encrypted.xlsx', 'encrypted'],
    ['empty.csv', 'empty'],
    ['headings-only.csv', 'no_tasks'],
    ['no-headings.csv', 'columns_unknown'],
  ] as const)('%s: %s', async (file, code) => {
    const sentence = failureSentences[code]
    expect(await readFixture(file)).toMatchObject({ ok: false, code, sentence })
  })

  test('a million rows', async () => {
    const million = `Id,Task,Owner\n${'1,Stop,Ops\n'.repeat(400_000)}`
    expect(await readText(million)).toMatchObject({ ok: false, code: 'too_many_rows' })
    expect(await readText(`Id,Task,Owner\n${'1,Stop,Ops\n'.repeat(1_000_000)}`)).toMatchObject({
      code: 'too_large',
    })
  })

  test.each([
    ['all', (i: number) => `${i},Task,Ops,5,1,All`],
    ['ranges', (i: number) => `${i},Task,Ops,5,1,1-500`],
    [
      'groups',
      (i: number) => `${i},Task,Ops,5,${i === 1 || i === 3000 ? 1 : 2},${i === 3000 ? 1 : ''}`,
    ],
  ])('more links than anyone follows: %s', async (_, row) => {
    const rows = Array.from({ length: 6000 }, (__, i) => row(i + 1))
    const text = csv('Id,Task,Owner,Mins,Level,Pred', ...rows)
    expect(await readText(text)).toMatchObject({ ok: false, code: 'too_many_links' })
    expect(await readText(text, { numbering: 'ids' })).toMatchObject({ code: 'too_many_links' })
  })

  test('groups in groups without end', async () => {
    const levels = Array.from(
      { length: 5000 },
      (_, i) => `${i},Task,Ops,5,${Math.min(i, 2500)},${i - 1}`,
    )
    for (const headings of ['Id,Task,Owner,Mins,Level,X', 'Id,Task,Owner,Mins,X,Parent'])
      expect((await ownOf(csv(headings, ...levels))).groups.length).toBeLessThan(64)
  })

  test('rows of a workbook that do not say their number', async () => {
    const parts = {
      'xl/workbook.xml':
        '<workbook><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${'<row><c><v>1</v></c></row>'.repeat(30_000)}</sheetData></worksheet>`,
    }
    const bytes = zip(
      Object.entries(parts).map(([name, text]) => ({ name, data: Buffer.from(text) })),
    )
    expect(await readRunbook({ name: 'a.xlsx', bytes })).toMatchObject({ code: 'too_many_rows' })
  })

  test('a cell is longer than in Excel', async () => {
    const read = await readText(`Id,Task\n1,${'a'.repeat(limits.cell + 1)}`)
    expect(read).toMatchObject({ ok: false, code: 'cell_too_long' })
  })

  test('the longest cells do not hold the reader up', async () => {
    const long = ['1.', '1/', '+1', 'a '].map((part) => part.repeat(16_000)).join(',')
    const before = process.cpuUsage()
    const read = await readText(
      csv('Id,Mins,Start,Pred,Task,Owner', `1,${long},Ops`, '2,5,,1,Stop,Ops'),
    )
    expect(runbookOf(read).tasks).toHaveLength(2)
    expect(process.cpuUsage(before).user).toBeLessThan(10_000_000) // µs
  })

  test('XML with a million tasks', async () => {
    const task = '<Task><UID>1</UID><Name>a</Name></Task>'
    const text = `<Project><Tasks>${task.repeat(100_000)}</Tasks></Project>`
    expect(await readText(text, {}, 'p.xml')).toMatchObject({ ok: false, code: 'too_many_rows' })
  })
})

test.each([
  ['tools/project-working-days.xml', 'Office move'],
  ['by-hand/01-two-title-rows.csv', '01-two-title-rows'],
  ['tools/smartsheet.xlsx', 'smartsheet'],
])('a runbook is called by its project’s title, or by its file: %s', async (file, title) => {
  expect(runbookOf(await readFixture(file)).title).toBe(title)
})

describe('the night the clocks go back: four hours and a quarter from 00:30 end at 03:45', () => {
  const rows = ',60,\n2,Migrate,DBA,,180,1\n3,Open,CM,,15,2'
  test.each([
    ['a zone beside the time', 'Start', ' Europe/London', {}],
    ['a zone in the heading', 'Start (Europe/London)', '', {}],
    ['the zone that summer time names', 'Start (BST)', '', {}],
    ['an answer', 'Start', '', { 'clock-change': 'Europe/London' }],
  ])('%s', async (_, heading, zone, answers) => {
    const text = `ID,Task,Owner,${heading},Mins,Pred\n1,Freeze,CM,2026-10-25 00:30${zone}${rows}`
    const runbook = runbookOf(await readText(text, answers))
    const { finish } = courseOf(runbook)
    expect([finish, timeText(runbook, finish)(finish)]).toEqual([255, '03:45'])
    expect(toCsv(cleanedSheet(runbook))).toContain('2026-10-25 03:45')
  })

  test('without a zone it is asked for, until somebody says that no clock changes', async () => {
    const text = `ID,Task,Owner,Start,Mins,Pred\n1,Freeze,CM,2026-10-25 00:30${rows}`
    expect(unsureOf(await readText(text))).toEqual(['clock-change'])
    expect(unsureOf(await readText(text, { 'clock-change': '' }))).toEqual([])
  })
})
