import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyse } from '../../../../src/islands/spreadsheet-check/analyse.ts'
import { finishWords, momentText } from '../../../../src/islands/spreadsheet-check/moment.ts'
import { guessMapping } from '../../../../src/lib/spreadsheet/columns.ts'
import type { Cell, Row } from '../../../../src/lib/spreadsheet/table.ts'

const headings = ['Id', 'Task', 'Owner', 'Mins', 'Start', 'Finish', 'After']

function check(heading: readonly string[], ...rows: Row[]) {
  const sheet = { name: '', rows: [heading, ...rows] }
  const result = analyse('night.csv', sheet, guessMapping([sheet]))
  if (!result.ok) throw new Error(result.code)
  return result.report
}

function textsOf(report: ReturnType<typeof check>) {
  return Object.fromEntries(report.groups.map(({ kind, texts }) => [kind, texts]))
}

describe('what would mislead is read or said', () => {
  test('hours stay hours under a heading that speaks of time', () => {
    const report = check(
      ['Id', 'Task', 'Owner', 'Time taken (hours)', 'After'],
      ['1', 'Copy', 'Storage', '2', ''],
      ['2', 'Load', 'Database', '3', '1'],
    )
    expect(report).toMatchObject({ finish: 300, groups: [] })
  })

  test('the duration column as a whole says what a comma means', () => {
    const report = check(
      ['Id', 'Task', 'Owner', 'Duration (h)', 'After'],
      ['1', 'Copy', 'Storage', '0,5', ''],
      ['2', 'Load', 'Database', '1,250', '1'],
    )
    expect(report).toMatchObject({ finish: 105, groups: [] })
  })

  test('a time above the first date belongs to the same night', () => {
    const report = check(
      headings,
      ['1', 'Freeze', 'Change', '10', '22:00', '', ''],
      ['2', 'Copy', 'Storage', '30', '18/10/2026 00:30', '', '1'],
    )
    expect(report).toMatchObject({ t0: '22:00', date: '2026-10-17', finish: 180, groups: [] })
  })

  test('a thousand minutes from T0 are no time of day', () => {
    const report = check(
      headings,
      ['1', 'Freeze', 'Change', '10', '0', '', ''],
      ['2', 'Copy', 'Storage', '30', '480', '', '1'],
      ['3', 'Load', 'Database', '30', '1000', '', '2'],
    )
    expect(report).toMatchObject({ t0: null, finish: 1030, groups: [] })
  })

  test('7 and 07 are one id', () => {
    const report = check(
      headings,
      ['7', 'Freeze', 'Change', '10', '', '', ''],
      ['07', 'Copy', 'Storage', '30', '', '', ''],
      ['8', 'Load', 'Database', '30', '', '', '07'],
    )
    expect(textsOf(report)).toEqual({ 'duplicate-id': ['7, 07: rows 2, 3'] })
    expect(report.finish).toBe(40)
  })

  test('a range with gaps', () => {
    const report = check(
      headings,
      ['1', 'Freeze', 'Change', '10', '', '', ''],
      ['2', 'Copy', 'Storage', '30', '', '', '1'],
      ['10', 'Load', 'Database', '30', '', '', '1-9'],
    )
    expect(textsOf(report)).toEqual({ 'unknown-dependency': ['Row 4: 10 Load: waits for “3-9”'] })
  })
})

describe('a mistyped year', () => {
  test('is named, and does not move the finish', () => {
    const report = check(
      headings,
      ['1', 'Freeze', 'Change', '10', '17/10/2026 22:00', '', ''],
      ['2', 'Copy', 'Storage', '30', '17/10/2062 22:30', '', '1'],
      ['3', 'Load', 'Database', '30', '23:00', '', '2'],
    )
    expect(textsOf(report)).toEqual({
      'stray-start': ['Row 3: 2 Copy: 17 October 2062 at 22:30'],
    })
    expect(report).toMatchObject({ date: '2026-10-17', t0: '22:00', finish: 90 })
  })

  test('does not move T0', () => {
    const report = check(
      headings,
      ['1', 'Freeze', 'Change', '10', { serial: 46_312 + 22 / 24 }, '', ''],
      ['2', 'Copy', 'Storage', '30', { serial: 9787 + 23 / 24 }, '', '1'],
    )
    expect(textsOf(report)['stray-start']).toEqual(['Row 3: 2 Copy: 17 October 1926 at 23:00'])
    expect(report).toMatchObject({ date: '2026-10-17', t0: '22:00', finish: 40 })
  })

  test('in a finish makes no duration of years', () => {
    const report = check(headings, [
      '1',
      'Freeze',
      'Change',
      '',
      '17/10/2026 22:00',
      '17/10/2062 22:30',
      '',
    ])
    expect(textsOf(report)).toEqual({
      'bad-duration': ['Row 2: 1 Freeze: finishes before it starts, or over a year after'],
    })
    expect(report.finish).toBe(0)
  })
})

const fragments = [
  '|1|2|07|9|1-9|1-100000|0|480|1000|2230|22:00|25:10|T0|T-3h|T+8000h|T+99999999999h',
  '17/10/2026 22:00|18/10/2026|17/10/2062|01/01/0150|31/12/9999|9999-12-31 23:59|29/02/2027',
  '1,440|1.440|0,5|9e99|366 days|40 w|8784h|soon|99999999.999|0.99999999|-5',
  '1FS+2d|2SS|total|tbc| |/|;',
]
const fragment = fc.constantFrom(...fragments.flatMap((line) => line.split('|')))
const cell: fc.Arbitrary<Cell> = fc.oneof(
  { weight: 6, arbitrary: fragment },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false) },
  { weight: 1, arbitrary: fc.oneof(fc.double(), fc.integer({ min: -10, max: 90_000 })) },
  {
    weight: 2,
    arbitrary: fc
      .oneof(
        fc.double(),
        fc.double({ min: 0, max: 4, noNaN: true }),
        fc.integer({ max: 3_000_000 }),
      )
      .map((serial) => ({ serial })),
  },
)
const row = fc.array(cell, { minLength: 7, maxLength: 7 })

/** What `analyse` promises of a sheet of so many tasks, in minutes. */
function latest(tasks: number) {
  return tasks * 1400 * 24 * 60
}

test('whatever a sheet holds, its finish is a number of minutes that can be written as a date', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (rows) => {
      const sheet = { name: '', rows: [headings, ...rows] }
      const result = analyse('any.csv', sheet, guessMapping([sheet]))
      if (!result.ok) return
      const { report } = result
      expect(Number.isInteger(report.finish)).toBe(true)
      expect(report.finish).toBeGreaterThanOrEqual(0)
      expect(report.finish).toBeLessThanOrEqual(latest(report.tasks))
      const { figure, note } = finishWords(report)
      expect(`${figure} ${note} ${momentText(report)(report.finish)}`).not.toMatch(
        /NaN|Infinity|Invalid/,
      )
    }),
    { numRuns: 2000 },
  )
})
