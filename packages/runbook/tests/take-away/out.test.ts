import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test, vi } from 'vitest'
import { courseOf } from '../../model/course.ts'
import { ownersIn } from '../../model/owners.ts'
import { cueCalendar } from '../../take-away/calendar.ts'
import { cleanedSheet, toCsv } from '../../take-away/cleaned-sheet.ts'
import { toXlsx } from '../../take-away/xlsx.ts'
import { schedule, timingOf } from '../../model/schedule.ts'
import type { OwnRunbook } from '../../model/own-runbook.ts'
import { openRunbook } from '../../open.ts'
import { opened, readFixture, readText, readingOf, runbookOf, summaryOf } from '../read-fixture.ts'

const files = [
  'tools/project.xml',
  'tools/project-task-table.csv',
  'tools/servicenow-change-tasks.csv',
  'by-hand/12-phases.csv',
  'by-hand/20-three-estimates.csv',
  'by-hand/24-every-link.csv',
]

/** A forecast of every task, however it came about. */
function figuresOf({ tasks }: OwnRunbook) {
  return new Map(
    tasks.map(({ id }, i) => [id, { critical: 0.4, p50: 10 * i + 70, p80: 10 * i + 95 }]),
  )
}

function withRisk(runbook: OwnRunbook): OwnRunbook {
  const [first, last] = [runbook.tasks[0]!.id, runbook.tasks.at(-1)!.id]
  return {
    ...runbook,
    risks: [
      { task: first, what: 'Restore fails', percent: 10, minutes: 90 },
      { task: first, what: 'Nobody is there, at first', percent: 2.5, minutes: 20 },
    ],
    deadlines: [{ task: last, by: 400 }],
  }
}

/** The values of one field, with folded lines put together again. */
function field(calendar: string, name: string) {
  return [...calendar.replace(/\r\n /g, '').matchAll(new RegExp(`^${name}:(.*)\r$`, 'gm'))].map(
    ([, value]) => value,
  )
}

describe('the cleaned sheet is read again as the same runbook', () => {
  test.each(files)('%s', async (file) => {
    const runbook = runbookOf(await readFixture(file))
    const rows = cleanedSheet(runbook, figuresOf(runbook))
    const xlsx = new Uint8Array(await (await toXlsx(runbook.title, rows)).arrayBuffer())
    const readers = [readText(toCsv(rows)), openRunbook({ name: 'a.xlsx', bytes: xlsx })]
    for (const again of await Promise.all(readers)) {
      const read = runbookOf(again)
      expect(schedule(read.tasks).finish).toBe(schedule(runbook.tasks).finish)
      expect(summaryOf(read)).toBe(summaryOf(runbook))
      expect(read.tasks.map(({ name, owner, spread }) => [name, owner, spread])).toEqual(
        runbook.tasks.map(({ name, owner, spread }) => [name, owner, spread]),
      )
    }
  })
})

describe('a plan with times of day and no date goes out with them', () => {
  const night = ['22:00,22:30', '22:30,00:15', '22:10,22:20', '00:15,01:00']
  const morning = ['09:00,10:00', '18:00,08:30', '08:30,09:00', '10:00,11:00']

  test.each([
    ['a night', night, '00:15'],
    ['two days', morning, 'D+1 09:00'],
  ])('%s', async (_, times, finish) => {
    const rows = times.map((each, i) => `${i + 1},Step ${i + 1},${each}`)
    const runbook = runbookOf(await readText(`No,Task,Start,End\n${rows.join('\n')}`))
    const sheet = cleanedSheet({ ...runbook, windowEnd: 100 })
    expect(sheet.flat()).toContain(finish)
    const xlsx = new Uint8Array(await (await toXlsx('Plan', sheet)).arrayBuffer())
    for (const again of [
      await readText(toCsv(sheet)),
      await openRunbook({ name: 'a.xlsx', bytes: xlsx }),
    ]) {
      expect(summaryOf(runbookOf(again))).toBe(summaryOf(runbook))
      expect(runbookOf(again).t0).toBe(runbook.t0)
      expect(opened(again).statedEnd).toBe(100)
    }
  })
})

test('a delay moves the calculated times that go out, and does not come back', async () => {
  const runbook = runbookOf(
    await readText('No,Task,Start,Mins,After\n1,Stop,22:00,30,\n2,Go,,15,1'),
  )
  const sheet = cleanedSheet({ ...runbook, delays: [{ task: '1', minutes: 20 }] })
  const [heads, ...rows] = sheet
  const column = heads!.indexOf('Calculated finish')
  expect(rows.map((row) => row[column])).toEqual(['22:50', '23:05'])
  const again = runbookOf(await readText(toCsv(sheet)))
  expect(courseOf(again).finish).toBe(45)
})

test.each([
  ['with times of day', 'Start', '22:00', '23:00'],
  ['without times', 'Mins', '60', '60'],
])('a window of any length goes out of a plan %s and no date', async (_, heading, ...cells) => {
  const runbook = runbookOf(await readText(`Task,${heading}\nStop,${cells[0]}\nCopy,${cells[1]}`))
  for (const windowEnd of [100, 1440, 1441, 1800, 4320, 10_000]) {
    const again = await readText(toCsv(cleanedSheet({ ...runbook, windowEnd })))
    expect(opened(again).statedEnd).toBe(windowEnd)
  }
})

test('tasks with numbers like those of an outline come back as tasks', async () => {
  const runbook = runbookOf(
    await readText(`No,Task,Summary,Mins
      1.0,Fell the hedges,No,30
      1.1,Shred the twigs,No,20
      2,Dig the trenches,No,40
      2.0.1,Lay the pipes,No,15`),
  )
  expect(runbook.tasks).toHaveLength(4)
  const again = runbookOf(await readText(toCsv(cleanedSheet(runbook))))
  expect(summaryOf(again)).toBe(summaryOf(runbook))
  expect(again.groups).toEqual([])
})

describe('our own export, read again, has its risks and deadlines, and no cell unread', () => {
  test.each([...files, 'tools/jira.csv', 'tools/smartsheet.xlsx', 'by-hand/01-two-title-rows.csv'])(
    '%s',
    async (file) => {
      const runbook = withRisk(runbookOf(await readFixture(file)))
      const rows = cleanedSheet(runbook, figuresOf(runbook))
      const xlsx = new Uint8Array(await (await toXlsx(runbook.title, rows)).arrayBuffer())
      const readers = [readText(toCsv(rows)), openRunbook({ name: 'a.xlsx', bytes: xlsx })]
      for (const again of await Promise.all(readers)) {
        expect(readingOf(again).unread).toEqual([])
        const read = runbookOf(again)
        expect(summaryOf(read)).toBe(summaryOf(runbook))
        expect([read.risks, read.deadlines]).toEqual([runbook.risks, runbook.deadlines])
      }
    },
  )
})

test('a sheet has risks, deadlines and forecasts only where there are such', async () => {
  const runbook = runbookOf(await readFixture(files[0]!))
  const [plain] = cleanedSheet(runbook)
  expect(plain!.filter((heading) => /Risk|Deadline|P\d/.test(String(heading)))).toEqual([])
  const [heads, first] = cleanedSheet(withRisk(runbook), figuresOf(runbook))
  const cells = new Map(heads!.map((heading, i) => [heading, first![i]]))
  expect(cells.get('Risks')).toBe(
    'Restore fails, 10%, +90 min; Nobody is there, at first, 2.5%, +20 min',
  )
  expect(cells.get('Deadline')).toBeNull()
  const [p50, p80] = [cells.get('P50 finish') as Date, cells.get('P80 finish') as Date]
  expect(p80.getTime() - p50.getTime()).toBe(25 * 60_000)
})

describe('no cell of a CSV that leaves here is run as a formula', () => {
  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\r=1',
    '  =cmd|/c',
    '=HYPERLINK("https://attacker.example")',
    '＝1+1',
    '＋1',
    '－1',
    ' ＠SUM(A1)',
  ])('%j', (text) => {
    const [line = ''] = toCsv([[text, 'b']])
      .slice(1)
      .split('\r\n')
    expect(line).toMatch(/^"?'/)
  })

  test('and it is read again without the apostrophe', async () => {
    const runbook = runbookOf(await readText('Task,Owner,Mins\n=Stop,@GTM,5\n-Load-,+Ops,5'))
    const again = runbookOf(await readText(toCsv(cleanedSheet(runbook))))
    expect(again.tasks.map(({ name, owner }) => [name, owner])).toEqual([
      ['=Stop', '@GTM'],
      ['-Load-', '+Ops'],
    ])
  })

  test('numbers and ordinary texts stay as they are', () => {
    expect(toCsv([[-5, 'Stop', null, 'a "b", c']])).toBe('\ufeff-5,Stop,,"a ""b"", c"\r\n')
  })

  test('nor is one of a workbook', async () => {
    const blob = await toXlsx('a', [['Task'], ['=1+1'], ['@SUM(A1)'], ['+1']])
    const parts = unzipSync(new Uint8Array(await blob.arrayBuffer()))
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!)
    expect(sheet.match(/<c [^>]*t="s"/g)).toHaveLength(4)
    expect(sheet).not.toContain('<f')
  })

  test('a workbook has its dates and figures as such', async () => {
    const runbook = { ...runbookOf(await readFixture(files[0]!)), date: '2026-10-17', t0: '20:00' }
    const rows = cleanedSheet(runbook)
    const blob = await toXlsx('a', rows)
    const parts = unzipSync(new Uint8Array(await blob.arrayBuffer()))
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!)
    const first = rows[1]!
    expect(first.filter((cell) => cell instanceof Date).length).toBeGreaterThan(1)
    for (const [column, value] of first.entries()) {
      const [cell = ''] = new RegExp(`<c r="${'ABCDEFGHIJKLM'[column]}2"[^>]*>`).exec(sheet) ?? []
      const isText = typeof value === 'string' && value !== ''
      expect(cell.includes('t="s"')).toBe(isText)
    }
    expect(toCsv(rows)).toContain('2026-10-17 20:00')
  })

  test('and in a workbook every text is a text', async () => {
    const blob = await toXlsx('a', [
      ['Id', 'Task', 'Owner'],
      [1, '=1+1', 'Ops'],
    ])
    const read = await openRunbook({
      name: 'a.xlsx',
      bytes: new Uint8Array(await blob.arrayBuffer()),
    })
    expect(runbookOf(read).tasks[0]).toMatchObject({ name: '=1+1' })
  })
})

describe('an owner’s cues as a calendar', () => {
  const details = {
    zero: new Date('2026-10-17T20:00:00Z'),
    zone: 'Europe/London',
    now: new Date('2026-02-01T00:00:00Z'),
  }

  test('has an event for each of their tasks, at its moment, and a reminder before it', async () => {
    const runbook = runbookOf(await readFixture('tools/project.xml'))
    const plan = schedule(runbook.tasks)
    for (const owner of ownersIn(runbook)) {
      const calendar = cueCalendar(runbook, { ...details, owner })
      const theirs = runbook.tasks.filter((task) => task.owner.split('; ').includes(owner))
      const starts = theirs.map(({ id }) => {
        const start = Date.parse('2026-10-17T20:00Z') + timingOf(plan, id).earliestStart * 60_000
        return `${new Date(start).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
      })
      expect(field(calendar, 'DTSTART')).toEqual(starts)
      expect(field(calendar, 'X-WR-TIMEZONE')).toEqual(['Europe/London'])
      expect(field(calendar, 'TRIGGER')).toEqual(starts.map(() => '-PT10M'))
      expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
      // RFC 5545, 3.1: lines end in CRLF and have at most 75 octets.
      for (const line of calendar.split('\r\n'))
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(calendar.replaceAll('\r\n', '')).not.toContain('\n')
    }
  })

  test('moves its events when it is imported again, for their UIDs stay', async () => {
    const runbook = runbookOf(await readFixture('by-hand/02-successors.csv'))
    const first = cueCalendar(runbook, { ...details, owner: 'Web' })
    const hour = 3_600_000
    const later = cueCalendar(runbook, {
      ...details,
      owner: 'Web',
      zero: new Date(details.zero.getTime() + hour),
      now: new Date(details.now.getTime() + hour),
    })
    expect(field(later, 'UID')).toEqual(field(first, 'UID'))
    const [before, after] = [first, later].map((text) => field(text, 'SEQUENCE').map(Number))
    for (const [i, sequence] of after!.entries()) expect(sequence).toBeGreaterThan(before![i]!)
    expect(Math.max(...after!)).toBeLessThan(2 ** 31)
    expect(new Set(field(first, 'UID')).size).toBe(2)
  })

  test('has the hours that the plan has in a night in which the clocks change', async () => {
    vi.stubEnv('TZ', 'Europe/London')
    const read = await readText('Id,Task,Owner,Mins,After\n1,Stop,Ops,270,\n2,Start,Ops,30,1')
    const zero = new Date('2026-03-28T23:00')
    const calendar = cueCalendar(runbookOf(read), { ...details, zero })
    // 03:30 by summer time
    expect(field(calendar, 'DTSTART')).toEqual(['20260328T230000Z', '20260329T023000Z'])
    vi.unstubAllEnvs()
  })

  test('has all owners’ tasks once, delayed as they are, and the backout’s only tentatively', async () => {
    const runbook = runbookOf(await readFixture('by-hand/12-phases.csv'))
    expect(runbook.backout.length).toBeGreaterThan(0)
    const calendar = cueCalendar(runbook, details)
    const all = [...runbook.tasks, ...runbook.backout]
    expect(new Set(field(calendar, 'UID')).size).toBe(all.length)
    const tentative = field(calendar, 'STATUS').filter((status) => status === 'TENTATIVE')
    expect(tentative).toHaveLength(runbook.backout.length)
    const [first] = runbook.tasks
    const delays = [{ task: first!.id, minutes: 45 }]
    const late = cueCalendar({ ...runbook, delays }, details)
    expect(field(late, 'DTEND')[0]).not.toBe(field(calendar, 'DTEND')[0])
  })

  test('has a visitor’s marks as text, not as fields', async () => {
    const read = await readText(
      'Id,Task,Owner,Mins\n1,"Stop\nATTENDEE:mailto:a@b.example; now, please",Ops,5',
    )
    const calendar = cueCalendar(runbookOf(read), { ...details, owner: 'Ops' })
    expect(calendar).not.toMatch(/^ATTENDEE/m)
    expect(field(calendar, 'SUMMARY')).toHaveLength(1)
  })
})
