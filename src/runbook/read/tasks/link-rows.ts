import { counted } from '../../../lib/counted.ts'
import { capitalised } from '../../../lib/in-words.ts'
import { answered, type Choices, type Raised } from '../questions/choices.ts'
import type { Measured } from './lengths.ts'
import type { Numbered } from './numbering.ts'
import type { Linked } from './row-links.ts'
import type { TimedRow } from './times.ts'

type LinkedRow = TimedRow & Numbered & Measured & Linked

function findChain<Task extends LinkedRow>(tasks: readonly Task[]) {
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

export function linkRows<Task extends LinkedRow>(
  tasks: readonly Task[],
  choices: Choices,
): { tasks: readonly Task[]; guess: Raised | null } {
  const chain = findChain(tasks)
  if (chain.length === 0) return { tasks, guess: null }
  const linked = answered(choices, 'chain', 'no')
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
        ? `In ${rows}, the task waits for the row before, because it starts when that row finishes.`
        : `In ${rows}, the task starts when the row before finishes. Link them? Otherwise a delay moves no other task, and nothing can be forecast.`,
      details: chain.map(
        ({ task, before }) =>
          `${capitalised(task.place)}, “${task.name}”, waits for “${before.name}”`,
      ),
    },
  }
}
