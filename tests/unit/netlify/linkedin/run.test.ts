import { expect, test } from 'vitest'
import { problem } from '../../../../netlify/linkedin/sync-problem.ts'
import { reportOf } from '../../../../netlify/linkedin/run.ts'
import { nothingYet } from '../../../../netlify/linkedin/sync.ts'

function limited(retryAfterSeconds: number) {
  return problem('rate_limited', { retryAfterSeconds })
}

test.each([
  ['LinkedIn asks for longer', [limited(2000)], 2000],
  ['LinkedIn asks for less', [limited(5)], 300],
  ['time ran out as well', [problem('out_of_time'), limited(2000)], 2000],
  ['nothing is wrong but the list', [], 300],
])('a run that ends empty keeps callers away as long as it must: %s', (_, problems, seconds) => {
  expect(reportOf({ tally: nothingYet, problems, warnings: [] }, 300)).toMatchObject({
    outcome: 'empty',
    retry_after_seconds: seconds,
  })
})
