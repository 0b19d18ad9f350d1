import { describe, expect, test } from 'vitest'
import { parseLinks, withKinds, type LinkReading, type Resolve } from '../../../read/cells/links.ts'

const known = new Set(['41', '3', '4', '5', '6', '1.2', 'a-7', 'stop the feeds', 'r&d-1'])

function readBy(cell: string, resolve: Resolve, more: Partial<LinkReading> = {}) {
  const reading = { previous: null, lagUnit: 'minutes', ...more } as const
  const { links, unknown, all } = parseLinks(cell, { resolve, ...reading })
  return { links, unknown, all, ids: links.map(({ from }) => from) }
}

function read(cell: string, more: Partial<LinkReading> = {}) {
  return readBy(
    cell,
    (text) => (known.has(text.toLowerCase()) ? text.toLowerCase() : undefined),
    more,
  )
}

describe('a predecessor cell', () => {
  test.each([
    ['3;4', ['3', '4']],
    ['3, 4', ['3', '4']],
    ['3 and 4', ['3', '4']],
    ['3 & 4', ['3', '4']],
    ['3 4', ['3', '4']],
    ['3/4', ['3', '4']],
    ['3\n4', ['3', '4']],
    ['3FS', ['3']],
    ['3 fs, 4FS', ['3', '4']],
    ['3-6', ['3', '4', '5', '6']],
    ['3 to 5', ['3', '4', '5']],
    ['Steps 3-5', ['3', '4', '5']],
    ['4. Load', ['4']],
    ['→4', ['4']],
    ['4?', ['4']],
    ['0', []],
    ['A-7', ['a-7']],
    ['1.2', ['1.2']],
    ['R&D-1', ['r&d-1']],
    ['Stop the feeds', ['stop the feeds']],
    ['3, 3', ['3']],
    ['none', []],
    ['–', []],
    ['', []],
  ])('%s', (cell, ids) => {
    expect(read(cell)).toMatchObject({ ids, unknown: [], all: null })
  })

  test('names what is not there', () => {
    expect(read('3, 99, x').unknown).toEqual(['99', 'x'])
    expect(read('77FS').unknown).toEqual(['77FS'])
  })

  test.each([
    ['41SS+15', 'start-to-start', { minutes: 15 }],
    ['3FS+2d', 'finish-to-start', { minutes: 2880 }],
    ['5FF-50%', 'finish-to-finish', { percent: -50 }],
    ['3FS+50e%', 'finish-to-start', { percent: 50 }],
    ['3SF', 'start-to-finish', { minutes: 0 }],
    ['3 + 20 min', 'finish-to-start', { minutes: 20 }],
    ['3FS-1.5 hrs', 'finish-to-start', { minutes: -90 }],
    ['3FS+1,5h', 'finish-to-start', { minutes: 90 }],
    ['3FS+0:45', 'finish-to-start', { minutes: 45 }],
    ['3EA+2 Tage', 'finish-to-start', { minutes: 2880 }],
    ['3AA', 'start-to-start', { minutes: 0 }],
    ['3EE+30 Min.', 'finish-to-finish', { minutes: 30 }],
    ['3AE', 'start-to-finish', { minutes: 0 }],
    ['3FD+1 jour', 'finish-to-start', { minutes: 1440 }],
    ['3DD+2h', 'start-to-start', { minutes: 120 }],
    ['3DF', 'start-to-finish', { minutes: 0 }],
    ['3FC+1 día', 'finish-to-start', { minutes: 1440 }],
    ['3CC', 'start-to-start', { minutes: 0 }],
    ['3CF', 'start-to-finish', { minutes: 0 }],
    ['3 (start-to-start)', 'start-to-start', { minutes: 0 }],
    ['3FS+1ed', 'finish-to-start', { minutes: 1440 }],
    ['A-7: SS 2', 'start-to-start', { minutes: 2 }],
    ['A-7: FS', 'finish-to-start', { minutes: 0 }],
    ['3SS 15', 'start-to-start', { minutes: 15 }],
    ['SS3', 'start-to-start', { minutes: 0 }],
    ['3 (SS+15m)', 'start-to-start', { minutes: 15 }],
    ['3;SS+10', 'start-to-start', { minutes: 10 }],
    ['3 (can start 30 min after 3 starts)', 'start-to-start', { minutes: 30 }],
    ['3 (1h after it ends)', 'finish-to-start', { minutes: 60 }],
    ['20 min after A-7', 'finish-to-start', { minutes: 20 }],
    ['15 mins after 4 has started', 'start-to-start', { minutes: 15 }],
    ['A-7 + 1h turnaround', 'finish-to-start', { minutes: 60 }],
  ])('%s is %s', (cell, kind, lag) => {
    expect(read(cell).links).toMatchObject([{ kind, lag }])
  })

  test('a lag without a unit is in that of the lengths', () => {
    expect(read('3FS+2', { lagUnit: 'days' }).links).toMatchObject([{ lag: { minutes: 2880 } }])
  })

  test.each([
    ["['3', '4']", ['3', '4']],
    ['["A-7"]', ['a-7']],
    ['{3,4}', ['3', '4']],
    ['[]', []],
    ['3 + 4', ['3', '4']],
    ['Nothing', []],
    ['3TI+2 dias', ['3']],
    ['A-7 (when it is quiet)', ['a-7']],
  ])('%s as programs and people write it', (cell, ids) => {
    expect(read(cell)).toMatchObject({ ids, unknown: [] })
  })

  test.each(['All', 'all above', 'alle', 'tous', 'Todas', 'All previous'])('%s', (cell) => {
    expect(read(cell)).toMatchObject({ all: cell, unknown: [], ids: [] })
  })

  test.each([
    ['Previous', '6'],
    ['after step 3', '3'],
    ['#4', '4'],
    ['3: Stop the batch', '3'],
    ['Schritt 5', '5'],
    ['depends on: 3', '3'],
    ['Task 4 complete', '4'],
    ['Steps 4 and 5', '4 5'],
    ['Steps 3-5', '3 4 5'],
  ])('%s is task %s', (cell, ids) => {
    expect(read(cell, { previous: '6' })).toMatchObject({ ids: ids.split(' '), unknown: [] })
  })

  test('names each number that a range leaves out', () => {
    expect(read('3-9')).toMatchObject({ ids: ['3', '4', '5', '6'], unknown: ['7', '8', '9'] })
    expect(read('7-9')).toMatchObject({ ids: [], unknown: ['7', '8', '9'] })
  })

  test('a range never grows past its cap', () => {
    expect(read('1-999999')).toMatchObject({ ids: [], unknown: ['1-999999'] })
    expect(read('3-100000')).toMatchObject({ ids: [], unknown: ['3-100000'] })
  })
})

describe('kinds and lags in columns of their own', () => {
  const tasks = new Set(['3', '4', 'Wash and dry'])
  function resolve(text: string) {
    return tasks.has(text) ? text : undefined
  }

  test.each([
    ['3', 'SS', '1,5 h', '3 SS+1,5 h'],
    ['3; 4', 'SS', '30; 15', '3 SS+30;4 SS+15'],
    ['3 and 4', 'FF;FS', '', '3 FF;4 FS'],
    ['Wash and dry', '', '-10 min', 'Wash and dry FS-10 min'],
    ['3-4', 'SS', '5', '3-4'],
    ['3FS+10', 'SS', '', '3FS+10'],
    ['3', '', '', '3'],
  ])('%s with %s and %s is %s', (cell, kind, lag, written) => {
    expect(withKinds(cell, kind, lag, resolve)).toBe(written)
  })
})
