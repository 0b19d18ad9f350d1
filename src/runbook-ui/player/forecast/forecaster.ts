import type { Forecast } from '#runbook/forecast'
import type { RunTasks } from '#runbook/model'
import type { Finishes, ForecastAnswer, ForecastRequest, RunQuestion } from './messages.ts'

export type Foreseen = {
  /** The newest forecast, perhaps the answer to an older question. */
  readonly forecast: Forecast | null
  /** Of the newest forecast and, as they come, of its question's other spreads. */
  readonly finishes: Finishes
  /** From 0 to 1; null if the newest question is answered or patient. */
  readonly progress: number | null
}

export type Forecaster = {
  /**
   * Asks for a forecast. A new question ends the current one. A patient question waits for it, and replaces
   * another that waits. After a patient one the worker rests for as long as it worked, so that half a
   * processor is left for drawing.
   */
  readonly ask: (question: RunQuestion, isPatient: boolean) => void
  readonly subscribe: (onChange: () => void) => () => void
  readonly read: () => Foreseen
  readonly close: () => void
}

/** Simulates one runbook in a worker, which starts with the first question. */
export function createForecaster(runbook: RunTasks): Forecaster {
  const { tell, ...news } = newsOf({ forecast: null, finishes: {}, progress: null })
  let worker: Worker | undefined
  let asked = { id: 0, text: '' }
  let waiting: RunQuestion | undefined
  /** When the current question was asked, in ms; null if there is none. */
  let since: number | null = null
  let rest: ReturnType<typeof setTimeout> | undefined

  function hear(answer: ForecastAnswer) {
    if (answer.id !== asked.id) return
    if ('done' in answer) {
      // Only a first forecast shows its progress.
      if (news.read().forecast === null) tell({ ...news.read(), progress: answer.done })
      return
    }
    if ('finishes' in answer) {
      const { finishes, ...foreseen } = news.read()
      tell({ ...foreseen, finishes: { ...finishes, [answer.of]: answer.finishes } })
      return
    }
    const { of, forecast, isLast } = answer
    tell({ forecast, finishes: { [of]: forecast.finishes }, progress: null })
    if (!isLast) return
    const took = performance.now() - (since ?? 0)
    since = null
    if (waiting) rest = setTimeout(askWaiting, took)
  }

  function askWaiting() {
    rest = undefined
    if (waiting) ask(waiting, false, true)
  }

  function ask(question: RunQuestion, isPatient: boolean, hasWaited = false) {
    const text = JSON.stringify(question)
    if (text === asked.text) return
    if (isPatient && (since !== null || rest !== undefined)) {
      waiting = question
      return
    }
    stopWaiting()
    worker ??= startWorker(runbook, hear)
    asked = { id: asked.id + 1, text }
    since = performance.now()
    if (!isPatient && !hasWaited) tell({ ...news.read(), progress: 0 })
    worker.postMessage({ id: asked.id, question } satisfies ForecastRequest, [])
  }

  function stopWaiting() {
    waiting = undefined
    clearTimeout(rest)
    rest = undefined
  }

  function close() {
    worker?.terminate()
    worker = undefined
    stopWaiting()
    since = null
    asked = { id: asked.id + 1, text: '' }
  }

  return { ask, ...news, close }
}

/** A value that React can subscribe to. */
function newsOf(first: Foreseen) {
  let foreseen = first
  const listeners = new Set<() => void>()
  return {
    read: () => foreseen,
    tell: (news: Foreseen) => {
      foreseen = news
      for (const listener of listeners) listener()
    },
    subscribe: (onChange: () => void) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

function startWorker({ tasks, backout }: RunTasks, hear: (answer: ForecastAnswer) => void) {
  const worker = new Worker(new URL('./forecast.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<ForecastAnswer>) => hear(data))
  worker.postMessage({ runbook: { tasks, backout } } satisfies ForecastRequest, [])
  return worker
}
