import { expect, test } from 'vitest'
import { scenarios } from '../../../../src/content/scenarios.ts'
import { examples } from '../../../../src/islands/runbook-player/examples.ts'
import { openRunbook } from '../../../../src/runbook/open.ts'
import { checkRunbook } from '../../../../src/runbook/model/check.ts'

test('every scenario has its event, and each can be played', () => {
  expect([...examples.keys()].toSorted()).toEqual(scenarios.map(({ id }) => id).toSorted())
  for (const { t0, windowEnd, tasks, backout, groups } of examples.values()) {
    expect(checkRunbook({ t0: t0!, windowEnd: windowEnd!, tasks, backout })).toEqual([])
    const known = groups.map(({ id }) => id)
    expect(tasks.every(({ group }) => known.includes(group!))).toBe(true)
  }
})

test('a fragment that is no link of ours ends in one sentence', async () => {
  for (const wanted of ['', 'r1.', 'r9.abc', 'something', '%E0%A4%A']) {
    const read = await openRunbook({ link: wanted })
    expect(read()).toMatchObject({ ok: false })
  }
})
