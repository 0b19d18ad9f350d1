import type { Forecast } from '../../../runbook/forecast/simulate.ts'
import type { RunTasks } from '../../../runbook/model/task.ts'
import type { Bounds, ForecastAnswer, ForecastRequest, RunQuestion } from './messages.ts'

export type Foreseen = {
  /** The newest that is known, perhaps of an older question; null until there is one. */
  readonly forecast: Forecast | null
  /** What the finishes would be with other durations, while nobody has said how well these are known. */
  readonly bounds: Bounds | null
  /** How far the first question has come, from 0 to 1; null while the newest is answered, or is patient. */
  readonly progress: number | null
}

export type Forecaster = {
  /**
   * Asks for a forecast; the same question is asked once. A new one takes the place of one under
   * way, unless it is patient: then it waits, and only the newest of those that wait is asked. After
   * a patient one the worker rests for as long as it took, so that half a processor is left to draw.
   */
  readonly ask: (question: RunQuestion, isPatient: boolean) => void
  readonly subscribe: (onChange: () => void) => () => void
  readonly read: () => Foreseen
  readonly close: () => void
}

/** Forecasts of one runbook by its own worker, which starts with the first question. */
export function createForecaster({ tasks, backout }: RunTasks): Forecaster {
  let worker: Worker | undefined
  let foreseen: Foreseen = { forecast: null, bounds: null, progress: null }
  let asked = { id: 0, text: '' }
  let waiting: RunQuestion | undefined
  /** When the question under way was asked; null while there is none. */
  let since: number | null = null
  let rest: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function tell(news: Foreseen) {
    foreseen = news
    for (const listener of listeners) listener()
  }

  function send(request: ForecastRequest) {
    worker?.postMessage(request, [])
  }

  function hear({ data }: MessageEvent<ForecastAnswer>) {
    if (data.id !== asked.id) return
    if ('done' in data) {
      // Only a first forecast is waited for: while there is an older one, nothing shows the progress.
      if (foreseen.forecast === null) tell({ ...foreseen, progress: data.done })
      return
    }
    const took = performance.now() - (since ?? 0)
    since = null
    tell({ forecast: data.forecast, bounds: data.bounds, progress: null })
    if (waiting) rest = setTimeout(askWaiting, took)
  }

  function askWaiting() {
    rest = undefined
    if (waiting) ask(waiting, false, true)
  }

  function start() {
    const started = new Worker(new URL('./forecast.worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', hear)
    started.postMessage({ runbook: { tasks, backout } } satisfies ForecastRequest, [])
    return started
  }

  function ask(question: RunQuestion, isPatient: boolean, hasWaited = false) {
    const text = JSON.stringify(question)
    if (text === asked.text) return
    if (isPatient && (since !== null || rest !== undefined)) {
      waiting = question
      return
    }
    waiting = undefined
    clearTimeout(rest)
    rest = undefined
    worker ??= start()
    asked = { id: asked.id + 1, text }
    since = performance.now()
    if (!isPatient && !hasWaited) tell({ ...foreseen, progress: 0 })
    send({ id: asked.id, question })
  }

  return {
    ask,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    read: () => foreseen,
    close: () => {
      worker?.terminate()
      worker = undefined
      clearTimeout(rest)
      rest = undefined
      since = null
      asked = { id: asked.id + 1, text: '' }
    },
  }
}
