import { simulate } from '@cuewright/runbook/forecast'
import type { ForecastAnswer, ForecastRequest, RunQuestion } from './messages.ts'

/** The time between two progress messages, in ms. The worker then also sees whether a newer question has arrived. */
const stretch = 80

let runbook: Extract<ForecastRequest, { runbook: unknown }>['runbook'] = { tasks: [], backout: [] }
let latest = 0

function answer(message: ForecastAnswer, transfer: Transferable[] = []) {
  postMessage(message, { transfer })
}

/** Runbooks of this many tasks get a first answer from fewer runs: 1,000 for 2,000 tasks, 133 for 15,000. */
const large = 1000
const firstDraws = 2_000_000

/** Answers the forecast first, then the other questions. Yields how many runs are done. */
function* answers(id: number, { others, windowEnd, ...question }: RunQuestion): Generator<number> {
  const asked = { ...question, runbook: { ...runbook, windowEnd } }
  const { settings } = question
  const count = runbook.tasks.length
  const first = count < large ? [] : [Math.round(firstDraws / count)]
  for (const runs of [...first, settings.runs]) {
    const forecast = yield* simulate({ ...asked, settings: { ...settings, runs } })
    const { finishes, lastCalls, withoutRisks } = forecast
    const transferred = [finishes, lastCalls, ...(withoutRisks ? [withoutRisks] : [])]
    answer(
      { id, of: settings.spread, forecast, isLast: runs === settings.runs },
      transferred.map(({ buffer }) => buffer as ArrayBuffer),
    )
  }
  for (const { name, ...instead } of others) {
    const other = yield* simulate({ ...asked, ...instead })
    answer({ id, of: name, finishes: other.finishes }, [other.finishes.buffer as ArrayBuffer])
  }
}

function work(id: number, question: RunQuestion) {
  const steps = answers(id, question)

  function go() {
    if (id !== latest) return
    const until = performance.now() + stretch
    for (;;) {
      const step = steps.next()
      if (step.done) return
      if (performance.now() < until) continue
      answer({ id, done: step.value / question.settings.runs })
      return setTimeout(go)
    }
  }

  go()
}

addEventListener('message', ({ data }: MessageEvent<ForecastRequest>) => {
  if ('runbook' in data) {
    runbook = data.runbook
    latest = 0
    return
  }
  latest = data.id
  work(data.id, data.question)
})
