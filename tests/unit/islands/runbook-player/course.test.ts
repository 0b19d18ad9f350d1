import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { courseOf, stateAt, tallyAt } from '../../../../src/islands/runbook-player/course.ts'
import { withBackout } from '../../../../src/islands/runbook-player/mark-backout.ts'
import { checkRunbook } from '../../../../src/runbook/model/check.ts'
import type { OwnRunbook } from '../../../../src/runbook/model/own-runbook.ts'
import { newRun, viewRun } from '../../../../src/runbook/model/run.ts'
import { linkedTasks, runbook, soundTasks, task } from '../../runbook/tasks.ts'

test('tells the states of the engine’s own run, at every minute and with any delay', () => {
  fc.assert(
    fc.property(
      linkedTasks,
      fc.nat({ max: 400 }),
      fc.nat(),
      fc.integer({ min: 1, max: 90 }),
      (tasks, minute, pick, late) => {
        const delays = [{ task: tasks[pick % tasks.length]!.id, minutes: late }]
        const course = courseOf(runbook(tasks), delays, null)
        const run = { ...newRun(runbook(tasks), delays), isStarted: true, minute }
        const view = viewRun(run)
        expect(course.finish).toBe(view.finish)
        expect(course.tasks.map((each) => stateAt(each, minute))).toEqual(
          view.tasks.map(({ state }) => state),
        )
      },
    ),
  )
})

test('a called backout stops what runs, calls off what has not started, and ends the run', () => {
  fc.assert(
    fc.property(soundTasks, fc.integer({ min: 0, max: 300 }), (tasks, at) => {
      const book = runbook(tasks, { backout: [task('B', 30, [], { phase: 'backout' })] })
      const course = courseOf(book, [], at)
      const states = course.tasks.map((view) => stateAt(view, at))
      expect(states.every((state) => ['done', 'stopped', 'skipped'].includes(state))).toBe(true)
      expect(course.finish).toBe(at + (course.backout.length > 0 ? 30 : 0))
      const { done } = tallyAt(course, course.finish)
      expect(done).toBe(states.filter((state) => state === 'done').length + course.backout.length)
    }),
  )
})

test('the backout that nobody has called ends with the window', () => {
  const book = runbook([task('1', 5)], { windowEnd: 100, backout: [task('B', 30)] })
  expect(courseOf(book, [], null).backout[0]).toMatchObject({ start: 70, finish: 100 })
})

const own: OwnRunbook = {
  title: 'Move',
  t0: null,
  date: null,
  windowEnd: null,
  groups: [
    { id: 'go', name: 'Go' },
    { id: 'back', name: 'Way back' },
    { id: 'deep', name: 'Deeper', parent: 'back' },
  ],
  tasks: [
    task('1', 5, [], { group: 'go' }),
    task('2', 5, ['1'], { group: 'go' }),
    task('3', 5, ['2'], { group: 'back', cue: 30 }),
    task('4', 5, ['3'], { group: 'deep' }),
  ],
  backout: [],
}

test('a marked group becomes the backout, with the groups in it and without links to other tasks', () => {
  const marked = withBackout(own, 'back')
  expect(marked.tasks.map(({ id }) => id)).toEqual(['1', '2'])
  expect(marked.backout.map(({ id, after }) => [id, ...after])).toEqual([['3'], ['4', '3']])
  expect(checkRunbook({ ...marked, t0: '00:00', windowEnd: 60 })).toEqual([])
})

test('in a runbook without groups a task marks where the backout begins', () => {
  const marked = withBackout({ ...own, groups: [] }, '3')
  expect(marked.backout.map(({ id }) => id)).toEqual(['3', '4'])
})
