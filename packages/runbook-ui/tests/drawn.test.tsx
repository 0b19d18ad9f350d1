import { selectAll } from 'hast-util-select'
import { toString } from 'hast-util-to-string'
import { renderToStaticMarkup } from 'react-dom/server'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { defaultSettings, forecastOf } from '@cuewright/runbook/forecast'
import { courseOf } from '@cuewright/runbook/model'
import { openRunbook } from '@cuewright/runbook/open'
import { relativeTime } from '@cuewright/runbook/words'
import { Distribution } from '../player/board/distribution.tsx'
import { Cues } from '../player/report/cues.tsx'
import { PlayerState } from '../player/state/state.tsx'

/** A plan without start times: its tasks start at T0, T+30m and T+1h 30m. */
const withoutClock = `Id,Task,Owner,Minutes,After
1,Stop the app,Ops,30,
2,Copy the data,Ops,60,1
3,Check,Ops,210,2`

async function open(csv: string) {
  const opened = await openRunbook({ name: 'plan.csv', bytes: new TextEncoder().encode(csv) })
  if (!opened.ok) throw new Error(opened.sentence)
  return opened
}

function drawn(node: ReactNode, selector: string) {
  const html = renderToStaticMarkup(node)
  return selectAll(selector, unified().use(rehypeParse, { fragment: true }).parse(html))
}

test('the histogram of a plan without a clock has round times on an axis of its own', async () => {
  const { runbook } = await open(withoutClock)
  const end = courseOf(runbook).finish * 2
  const forecast = forecastOf({
    runbook: { ...runbook, windowEnd: end },
    settings: { ...defaultSettings(runbook), runs: 500 },
    delays: [],
    minute: null,
  })
  const times = drawn(
    <Distribution hasOwnAxis limits={[]} t0={null} at={relativeTime} {...{ forecast, end }} />,
    '.player-bins > .centred',
  ).map((mark) => toString(mark))
  const quarters = Array.from({ length: end / 15 }, (_, i) => relativeTime(i * 15))
  expect(times.length).toBeGreaterThan(1)
  expect(quarters).toEqual(expect.arrayContaining(times))
})

test('all cues of an owner have the same columns, in a plan without a clock too', async () => {
  const opened = await open(withoutClock)
  const tasks = courseOf(opened.runbook).tasks
  const cues = drawn(
    <PlayerState opened={opened} reached={null}>
      <Cues owners={['Ops']} owner="Ops" isTeam={false} onOwner={() => {}} tasks={tasks} />
    </PlayerState>,
    '.player-cues li',
  )
  expect(cues).toHaveLength(tasks.length)
  expect(new Set(cues.map(({ properties }) => String(properties.className))).size).toBe(1)
})
