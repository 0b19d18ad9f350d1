import { expect, test } from 'vitest'
import { setUpBench } from '../linkedin/bench.ts'
import { openDays } from './days.ts'

const bench = setUpBench()

/** From the first of the days to the last, counted from 0: what is wrong, and what of it is told by its code. */
type Trouble = { from: number; to: number; what: string; code: string }

/**
 * A token lives 60 days and its end is told ten days before. Its owner sets the first new one two days too late, and
 * the next ones in time. 30 March and 26 October, when clocks change, are days like others: the schedule is in UTC.
 */
const year: Trouble[] = [
  { from: 51, to: 61, what: 'the token ends on day 60', code: 'token_lapsing' },
  { from: 60, to: 61, what: 'LinkedIn refuses the token', code: 'token_invalid' },
  { from: 90, to: 92, what: 'the quota is used up', code: 'rate_limited' },
  { from: 113, to: 115, what: 'the second token ends on day 122', code: 'token_lapsing' },
  { from: 130, to: 136, what: 'the database is paused for a week', code: 'database_paused' },
  { from: 167, to: 168, what: 'the third token ends on day 176', code: 'token_lapsing' },
  { from: 180, to: 184, what: 'the model is retired', code: 'model_retired' },
  { from: 200, to: 200, what: 'a dead run holds the lock', code: 'run_under_way' },
  { from: 220, to: 221, what: 'the fourth token ends on day 229', code: 'token_lapsing' },
  { from: 250, to: 252, what: 'a scope was taken away', code: 'likes_denied' },
  { from: 273, to: 273, what: 'the fifth token ends on day 282', code: 'token_lapsing' },
  { from: 324, to: 340, what: 'the version ends on day 334', code: 'version_ending' },
  { from: 325, to: 326, what: 'the sixth token ends on day 334', code: 'token_lapsing' },
  { from: 336, to: 340, what: 'LinkedIn refuses the version', code: 'version_retired' },
]

function isOn(day: number, what: string) {
  return year.some((each) => each.what === what && each.from <= day && day <= each.to)
}

/** A year of runs takes half a minute alone, and minutes beside other tests on a busy machine. */
const limit = { timeout: 360_000 }

test(
  'a year day by day: no day with a trouble is silent, and none has two messages',
  limit,
  async () => {
    const days = await openDays(bench)
    const { scene } = days
    const { faults, tokens } = scene.linkedin
    scene.env.LINKEDIN_VERSION = '202512'
    scene.env.OPENAI_API_KEY = 'a-key'

    function setToken(name: string) {
      scene.env.LINKEDIN_ACCESS_TOKEN = name
      tokens.allow(name)
    }

    async function arrange(day: number) {
      faults.clear()
      bench.gate.open()
      const isRenewed = year.some(({ code, to }) => code === 'token_lapsing' && to + 1 === day)
      if (isRenewed) setToken(`token-of-day-${day}`)
      if (day === 60) tokens.expireAll()
      if (isOn(day, 'the quota is used up')) faults.set('posts', { kind: 'status', status: 429 })
      if (isOn(day, 'the database is paused for a week')) bench.gate.judge(() => 540)
      if (isOn(day, 'a scope was taken away'))
        faults.set('socialMetadata', { kind: 'status', status: 403 })
      if (isOn(day, 'LinkedIn refuses the version'))
        faults.set('posts', { kind: 'status', status: 426 })
      if (day === 341) scene.env.LINKEDIN_VERSION = '202612'
      if (day === 180) await days.endEdit('model_retired')
      if (day === 185) await days.endEdit(null)
      if (day === 200) await bench.addRun(5)
    }

    for (let day = 0; day < 365; day += 1) {
      await arrange(day)
      // A run claims for a moment only, so that a lock and a paused database are told at once.
      const { codes } = await days.live(day, { leastMs: 20_000 })
      const wrong = year.filter(({ from, to }) => from <= day && day <= to)
      const wasWrong = year.some(({ from, to }) => from <= day - 1 && day - 1 <= to)
      const recovered = wasWrong ? [] : undefined
      const expected = wrong.length > 0 ? wrong.map(({ code }) => code).toSorted() : recovered
      expect(codes?.toSorted(), `day ${day}, ${days.dayOf(day)}`).toEqual(expected)
    }
  },
)
