import type { Duration } from '../cells/durations.ts'
import { isGate } from '../cells/words.ts'
import type { Choices } from '../questions/choices.ts'

/** What counts where no task of the sheet has a duration, in minutes. */
const nothingKnown = 30

/** What is written where a duration should be, '' for nothing; where it is first, and how often. */
export type UnreadLength = { readonly text: string; readonly row: number; readonly count: number }

/** What `Choices` calls the duration of every task that has this text. */
export function lengthChoice(text: string): string {
  return `duration:${text.toLowerCase()}`
}

function medianOf(lengths: readonly number[]): number | undefined {
  const inOrder = lengths.toSorted((a, b) => a - b)
  const [low, high] = [inOrder[(inOrder.length - 1) >> 1], inOrder[inOrder.length >> 1]]
  return low === undefined || high === undefined ? undefined : Math.round((low + high) / 2)
}

type Timed = {
  readonly row: number
  readonly name: string
  readonly duration: Duration
  readonly durationText: string
}

/**
 * The tasks with what a person says of durations that cannot be read. The others count as `usual`, the
 * median of those that can, in minutes; only a decision may say nothing and take none. `choices`:
 * 'duration:as long as it takes', in minutes.
 */
export function fillLengths<Task extends Timed>(all: readonly Task[], choices: Choices) {
  const known = all.flatMap(({ duration }) =>
    typeof duration === 'number' && duration > 0 ? [duration] : [],
  )
  const unread = new Map<string, UnreadLength>()
  const tasks = all.map((task): Task => {
    const { duration, name, row } = task
    // 'tbc' and 'n/a' say as little as an empty cell.
    const text = duration === 'missing' ? '' : task.durationText
    if (typeof duration === 'number') return task
    if (duration === 'missing' && isGate(name)) return { ...task, duration: 0 }
    const id = lengthChoice(text)
    const { count } = unread.get(id) ?? { count: 0 }
    unread.set(id, { row, text, ...unread.get(id), count: count + 1 })
    const chosen = choices[id]
    return chosen !== undefined && /^\d{1,6}$/.test(chosen)
      ? { ...task, duration: Number(chosen) }
      : task
  })
  const usual = medianOf(known)
  return {
    tasks,
    usual: usual ?? nothingKnown,
    isUsualKnown: usual !== undefined,
    unread: [...unread.values()],
  }
}
