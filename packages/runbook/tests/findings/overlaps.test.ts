import { expect, test } from 'vitest'
import { findOverlaps } from '../../findings/overlaps.ts'
import { courseOf } from '../../model/course.ts'
import { task } from '../tasks.ts'

function slot(id: string, owner: string, start: number, finish: number) {
  return task(id, finish - start, [], { owner, cue: start })
}

function pairs(...tasks: ReturnType<typeof slot>[]) {
  return findOverlaps(courseOf({ tasks }).tasks)
    .flatMap(({ overlaps }) => overlaps)
    .map(({ first, second, minutes }) => [first.task.id, second.task.id, minutes])
}

test('two tasks of one owner at the same time overlap, whatever the spelling of the name', () => {
  expect(pairs(slot('a', 'Network', 0, 30), slot('b', 'network', 20, 40))).toEqual([['a', 'b', 10]])
})

test('tasks that only touch, milestones and other owners do not overlap', () => {
  expect(
    pairs(
      slot('a', 'Network', 0, 30),
      slot('b', 'Network', 30, 40),
      slot('c', 'Network', 10, 10),
      slot('d', 'Storage', 0, 40),
      slot('e', '', 0, 40),
      slot('f', '', 0, 40),
    ),
  ).toEqual([])
})

test('one of several owners is enough, but a comma belongs to a name', () => {
  expect(pairs(slot('a', 'Network; Storage', 0, 30), slot('b', 'Storage / QA', 0, 9))).toEqual([
    ['a', 'b', 9],
  ])
  expect(pairs(slot('a', 'Smith, Jo', 0, 30), slot('b', 'Smith, Al', 0, 9))).toEqual([])
})

test('a crowd of n tasks gives n − 1 overlaps', () => {
  const crowd = Array.from({ length: 50 }, (_, i) => slot(String(i), 'Ops', i, 100))
  expect(pairs(...crowd)).toHaveLength(49)
})
