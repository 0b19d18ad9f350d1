import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { limits } from '../failure.ts'
import { courseOf } from '../model/course.ts'
import type { Link } from '../model/link.ts'
import { openLinked, openRunbook } from '../open.ts'
import { fragmentOf } from '../take-away/link.ts'
import { runbookFileText } from '../take-away/runbook-file.ts'
import { chained, nested, runbookWith } from './large.ts'
import { readText } from './read-fixture.ts'

/** The same runbook by each door: as a link and as a file. */
async function codesOf(runbook: ReturnType<typeof runbookWith>) {
  const file = { name: 'a.runbook.json', bytes: new TextEncoder().encode(runbookFileText(runbook)) }
  const reads = await Promise.all([openLinked(fragmentOf(runbook)), openRunbook(file)])
  return reads.map((read) => (read.ok ? 'open' : read.code))
}

test('links and files are held to the same limits', async () => {
  expect(await codesOf(nested(limits.groups))).toEqual(['open', 'open'])
  expect(await codesOf(nested(limits.groups + 1))).toEqual(['too_deep', 'too_deep'])
  expect(await codesOf(nested(3000))).toEqual(['too_deep', 'too_deep'])
  // Far more links than tasks, as no sheet has them.
  const dense = chained(1200, (i) => Array.from({ length: i }, (_, other) => String(other + 1)))
  expect(await codesOf(dense)).toEqual(['too_many_links', 'too_many_links'])
  const half = limits.rows / 2 + 1
  const twoSided = { ...chained(half), backout: chained(half, undefined, 'b').tasks }
  expect(await codesOf(twoSided)).toEqual(['too_many_tasks', 'too_many_tasks'])
})

test('no runbook lasts longer than dates can be written', async () => {
  const far: Link = { from: '1', kind: 'finish-to-start', lag: { percent: 10_000 } }
  const tasks = Array.from({ length: 100 }, (_, i) => ({
    ...runbookWith().tasks[0]!,
    id: String(i + 1),
    duration: 10_000 * 24 * 60,
    links: i === 0 ? [] : [{ ...far, from: String(i) }],
  }))
  expect(await codesOf(runbookWith({ tasks }))).toEqual(['too_long', 'too_long'])
})

/** What cells of plans are made of. */
const pieces = [
  '22:00 | 9h30 | 0900 | 11:30 pm | noon | 24:00 | 25:30 | 23:59:59 | 45000.25',
  'Sat | Montag | 14/06/2031 | 2031-06-14 | 14 June | 29.02.2031 | KW 24 | Day 2',
  'T+30 | T-1h | D+1 | Night 2 | 10 | 0.5 | 30 min | 2h | 3 Tage | PT1H | 50%',
  '- | – | ~ | to | bis | → | @ | / | ; | ( | ) | [15 min] | + | x | 1e5 | ∞',
  'after 3 | 2FS+1d | 3-7 | 1.1 | all | tbc | n/a | done | Plan B | #REF! | CET',
].flatMap((line) => line.split(' | '))

const headings = [
  'Task | Start | End | Duration | Owner | After | Status | ID | Day | Time | Night',
  'Elapsed | % | Date | Predecessors | Lag | Beginn | Dauer | Inicio | Type | Check',
  'From | To | Start date | Actual start | WBS | Value | Unit | Min | Max',
  '',
].flatMap((line) => line.split(' | '))

// '22:00 23:00' under 'Start' was turned round without an end.
test('whatever the cells say, a sheet is read or refused, and each task has its times', async () => {
  const cell = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 })
  const column = fc.tuple(
    fc.constantFrom(...headings),
    fc.array(cell, { minLength: 6, maxLength: 6 }),
  )
  const sheet = fc.array(column, { minLength: 2, maxLength: 6 }).map((columns) => {
    const rows = [0, 1, 2, 3, 4, 5].map((row) => columns.map(([, cells]) => cells[row]!.join(' ')))
    return [columns.map(([name]) => name), ...rows].map((row) => row.join()).join('\n')
  })
  await fc.assert(
    fc.asyncProperty(sheet, async (text) => {
      const opened = await readText(text)
      const tasks = opened.ok ? courseOf(opened.runbook).tasks : []
      for (const { start, finish } of tasks) expect(finish).toBeGreaterThanOrEqual(start)
    }),
    { seed: 31, numRuns: 150 },
  )
})
