import { readdirSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { clockTime } from '@cuewright/runbook/words'
import { hoursUpTo } from '@cuewright/runbook-ui/bars'
import { backoutAt, plan, rehearsed, runAt } from '../../../src/events/event-times.ts'
import { gateCriteria } from '../../../src/events/payments-migration-detail.ts'
import { eventRecord } from '../../../src/events/payments-migration-record.ts'
import { rehearsalIssues } from '../../../src/events/payments-migration-issues.ts'
import { paymentsMigration as event } from '../../../src/events/payments-migration.ts'
import { inWords } from '../../../src/lib/in-words.ts'
import { screens } from '../../../src/screens/screens.tsx'
import { scenes } from '../../../src/pages/solution/copy.ts'

const all = Object.entries(screens).map(([name, screen]) => ({
  name,
  ...screen,
  html: renderToStaticMarkup(createElement(screen.Component)),
}))

function textOf(html: string) {
  return html
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

function times(text: string) {
  return text.match(/\b[0-2]\d:[0-5]\d\b/g) ?? []
}

/** Every time that the event, its live run, its rehearsal or its record knows. */
function knownTimes(): Set<string> {
  const minutes = [
    ...hoursUpTo(event.windowEnd),
    ...[62, 84, 232].flatMap((minute) => {
      const view = runAt(minute)
      return [minute, backoutAt(minute).finish, ...view.tasks.flatMap((v) => [v.start, v.finish])]
    }),
    ...[plan, rehearsed].flatMap(({ tasks }) => tasks.flatMap((t) => [t.start, t.finish])),
    ...Object.values(eventRecord.announcedOutage),
    ...rehearsalIssues.map(({ raisedAt }) => raisedAt),
    ...plan.tasks.map(({ task }, i) => rehearsed.tasks[i]!.start + task.duration),
    event.windowEnd,
  ]
  const criteria = times(
    Object.values(gateCriteria)
      .flat()
      .map(({ condition }) => condition)
      .join(' '),
  )
  return new Set([...minutes.map((minute) => clockTime(event.t0, minute)), ...criteria])
}

describe.each(all)('$title', ({ html, alt }) => {
  test('shows no time that the event does not know', () => {
    const known = knownTimes()
    expect(times(textOf(html) + alt).filter((time) => !known.has(time))).toEqual([])
  })

  test('gives every task that it numbers the name the event gives it', () => {
    const named = [...event.tasks, ...event.backout]
    const numbered = [...textOf(html).matchAll(/^(B?\d{1,2}) ([A-Z][a-z].+)$/gm)]
      .filter(([, , name]) => !/^(Sept|Oct)/.test(name!))
      .map(([, id, name]) => `${id} ${name!.split(',')[0]}`)
    const right = named.map(({ id, name }) => `${id} ${name}`)
    expect(numbered.filter((label) => !right.some((name) => label.startsWith(name)))).toEqual([])
  })

  test('is described, and holds nothing that takes the focus', () => {
    expect(alt.length).toBeGreaterThan(80)
    expect(alt).not.toMatch(/undefined|NaN|Infinity/)
    expect(textOf(html)).not.toMatch(/undefined|NaN|Infinity/)
    expect(html).toMatch(/^<(figure|div class="screen" role="img" aria-label=)/)
    expect(html).not.toMatch(/<(a|button|input|select|textarea|summary)\b|tabindex/i)
  })
})

test.each(['runbook-planner', 'task-slide-in'])('%s shows every task of the event', (name) => {
  const text = textOf(all.find((screen) => screen.name === name)?.html ?? '')
  expect(event.tasks.filter((task) => !text.includes(task.name))).toEqual([])
})

test('runbook-overview shows the tasks of which an issue was raised, and says how many others there are', () => {
  const text = textOf(all.find(({ name }) => name === 'runbook-overview')?.html ?? '')
  const found = rehearsalIssues.map(({ task }) => event.tasks.find(({ id }) => id === task)!)
  expect(found.length).toBeGreaterThan(2)
  expect(found.filter(({ name }) => !text.includes(name))).toEqual([])
  const shown = event.tasks.filter(({ name }) => text.includes(name)).length
  expect(text.replace(/\s+/g, ' ')).toContain(
    `The other ${inWords(event.tasks.length - shown)} tasks`,
  )
})

test('no screen or showcase types a time or a task’s name again', () => {
  const folders = ['src/screens/product', 'src/screens/kit', 'src/pages/solution']
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => ({ file, source: readFileSync(`${folder}/${file}`, 'utf8') })),
  )
  const names = [...event.tasks, ...event.backout].map(({ name }) => name)
  const found = sources.filter(
    ({ source }) => times(source).length > 0 || names.some((name) => source.includes(name)),
  )
  expect(sources.length).toBeGreaterThan(20)
  expect(found.map(({ file }) => file)).toEqual([])
})

test('every screen has its scene, in the order of its moment, and no two say the same', () => {
  const shown = [...scenes.before, ...scenes.night].flat()
  expect(shown.map(({ name }) => name).toSorted()).toEqual(Object.keys(screens).toSorted())
  const moments = shown.map(({ time }) => time).join(', ')
  expect(moments).toBe(
    '24 days, 9 days, 7 days, 7 days, 5 days, 3 days, 22:30, 23:02, 23:02, 23:24, 01:52',
  )
  expect(new Set(shown.map(({ subtitle }) => subtitle)).size).toBe(shown.length)
})
