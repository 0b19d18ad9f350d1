import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { linksOf } from '../../model/link.ts'
import { zip } from '../fixtures/spreadsheets/zip-writer.ts'
import { failureSentences, limits } from '../../failure.ts'
import { openRunbook } from '../../open.ts'
import {
  withHeadingRow,
  withRole,
  withRow,
  withSheet,
  withUnit,
  type Reading,
} from '../../reading.ts'
import { ownOf, readFixture, readText, readingOf, runbookOf, summaryOf } from '../read-fixture.ts'

const plans = join(import.meta.dirname, '../fixtures/plans/kept')

function csv(...rows: string[]) {
  return rows.join('\n')
}

test('an unchanged reading gives the same runbook', async () => {
  for (const file of ['by-hand/01-two-title-rows.csv', 'tools/jira.csv', 'tools/smartsheet.xlsx']) {
    const first = await readFixture(file)
    expect(runbookOf(await readFixture(file, readingOf(first)))).toEqual(runbookOf(first))
  }
})

/** Reads a fixture again with a change to how it was read. */
async function again(file: string, change: (reading: Reading) => Reading) {
  return readFixture(file, change(readingOf(await readFixture(file))))
}

async function sourceOf(length: string) {
  return readingOf(await readText(`Id,Task,Takes\n1,Stop,${length}\n2,Load,${length}`)).unitSource
}

describe('a changed reading is read again', () => {
  test('day and month', async () => {
    const read = await again('by-hand/05-ambiguous-order.csv', (reading) => ({
      ...reading,
      dateOrder: 'month first',
    }))
    expect(runbookOf(read).date).toBe('2026-05-10')
  })

  test('the unit of bare numbers', async () => {
    const read = await again('by-hand/02-successors.csv', (reading) => withUnit(reading, 'hours'))
    expect(runbookOf(read).tasks[0]!.duration).toBe(600)
    expect(readingOf(read)).toMatchObject({ unit: 'hours', unitSource: 'visitor' })
  })

  test('lengths with their units need no unit from elsewhere', async () => {
    expect(await sourceOf('10 min')).toBe('column')
    expect(await sourceOf('10')).toBe('nobody')
  })

  test('a column, and the one that had its role before', async () => {
    const read = await again('by-hand/02-successors.csv', (reading) =>
      withRole(reading, 1, 'duration'),
    )
    const { columns } = readingOf(read)
    expect(columns[1]!.role).toBe('duration')
    expect(columns.filter(({ role }) => role === 'duration')).toHaveLength(1)
  })

  test.each([
    ['names', 'owner', ['Id,Task,First name,Surname', '1,Stop,Ana,Ruiz', '2,Load,Jo,Lee']],
    ['levels', 'task', ['Title 1,Title 2,Mins', 'Move,,', ',Stop,5', ',Load,10']],
  ] as const)('a column beside others of its role, as %s', async (_, role, rows) => {
    const text = csv(...rows)
    const first = readingOf(await readText(text))
    const places = first.columns.flatMap((column, at) => (column.role === role ? [at] : []))
    expect(places).toHaveLength(2)
    const without = readingOf(await readText(text, withRole(first, places[1]!, '')))
    const restored = await readText(text, withRole(without, places[1]!, role))
    expect(readingOf(restored).columns).toEqual(first.columns)
  })

  test('a row that is put back, and left out again', async () => {
    const file = 'by-hand/29-inactive.csv'
    const [out] = readingOf(await readFixture(file)).leftOut
    const kept = await again(file, (reading) => withRow(reading, out!.row, true))
    expect(runbookOf(kept).tasks).toHaveLength(4)
    const left = await readFixture(file, withRow(readingOf(kept), out!.row, false))
    expect(runbookOf(left).tasks).toHaveLength(3)
  })

  test('which group is the backout, and that none is', async () => {
    const file = 'by-hand/12-phases.csv'
    const chosen = await again(file, (reading) => ({ ...reading, backout: 'value Implementation' }))
    expect(runbookOf(chosen).backout.map(({ id }) => id)).toEqual(['3'])
    const none = await again(file, (reading) => ({ ...reading, backout: '' }))
    expect(runbookOf(none).backout).toEqual([])
  })

  test('the sheet, and the row of headings', async () => {
    const other = await again('google-sheets.xlsx', (reading) =>
      withSheet(withSheet(reading, 0, true), 1, false),
    )
    expect(readingOf(other).sheets.map(({ isRead }) => isRead)).toEqual([true, false])
    const headings = await again('by-hand/01-two-title-rows.csv', (reading) =>
      withHeadingRow(reading, 1),
    )
    expect(readingOf(headings).headingRow).toBe(1)
  })

  test('rows without links wait for the row before, if the visitor says so', async () => {
    const read = await again('tools/servicenow-change-tasks.csv', (reading) => ({
      ...reading,
      isChained: true,
    }))
    const lags = runbookOf(read).tasks.map((task) => linksOf(task).map(({ lag }) => lag))
    // The second task starts a quarter of an hour after the first one's end.
    expect(lags).toEqual([
      [],
      [{ minutes: 15 }],
      [{ minutes: 0 }],
      [{ minutes: 0 }],
      [{ minutes: 0 }],
    ])
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
      '1.1 0+10, 1.2 10+20<1.1, 1.3 10+5<1.1, 2.1 30+5<1.2&1.3, 2.2 35+5<2.1, 3 40+5<2.2',
    )
  })

  test('and one between a group and its own task says nothing', async () => {
    const own = rows.map((row) => (row.startsWith('2.2') ? '2.2,Watch,Ops,5,2' : row))
    expect(summaryOf(await ownOf(csv(...own)))).toContain('2.2 30+5<1.2&1.3, 3 35+5<2.1&2.2')
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
        expect.objectContaining({ kind: 'dangling', title: expect.stringContaining('“9”') }),
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
  ] as const)('%s: %s', async (file, code) => {
    const sentence = failureSentences[code]
    expect(await readFixture(file)).toMatchObject({ ok: false, code, sentence })
  })

  test('a formula whose result was never saved', async () => {
    const code = 'formula_without_value'
    const sentence = expect.stringContaining('D3') as string
    expect(await readFixture('formula-only.xlsx')).toMatchObject({ ok: false, code, sentence })
  })

  test('a table in which nothing names a task', async () => {
    expect(await readText('1,2,3\n4,5,6\n7,8,9')).toMatchObject({ code: 'columns_unknown' })
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
    expect(await openRunbook({ name: 'a.xlsx', bytes })).toMatchObject({ code: 'too_many_rows' })
  })

  test('one sheet of a workbook: the plan is read, the sheet is named, and choosing it says why', async () => {
    const bytes = await readFile(join(plans, '364-ward-printers.xlsx'))
    const file = { name: 'ward-printers.xlsx', bytes }
    const read = await openRunbook(file)
    if (!read.ok) throw new Error(read.sentence)
    expect(read.findings.map(({ title }) => title)).toContain('“Help” was not read')
    const reading = readingOf(read)
    const sheets = reading.sheets.map((sheet) => ({ ...sheet, isRead: sheet.name === 'Help' }))
    const chosen = await openRunbook(file, { ...reading, sheets })
    expect(chosen).toMatchObject({ code: 'too_many_rows', reading: { sheets } })
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
    expect(await readText(text, undefined, 'p.xml')).toMatchObject({
      ok: false,
      code: 'too_many_rows',
    })
  })
})

test.each([
  ['tools/project-working-days.xml', 'Office move'],
  ['by-hand/01-two-title-rows.csv', '01-two-title-rows'],
  ['tools/smartsheet.xlsx', 'smartsheet'],
])('a runbook is called by its project’s title, or by its file: %s', async (file, title) => {
  expect(runbookOf(await readFixture(file)).title).toBe(title)
})
