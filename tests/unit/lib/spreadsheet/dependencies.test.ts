import { describe, expect, test } from 'vitest'
import { parseDependencies } from '../../../../src/lib/spreadsheet/dependencies.ts'

const known = new Set(['3', '4', '5', '6', '1.2', 'a-7', 'stop the feeds', 'r&d-1'])

function read(cell: string) {
  return parseDependencies(cell, (text) =>
    known.has(text.toLowerCase()) ? text.toLowerCase() : undefined,
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
    ['A-7', ['a-7']],
    ['1.2', ['1.2']],
    ['R&D-1', ['r&d-1']],
    ['Stop the feeds', ['stop the feeds']],
    ['3, 3', ['3']],
    ['none', []],
    ['–', []],
    ['', []],
  ])('%s', (cell, ids) => {
    expect(read(cell)).toEqual({ ids, unknown: [], links: [], lags: [] })
  })

  test('names what is not there', () => {
    expect(read('3, 99, x').unknown).toEqual(['99', 'x'])
    expect(read('77FS').unknown).toEqual(['77FS'])
  })

  test('quotes links and lags that are read as plain ones', () => {
    expect(read('3SS, 4FS+10 mins; 5')).toEqual({
      ids: ['3', '4', '5'],
      unknown: [],
      links: ['3SS'],
      lags: ['4FS+10 mins'],
    })
  })

  test('names what a range leaves out, in one text', () => {
    expect(read('3-9')).toMatchObject({ ids: ['3', '4', '5', '6'], unknown: ['7-9'] })
    expect(read('2-7')).toMatchObject({ ids: ['3', '4', '5', '6'], unknown: ['2, 7'] })
    expect(read('7-9')).toMatchObject({ ids: [], unknown: ['7-9'] })
  })

  test('a range never grows past its cap', () => {
    expect(read('1-999999')).toMatchObject({ ids: [], unknown: ['1-999999'], lags: [] })
    expect(read('3-100000')).toMatchObject({ ids: [], unknown: ['3-100000'], lags: [] })
    const even = parseDependencies('1-400', (text) => (Number(text) % 2 === 0 ? text : undefined))
    expect(even.ids).toHaveLength(200)
    expect(even.unknown).toEqual(['1, 3, 5, 7, 9 and 195 more'])
  })
})
