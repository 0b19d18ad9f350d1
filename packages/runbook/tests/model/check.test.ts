import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { check, checkRunbook } from '../../model/check.ts'
import { runbook, soundTasks, task } from '../tasks.ts'

test('finds nothing wrong with any sound set of tasks', () => {
  fc.assert(
    fc.property(soundTasks, (tasks) => {
      expect(check(tasks)).toEqual([])
    }),
  )
})

test('reports every problem at once, each by name', () => {
  const problems = check([
    task('a', -5),
    task('b', Number.NaN, ['nobody']),
    task('b', Infinity),
    task('c', 1.5, ['a'], { cue: -1 }),
  ])
  expect(problems).toEqual([
    { kind: 'duplicate id', id: 'b', times: 2 },
    { kind: 'bad duration', task: 'a', duration: -5 },
    { kind: 'bad duration', task: 'b', duration: Number.NaN },
    { kind: 'unknown dependency', task: 'b', dependency: 'nobody' },
    { kind: 'bad duration', task: 'b', duration: Infinity },
    { kind: 'bad duration', task: 'c', duration: 1.5 },
    { kind: 'bad cue', task: 'c', cue: -1 },
  ])
})

test.each([
  [
    'in working order',
    ['plan', 'load<extract', 'extract<plan,switch', 'switch<load'],
    ['load', 'switch', 'extract'],
  ],
  [
    'apart, and led to by another',
    ['a<b', 'b<a', 'c<d,a', 'd<c', 'e<e'],
    ['a', 'b'],
    ['c', 'd'],
    ['e'],
  ],
])('names cycles %s', (_, rows, ...cycles) => {
  const tasks = rows.map((row) => {
    const [id = '', after] = row.split('<')
    return task(id, 1, after?.split(','))
  })
  expect(check(tasks)).toEqual(cycles.map((each) => ({ kind: 'cycle', tasks: each })))
})

test('any cycle that it names is one, and closing a chain always makes one', () => {
  fc.assert(
    fc.property(soundTasks, fc.nat(), fc.nat(), (tasks, from, to) => {
      const [first, last] = [tasks[from % tasks.length], tasks[to % tasks.length]]
      if (!first || !last) throw new Error('there is always a task')
      const closed = tasks.map((each) => {
        const extra = each === first ? [last.id] : each === last ? [first.id] : []
        return { ...each, after: [...each.after, ...extra] }
      })
      const cycles = check(closed).flatMap((each) => (each.kind === 'cycle' ? [each.tasks] : []))
      expect(cycles.length).toBeGreaterThan(0)
      const after = new Map(closed.map((each) => [each.id, each.after]))
      for (const cycle of cycles)
        for (const [index, id] of cycle.entries())
          expect(after.get(id)).toContain(cycle.at(index - 1))
    }),
  )
})

test('names the cycle in a chain of 10,000 tasks without overflowing', () => {
  const chain = Array.from({ length: 10_000 }, (_, i) =>
    task(`${i}`, 1, [`${(i + 9_999) % 10_000}`]),
  )
  const [cycle, ...others] = check(chain)
  expect(others).toEqual([])
  expect(cycle?.kind === 'cycle' && cycle.tasks).toHaveLength(10_000)
})

test('keeps forward and backout tasks apart, and lets a backout undo forward tasks only', () => {
  const problems = checkRunbook(
    runbook([task('1', 5), task('2', 5, ['B1'])], {
      backout: [task('2', 5), task('B1', 5, [], { undoes: ['1', 'B1', '9'] })],
    }),
  )
  expect(problems).toEqual([
    { kind: 'unknown dependency', task: '2', dependency: 'B1' },
    { kind: 'duplicate id', id: '2', times: 2 },
    { kind: 'undoes unknown task', task: 'B1', undoes: 'B1' },
    { kind: 'undoes unknown task', task: 'B1', undoes: '9' },
  ])
})
