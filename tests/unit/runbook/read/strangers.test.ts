import { beforeEach, expect, test, vi } from 'vitest'
import { defaultSettings } from '../../../../src/runbook/forecast/default-settings.ts'
import { chanceInside, of100 } from '../../../../src/runbook/forecast/figures.ts'
import { lackingText } from '../../../../src/runbook/forecast/headline.ts'
import { forecastOf } from '../../../../src/runbook/forecast/simulate.ts'
import { courseOf } from '../../../../src/runbook/model/course.ts'
import { linksOf } from '../../../../src/runbook/model/link.ts'
import type { OwnRunbook } from '../../../../src/runbook/model/own-runbook.ts'
import { openRunbook } from '../../../../src/runbook/open.ts'
import { choiceKey } from '../../../../src/runbook/read/questions/choices.ts'
import { weigh } from '../../../../src/runbook/weigh.ts'
import { linkText } from '../../../../src/runbook/take-away/cleaned-sheet.ts'
import { readRunbook, runbookOf, unsureOf, type Answers } from '../read-fixture.ts'
import { strangers, type Stranger } from './strangers.ts'

// A slow machine would run out of the time for weighing.
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(0))

async function read({ source }: Stranger, answers?: Answers) {
  return readRunbook(source, answers, 2026)
}

/** What the runbook says, in the words of the truth beside it. */
function told(runbook: OwnRunbook) {
  const { tasks } = courseOf(runbook)
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
  }
}

/** In how many of 100 runs it ends in a window that is a tenth longer than the plan. */
function chanceOf(own: OwnRunbook, windowEnd: number): number {
  const settings = { ...defaultSettings(own), runs: 100 }
  const found = forecastOf({ runbook: { ...own, windowEnd }, settings, delays: [], minute: null })
  return of100(chanceInside(found, windowEnd))
}

/** What an answer can move: a time, an owner, the backout or the chance. */
function moved(opened: Awaited<ReturnType<typeof read>>, windowEnd: number): string {
  if (!opened.ok) return opened.code
  const { t0, date, tasks, backout } = opened.runbook
  const times = courseOf({ tasks }).tasks.map(({ task, start, finish }) => [
    task.id,
    task.owner,
    start,
    finish,
  ])
  const back = backout.map(({ id, owner }) => [id, owner])
  // Without links the player shows no chance.
  const chance = lackingText(tasks) ?? chanceOf(opened.runbook, windowEnd)
  return JSON.stringify([t0, date, times, back, chance])
}

/** The questions that the player shows, and those of them whose answers move nothing. */
async function questionsOf(stranger: Stranger) {
  const again = await openRunbook(stranger.source)
  const opened = again([], 2026)
  const weighed = weigh({ read: (said) => again(said, 2026), opened, choices: [], took: 0 })
  const hidden = new Set(weighed?.needless.map(choiceKey))
  const shown = opened.guesses.filter(({ id, isSure }) => !isSure && !hidden.has(choiceKey(id)))
  const end = opened.ok ? Math.ceil(courseOf(opened.runbook).finish * 1.1) : 0
  const before = moved(opened, end)
  // A question with one answer is a notice.
  const needless = shown.filter(
    ({ id, options }) =>
      options.length > 1 &&
      options.every(({ value: option }) => moved(again([{ id, option }], 2026), end) === before),
  )
  return { shown: shown.length, needless: needless.length }
}

test('of at least sixty none is wrong unasked, and one question in ten is needless at most', async () => {
  const asked = await Promise.all(strangers.map(questionsOf))
  const shown = asked.reduce((sum, each) => sum + each.shown, 0)
  const needless = asked.reduce((sum, each) => sum + each.needless, 0)
  expect(strangers.length).toBeGreaterThanOrEqual(60)
  expect(needless).toBeLessThanOrEqual(shown / 10)
  const unasked = strangers.filter((_, i) => asked[i]!.shown === 0)
  for (const stranger of unasked)
    expect(told(runbookOf(await read(stranger)))).toEqual(stranger.truth)
})

test.each(strangers.map((stranger) => [stranger.name, stranger] as const))(
  'right at once, or asks and is right after the answer: %s',
  async (_, stranger) => {
    const { asks, says, truth } = stranger
    expect(unsureOf(await read(stranger))).toEqual(expect.arrayContaining(Object.keys(asks)))
    const answered = await read(stranger, { ...asks, ...says })
    expect(told(runbookOf(answered))).toEqual(truth)
  },
)
