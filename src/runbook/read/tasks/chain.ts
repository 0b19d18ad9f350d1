import { counted } from '../../../lib/counted.ts'
import { capitalised } from '../../../lib/in-words.ts'
import { decide, type Choices, type Raised } from '../questions/choices.ts'
import type { SheetTask } from './sheet-task.ts'

/**
 * The rows whose start is the finish of the row before, by the sheet's own times; none where a row says
 * what it waits for, or calls its start fixed.
 */
function findChain(tasks: readonly SheetTask[]) {
  const isSaid = tasks.some(
    ({ links, unknown, isFixed }) => isFixed || links.length + unknown.length > 0,
  )
  if (isSaid) return []
  return tasks.slice(1).flatMap((task, i) => {
    const before = tasks[i]!
    const { startMinute, duration } = before
    if (startMinute === null || typeof duration !== 'number') return []
    return task.startMinute === startMinute + duration ? [{ task, before }] : []
  })
}

/**
 * The tasks, with each row waiting for the one before it where it starts when that one finishes and a
 * person has said that it does. `choices`: 'chain'.
 */
export function linkRows(
  tasks: readonly SheetTask[],
  choices: Choices,
): { tasks: readonly SheetTask[]; guess: Raised | null } {
  const chain = findChain(tasks)
  if (chain.length === 0) return { tasks, guess: null }
  const linked = decide(choices, 'chain', { no: 'leave them unlinked', link: 'link them' }, 'no')
  const isLinked = linked.chosen === 'link'
  const befores = new Map(chain.map(({ task, before }) => [task, before.key]))
  const rows = `${chain.length} of ${counted(tasks.length - 1, 'row')}`
  return {
    tasks: tasks.map((task) => {
      const from = isLinked ? befores.get(task) : undefined
      if (from === undefined) return task
      return { ...task, links: [{ from, kind: 'finish-to-start', lag: { minutes: 0 } }] }
    }),
    guess: {
      ...linked,
      where: '',
      sentence: isLinked
        ? `In ${rows} the task waits for the row before, because it starts when that one finishes.`
        : `Each start is the finish of the row before in ${rows}: link them?`,
      details: chain.map(
        ({ task, before }) =>
          `${capitalised(task.row.place)}, “${task.name}”, waits for “${before.name}”`,
      ),
    },
  }
}
