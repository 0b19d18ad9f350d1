import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupsToOpen, openByItself, rowsOf } from '../player/board/board-rows.ts'
import { densityOf } from '../player/board/density.ts'
import { backoutUntil, courseOf, groupsAround } from '@cuewright/runbook/model'
import { runbook, soundTasks, task } from '../../runbook/tests/tasks.ts'

const groups = [
  { id: 'g1', name: 'Prepare' },
  { id: 'g2', name: 'Move' },
  { id: 'g3', name: 'Databases', parent: 'g2' },
]
const book = runbook(
  [
    task('1', 5, [], { group: 'g1', name: 'Freeze', owner: 'Change' }),
    task('2', 5, ['1'], { group: 'g3', name: 'Copy', owner: 'Database' }),
    task('3', 5, ['2'], { group: 'g2', name: 'Repoint', owner: 'Network' }),
  ],
  { groups, backout: [task('B1', 5, [], { phase: 'backout' })] },
)
const course = { ...courseOf(book), backout: backoutUntil(book.windowEnd, book.backout) }

function idsOf(open: string[], search = '') {
  return rowsOf(groups, course, { open: new Set(open), search }).map(({ id }) => id)
}

test('a folded group is one row, an open one has its tasks and groups below it', () => {
  expect(idsOf([])).toEqual(['g1', 'g2', 'the backout'])
  expect(idsOf(['g2'])).toEqual(['g1', 'g2', '3', 'g3', 'the backout'])
  expect(idsOf(['g2', 'g3', 'the backout'])).toEqual([
    'g1',
    'g2',
    '3',
    'g3',
    '2',
    'the backout',
    'B1',
  ])
})

test('a short runbook is open by itself, and so is a long one’s only group', () => {
  const short = { ...book, title: '', date: null, groups }
  expect([...openByItself(short)]).toEqual(['g1', 'g2', 'g3', 'the backout'])
  const many = Array.from({ length: 40 }, (_, i) => task(`${i}`, 5, [], { group: 'g3' }))
  expect([...openByItself({ ...short, tasks: many })]).toEqual([])
  expect([...openByItself({ ...short, groups: groups.slice(0, 1), tasks: many })]).toEqual(['g1'])
})

test('a search shows what it finds by name and by owner, whatever is folded', () => {
  expect(idsOf([], 'copy')).toEqual(['g2', 'g3', '2'])
  expect(idsOf([], 'NETWORK')).toEqual(['g2', '3'])
  expect(idsOf([], 'nobody')).toEqual([])
})

test('knows which groups have to be open for a task to be seen', () => {
  expect(groupsToOpen(groups, course.tasks[1])).toEqual(['g3', 'g2'])
  expect(groupsToOpen(groups, course.backout[0])).toEqual(['the backout'])
})

test('names each group once where groups are in each other', () => {
  const parents = new Map([
    ['inner', 'outer'],
    ['outer', 'inner'],
  ])
  expect(groupsAround('inner', parents)).toEqual(['inner', 'outer'])
})

test('a folded group is as high as its tasks are many, and one among many is no hair', () => {
  fc.assert(
    fc.property(soundTasks, (tasks) => {
      const spans = courseOf({ tasks }).tasks.map(({ start, finish }, i) => ({
        from: start,
        to: Math.max(finish, start + 1),
        look: i % 2 === 0 ? 'even' : 'odd',
      }))
      const bands = densityOf(spans, ['even', 'odd'])
      const at = Map.groupBy(bands, ({ from }) => from)
      const counts = [...at.keys()].map(
        (minute) => spans.filter(({ from, to }) => from <= minute && minute < to).length,
      )
      const most = Math.max(...counts)
      for (const [i, some] of [...at.values()].entries()) {
        expect(some[0]!.low).toBe(0)
        expect(some.at(-1)!.high).toBeCloseTo(Math.sqrt(counts[i]! / most))
        for (const { low, high } of some) expect(high).toBeGreaterThan(low)
      }
      expect(Math.max(...bands.map(({ to }) => to))).toBe(Math.max(...spans.map(({ to }) => to)))
    }),
  )
})
