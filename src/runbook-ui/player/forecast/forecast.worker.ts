import { simulate, type Forecast, type ForecastSettings } from '#runbook/forecast'
import type { Bounds, ForecastAnswer, ForecastRequest, RunQuestion } from './messages.ts'

/** The time between two reports of progress, in ms. A newer question is noticed then. */
const stretch = 80

let runbook: Extract<ForecastRequest, { runbook: unknown }>['runbook'] = { tasks: [], backout: [] }
let latest = 0

function answer(message: ForecastAnswer, transfer: Transferable[] = []) {
  postMessage(message, { transfer })
}

/** Runs for each bound: right within 2 of 100, for a third of the forecast's work. */
const boundRuns = 1500

function* simulated(question: RunQuestion): Generator<number, [Forecast, Bounds | null]> {
  const { settings, windowEnd, hasBounds, ...rest } = question

  function by(changed: Partial<ForecastSettings>) {
    const all = { ...settings, ...changed }
    return simulate({ runbook: { ...runbook, windowEnd }, settings: all, ...rest })
  }

  const forecast = yield* by({})
  if (!hasBounds) return [forecast, null]
  const never = yield* by({ runs: boundRuns, spread: 'never' })
  const measured = yield* by({ runs: boundRuns, spread: 'measured' })
  return [forecast, [never.finishes, measured.finishes]]
}

function work(id: number, question: RunQuestion) {
  const steps = simulated(question)

  function go() {
    if (id !== latest) return
    const until = performance.now() + stretch
    for (;;) {
      const step = steps.next()
      if (step.done) {
        const [forecast, bounds] = step.value
        const { finishes, lastCalls, withoutRisks } = forecast
        const moved = [
          finishes,
          lastCalls,
          ...(withoutRisks ? [withoutRisks] : []),
          ...(bounds ?? []),
        ]
        return answer(
          { id, forecast, bounds },
          moved.map(({ buffer }) => buffer as ArrayBuffer),
        )
      }
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
