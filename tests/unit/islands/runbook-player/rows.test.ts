import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  groupsAround,
  openByItself,
  rowsOf,
  tracksOf,
} from '../../../../src/islands/runbook-player/board/board-rows.ts'
import { backoutUntil, courseOf } from '../../../../src/runbook/model/course.ts'
import { runbook, soundTasks, task } from '../../runbook/tasks.ts'

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
  expect(groupsAround(groups, course.tasks[1])).toEqual(['g3', 'g2'])
  expect(groupsAround(groups, course.backout[0])).toEqual(['the backout'])
})

test('tracks hold every task once, and no two at a time while there are tracks enough', () => {
  fc.assert(
    fc.property(soundTasks, (tasks) => {
      const { tasks: views } = courseOf({ tasks })
      const tracks = tracksOf(views, views.length)
      expect(tracks.flat()).toHaveLength(views.length)
      for (const track of tracks)
        for (const [i, view] of track.slice(1).entries())
          expect(view.start).toBeGreaterThanOrEqual(track[i]!.finish)
      expect(tracksOf(views, 3).length).toBeLessThanOrEqual(3)
    }),
  )
})
