import { expect, test } from 'vitest'
import { courseOf } from '../../model/course.ts'
import { linksOf } from '../../model/link.ts'
import type { OwnRunbook } from '../../model/own-runbook.ts'
import { openRunbook } from '../../open.ts'
import { strangers } from './strangers.ts'

/** What the runbook says, in the words of the truth beside it. */
function told(runbook: OwnRunbook) {
  const { tasks } = courseOf(runbook)
  const starts = new Map(tasks.map(({ task, start }) => [task.id, start]))
  return {
    t0: [runbook.date, runbook.t0].filter(Boolean).join(' '),
    tasks: runbook.tasks.map((task) => {
      const { id, owner, duration, spread } = task
      const range = spread ? ` (${spread.optimistic} to ${spread.pessimistic})` : ''
      const links = linksOf(task).map(({ from }) => from)
      return [id, `${starts.get(id)} +${duration}${range}`, owner, links.join()]
        .filter(Boolean)
        .join(' | ')
    }),
    groups: runbook.groups.map(({ name }) => name).join(' | '),
  }
}

/** '2FS+15 min' → '2': the written times say how long the gap is. */
function withoutLags(task: string): string {
  return task.replace(/(?<=\| [^|]*)(SS|FF|FS|SF)?([+-]\d+( min|%))?(?=,|$)/g, '')
}

test.each(
  strangers.flatMap((each) => (each.told === undefined ? [[each.name, each] as const] : [])),
)('is right: %s', async (_, { source, truth }) => {
  const opened = await openRunbook(source)
  if (!opened.ok) throw new Error(opened.sentence)
  expect(told(opened.runbook)).toEqual({ ...truth, tasks: truth.tasks.map(withoutLags) })
})

test.each(
  strangers.flatMap(({ name, source, told: words }) =>
    words ? [[name, source, words] as const] : [],
  ),
)('is told: %s', async (_, source, words) => {
  expect(JSON.stringify(await openRunbook(source))).toContain(words)
})
