import { expect, test } from 'vitest'
import { courseOf } from '../../../../src/runbook/model/course.ts'
import { linksOf } from '../../../../src/runbook/model/link.ts'
import type { OwnRunbook } from '../../../../src/runbook/model/own-runbook.ts'
import { linkText } from '../../../../src/runbook/take-away/cleaned-sheet.ts'
import { readRunbook, runbookOf, unsureOf, type Answers } from '../read-fixture.ts'
import { ofCells } from './strangers/of-cells.ts'
import { ofForms } from './strangers/of-forms.ts'
import { ofDays } from './strangers/of-days.ts'
import { ofTools } from './strangers/of-tools.ts'
import type { Stranger } from './strangers/stranger.ts'

const strangers = [...ofTools, ...ofDays, ...ofCells, ...ofForms]

async function read({ file, ending }: Stranger, answers?: Answers) {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : new Uint8Array(file)
  return readRunbook({ name: `sheet.${ending ?? 'csv'}`, bytes }, answers, 2026)
}

/** What the runbook says, in the words of the truth beside it. */
function told(runbook: OwnRunbook) {
  const { tasks, finish } = courseOf(runbook)
  const starts = new Map(tasks.map(({ task, start }) => [task.id, start]))
  return {
    t0: [runbook.date, runbook.t0].filter(Boolean).join(' '),
    tasks: runbook.tasks.map((task) => {
      const { id, owner, duration, spread } = task
      const range = spread ? ` (${spread.optimistic} to ${spread.pessimistic})` : ''
      const links = linksOf(task).map(linkText).join(',')
      return [id, `${starts.get(id)} +${duration}${range}`, owner, links]
        .filter(Boolean)
        .join(' | ')
    }),
    groups: runbook.groups.map(({ name }) => name).join(' | '),
    finish,
  }
}

test('there are at least thirty of them', () => {
  expect(strangers.length).toBeGreaterThanOrEqual(30)
})

test.each(strangers.map((stranger) => [stranger.name, stranger] as const))(
  'right at once, or asks and is right after the answer: %s',
  async (_, stranger) => {
    const { asks = {}, says, t0 = '', tasks, groups = '', finish } = stranger
    expect(unsureOf(await read(stranger))).toEqual(expect.arrayContaining(Object.keys(asks)))
    const answered = await read(stranger, { ...asks, ...says })
    expect(told(runbookOf(answered))).toEqual({ t0, tasks, groups, finish })
  },
)
