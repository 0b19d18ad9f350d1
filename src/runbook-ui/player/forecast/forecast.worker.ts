import { simulate, type Forecast } from '#runbook/forecast'
import type { ForecastAnswer, ForecastRequest, RunQuestion } from './messages.ts'

/** The time between two reports of progress, in ms. A newer question is noticed then. */
const stretch = 80

let runbook: Extract<ForecastRequest, { runbook: unknown }>['runbook'] = { tasks: [], backout: [] }
let latest = 0

function answer(message: ForecastAnswer, transfer: Transferable[] = []) {
  postMessage(message, { transfer })
}

function work(id: number, { settings, others, windowEnd, ...rest }: RunQuestion) {
  const spreads = [settings.spread, ...others]
  let place = 0
  let steps = simulated()

  function simulated() {
    const spread = spreads[place]!
    return simulate({
      runbook: { ...runbook, windowEnd },
      settings: { ...settings, spread },
      ...rest,
    })
  }

  function tell(forecast: Forecast) {
    const { finishes, lastCalls, withoutRisks } = forecast
    const of = spreads[place]!
    if (place > 0) return answer({ id, of, finishes }, [finishes.buffer])
    const moved = [finishes, lastCalls, ...(withoutRisks ? [withoutRisks] : [])]
    answer(
      { id, of, forecast },
      moved.map(({ buffer }) => buffer as ArrayBuffer),
    )
  }

  function go() {
    if (id !== latest) return
    const until = performance.now() + stretch
    for (;;) {
      const step = steps.next()
      if (step.done) {
        tell(step.value)
        place++
        if (place === spreads.length) return
        steps = simulated()
        return setTimeout(go)
      }
      if (performance.now() < until) continue
      if (place === 0) answer({ id, done: step.value / settings.runs })
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
