import { simulate } from '../../../runbook/forecast/simulate.ts'
import type { ForecastAnswer, ForecastRequest, RunQuestion } from './messages.ts'

/** Milliseconds between two looks for a newer question, each with a word on the progress. */
const stretch = 80

let runbook: Extract<ForecastRequest, { runbook: unknown }>['runbook'] = { tasks: [], backout: [] }
let latest = 0

function answer(message: ForecastAnswer, transfer: Transferable[] = []) {
  postMessage(message, { transfer })
}

function work(id: number, { settings, windowEnd, delays, minute }: RunQuestion) {
  const steps = simulate({ runbook: { ...runbook, windowEnd }, settings, delays, minute })

  function go() {
    if (id !== latest) return
    const until = performance.now() + stretch
    for (;;) {
      const step = steps.next()
      if (step.done) {
        const { finishes, lastCalls } = step.value
        return answer({ id, forecast: step.value }, [finishes.buffer, lastCalls.buffer])
      }
      if (performance.now() < until) continue
      answer({ id, done: step.value / settings.runs })
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
