import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createChecker } from '../../../../src/islands/spreadsheet-check/checker.ts'
import type { Checked } from '../../../../src/islands/spreadsheet-check/checker.ts'
import { reportText } from '../../../../src/islands/spreadsheet-check/report-text.ts'
import { sampleCsv, sampleName } from '../../../../src/islands/spreadsheet-check/sample.ts'
import type { Failure } from '../../../../src/lib/spreadsheet/failure.ts'

const folder = join(import.meta.dirname, '../../../fixtures/spreadsheets')

async function open(name: string) {
  const checker = createChecker()
  const bytes = new Uint8Array(await readFile(join(folder, name)))
  return { checker, first: await checker.read(name, bytes) }
}

function reportOf(result: Checked | Failure) {
  if (!result.ok || result.outcome === 'unmapped' || !result.outcome.ok)
    throw new Error(`No report: ${JSON.stringify(result)}`)
  return result.outcome.report
}

async function check(name: string) {
  return reportOf((await open(name)).first)
}

function counts({ groups }: Awaited<ReturnType<typeof check>>) {
  return Object.fromEntries(groups.map(({ kind, count }) => [kind, count]))
}

describe('a sound runbook', () => {
  test.each([
    'google-sheets.csv',
    'utf8-bom.csv',
    'utf16le.txt',
    'utf16be.csv',
    'sep-line.csv',
    'tab-separated.txt',
  ])('%s has no findings, and finishes 2 h 5 min after 22:00', async (name) => {
    const report = await check(name)
    expect(counts(report)).toEqual({})
    expect(report).toMatchObject({ tasks: 6, owners: 4, t0: '22:00', date: null, finish: 125 })
    expect(report.critical).toEqual(['M1', 'M2', 'M3', 'M5', 'M6'])
  })

  test('serial dates and time fractions give the night and its date', async () => {
    const report = await check('excel-serial-dates.xlsx')
    expect(counts(report)).toEqual({})
    expect(report).toMatchObject({ t0: '22:00', date: '2026-10-17', finish: 270 })
  })

  test('decimal hours', async () => {
    expect((await check('semicolon.csv')).finish).toBe(150)
  })
})

describe('faults are counted', () => {
  test('merged owners: one team in two places', async () => {
    const report = await check('excel-merged-cells.xlsx')
    expect(counts(report)).toEqual({ overlap: 1 })
    expect(report).toMatchObject({ tasks: 6, owners: 3, passedOver: 2, finish: 330 })
  })

  test('circles, each once, and the rest is still scheduled', async () => {
    const report = await check('cycles.csv')
    expect(report.groups).toEqual([
      { kind: 'cycle', count: 2, texts: ['2, then 3, then 4, then 2 again', '5 waits for itself'] },
    ])
    expect(report.finish).toBe(140)
  })

  test('duplicate ids, unknown dependencies, durations missing or unreadable', async () => {
    const report = await check('duplicate-ids.csv')
    expect(counts(report)).toEqual({
      'no-duration': 1,
      'bad-duration': 1,
      'unknown-dependency': 1,
      'duplicate-id': 1,
      'no-name': 1,
      'no-id': 1,
    })
    expect(report.groups.find(({ kind }) => kind === 'duplicate-id')?.texts).toEqual([
      '2: rows 3, 4',
    ])
  })

  test('links that are not finish-to-start, and lags', async () => {
    const report = await check('ms-project.csv')
    expect(counts(report)).toEqual({ 'link-type': 1, lag: 1 })
    expect(report).toMatchObject({ owners: 6, date: '2026-10-17', finish: 195 })
  })

  test('5,000 rows within a few seconds', async () => {
    const started = performance.now()
    const report = await check('five-thousand-rows.xlsx')
    expect(performance.now() - started).toBeLessThan(8000)
    expect(report.tasks).toBe(5000)
    expect(counts(report)).toMatchObject({
      'no-owner': 5,
      'no-duration': 4,
      'unknown-dependency': 2,
    })
    expect(report.groups.every(({ texts }) => texts.length <= 200)).toBe(true)
  })

  test('headings without a row below', async () => {
    const { first } = await open('headings-only.csv')
    expect(first).toMatchObject({ ok: true, outcome: { ok: false, code: 'no_tasks' } })
  })
})

describe('columns can be put right', () => {
  test('a sheet without headings waits for a person, then counts its first row', async () => {
    const { checker, first } = await open('no-headings.csv')
    expect(first).toMatchObject({ ok: true, outcome: 'unmapped' })
    if (!first.ok) return
    for (const [field, column] of Object.entries({ task: 1, owner: 2, id: 0, after: 4 }))
      checker.remap({ columns: { [field]: column } })
    const report = reportOf(checker.remap({ columns: { duration: 3 } }))
    expect(report).toMatchObject({ tasks: 3, finish: 70 })
    expect(counts(report)).toEqual({})
  })

  test('another sheet, and the unit of plain numbers', async () => {
    const { checker, first } = await open('google-sheets.xlsx')
    expect(reportOf(first).finish).toBe(60)
    if (!first.ok) return
    expect(reportOf(checker.remap({ unit: 'hours' })).finish).toBe(3600)
    expect(checker.turnTo(0)).toMatchObject({ ok: true, outcome: 'unmapped' })
  })

  test('a column that is not there leaves every task without that field', async () => {
    const { checker } = await open('google-sheets.csv')
    expect(counts(reportOf(checker.remap({ columns: { owner: 99 } })))).toEqual({
      'no-owner': 6,
    })
  })
})

test('the sample has one fault of every blocking kind but an unreadable duration', async () => {
  const result = await createChecker().read(sampleName, new TextEncoder().encode(sampleCsv))
  expect(counts(reportOf(result))).toEqual({
    'no-owner': 1,
    'no-duration': 1,
    'unknown-dependency': 1,
    cycle: 1,
    'duplicate-id': 1,
    overlap: 1,
    'early-start': 1,
  })
})

test('the copied text holds every finding and the critical path', async () => {
  const text = reportText(await check('cycles.csv'))
  expect(text).toContain('Circular dependency: 2\n- 2, then 3, then 4, then 2 again\n')
  expect(text).toContain('6 tasks, 5 owners, 2 findings')
  expect(text).toContain('- T+40m 3 Restore the database, 1 h')
})

test('a long list is cut in the copied text, with the number left out', async () => {
  const report = await check('five-thousand-rows.xlsx')
  const { count } = report.groups.find(({ kind }) => kind === 'overlap')!
  expect(reportText(report)).toContain(`- and ${count - 50} more`)
})
