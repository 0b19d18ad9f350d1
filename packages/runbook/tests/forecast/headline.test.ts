import { expect, test } from 'vitest'
import { lackingText } from '../../forecast/headline.ts'
import { fragmentOf } from '../../take-away/link.ts'
import { openLinked } from '../../open.ts'
import { readText, runbookOf } from '../read-fixture.ts'

const known = ['10', '20', '25 min']

/** A chain of six tasks, of which the first have these durations. */
function chain(durations: readonly string[], heading = 'Mins') {
  const rows = Array.from(
    { length: 6 },
    (_, i) => `${i + 1},Copy ${i + 1},${durations[i] ?? ''},${i || ''}`,
  )
  return [`ID,Task,${heading},After`, ...rows].join('\n')
}

test('durations that are mostly the usual one are no ground for a forecast', async () => {
  for (const [text, needs] of [
    [chain(known, 'Xyz'), /^We can’t read any task’s duration/],
    [chain(known.slice(1)), /^Only 2 of 6 tasks have a duration/],
  ] as const)
    expect(lackingText(runbookOf(await readText(text)).tasks)).toMatch(needs)
  expect(lackingText(runbookOf(await readText(chain(known))).tasks)).toBeNull()
})

test('a link says which durations nobody knows', async () => {
  const own = runbookOf(await readText(chain([])))
  const sent = runbookOf(await openLinked(fragmentOf(own)))
  expect(lackingText(sent.tasks)).toBe(lackingText(own.tasks))
})
