import { expect, test } from 'vitest'
import { limits } from '../failure.ts'
import type { Link } from '../model/link.ts'
import { openLinked, openRunbook } from '../open.ts'
import { fragmentOf } from '../take-away/link.ts'
import { runbookFileText } from '../take-away/runbook-file.ts'
import { chained, nested, runbookWith } from './large.ts'

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
