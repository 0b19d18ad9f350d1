import { describe, expect, test } from 'vitest'
import { readColumns, isMapped, unitOf } from '../../../../../src/runbook/read/columns/columns.ts'
import { tickSheets } from '../../../../../src/runbook/read/columns/sheets.ts'
import type { Row } from '../../../../../src/runbook/read/file/table.ts'

function guess(...rows: Row[]) {
  return readColumns({ name: 'Sheet1', rows })
}

describe('columns are recognised by their headings', () => {
  test.each([
    [
      ['Ref', 'Activity', 'Responsible', 'Mins', 'Start', 'Depends on'],
      [0, 1, 2, 3, 4, null, 5],
    ],
    [
      ['Step', 'Description', 'Assignee', 'Dur', 'Pred'],
      [0, 1, 2, 3, null, null, 4],
    ],
    [
      ['#', 'Task', 'Who', 'Duration (hh:mm)', 'After'],
      [0, 1, 2, 3, null, null, 4],
    ],
    [
      ['ID', 'Task Name', 'Duration', 'Start', 'Finish', 'Predecessors', 'Resource Names'],
      [0, 1, 6, 2, 3, 4, 5],
    ],
    [
      ['Task ID', 'Task', 'Task owner', 'Start time', 'Start date'],
      [0, 1, 2, null, 3, null, null],
    ],
    [
      ['Ref', 'Step', 'Assigned to'],
      [0, 1, 2, null, null, null, null],
    ],
    [
      ['No.', 'Task', 'Actual start', 'Planned start', 'Actual duration (mins)', 'Duration (mins)'],
      [0, 1, null, 5, 3, null, null],
    ],
    [
      ['Cutover task description', 'Estimated duration in minutes'],
      [null, 0, null, 1, null, null, null],
    ],
  ])('%j', (headings, expected) => {
    const { id, task, owner, duration, start, finish, after } = guess(headings, ['x']).columns
    expect([id, task, owner, duration, start, finish, after]).toEqual(expected)
  })

  test('below a title and notes', () => {
    const mapping = guess(
      ['Order of work', null, null],
      [],
      ['Version', '4', null],
      ['Ref', 'Task', 'Owner'],
      ['1', 'Begin', 'Ops'],
    )
    expect(mapping).toMatchObject({ headerRow: 3, columns: { id: 0, task: 1, owner: 2 } })
  })

  test('in the sheet that looks most like a runbook', () => {
    const { isRead } = tickSheets([
      { name: 'Read me', rows: [['Ask before you edit']] },
      { name: 'Plan', rows: [['Id', 'Task', 'Owner']] },
    ])
    expect(isRead).toEqual([false, true])
  })

  test('a sheet without headings is left to the person, its first row a task', () => {
    const mapping = guess(['a1', 'Drain', '20'], ['a2', 'Return', '10'])
    expect(isMapped(mapping)).toBe(false)
    expect(mapping.headerRow).toBe(-1)
  })

  test('headings that nobody knows are still headings', () => {
    expect(guess(['Aufgabe', 'Wer'], ['Start 1', 'Ops']).headerRow).toBe(0)
  })
})

describe('a heading names the unit of its durations', () => {
  test.each([
    ['Mins', 'minutes'],
    ['Duration (h)', 'hours'],
    ['Est. days', 'days'],
    ['Duration', 'auto'],
    ['Time taken (hours)', 'hours'],
    ['Est time (days)', 'days'],
    ['Time needed, in minutes', 'minutes'],
    ['Time needed', 'auto'],
    ['duration_hours', 'hours'],
    ['durationHours', 'hours'],
  ])('%s: %s', (heading, unit) => {
    expect(unitOf(heading)).toBe(unit)
  })

  test.each(['Duration (hh:mm)', 'Time taken (h:mm)', 'Duration (hours:minutes)'])(
    'and %s says how a time is written, not what a plain number counts',
    (heading) => {
      expect(unitOf(heading)).toBe('auto')
    },
  )
})
