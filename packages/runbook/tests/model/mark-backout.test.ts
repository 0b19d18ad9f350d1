import { expect, test } from 'vitest'
import { markBackout } from '../../model/mark-backout.ts'
import { checkRunbook } from '../../model/check.ts'
import type { OwnRunbook } from '../../model/own-runbook.ts'
import { task } from '../tasks.ts'

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
  const marked = markBackout(own, 'back')
  expect(marked.tasks.map(({ id }) => id)).toEqual(['1', '2'])
  expect(marked.backout.map(({ id, after }) => [id, ...after])).toEqual([['3'], ['4', '3']])
  expect(checkRunbook(marked)).toEqual([])
})

test('in a runbook without groups a task marks where the backout begins', () => {
  const marked = markBackout({ ...own, groups: [] }, '3')
  expect(marked.backout.map(({ id }) => id)).toEqual(['3', '4'])
})
