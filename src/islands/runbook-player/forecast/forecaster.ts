import type { Forecast } from '../../../runbook/forecast/simulate.ts'
import type { Runbook } from '../../../runbook/task.ts'
import type { ForecastAnswer, ForecastRequest, Question } from './messages.ts'

export type Foreseen = {
  /** The newest that is known, perhaps of an older question; null until there is one. */
  readonly forecast: Forecast | null
  /** How far the newest question has come, from 0 to 1; null while nothing is asked. */
  readonly progress: number | null
}

export type Forecaster = {
  /**
   * Asks for a forecast; the same question is asked once. A new one takes the place of one under
   * way, unless it is patient: then it waits, and only the newest of those that wait is asked.
   */
  readonly ask: (question: Question, isPatient: boolean) => void
  readonly subscribe: (onChange: () => void) => () => void
  readonly read: () => Foreseen
  readonly close: () => void
}

/** Forecasts of one runbook by its own worker, which starts with the first question. */
export function createForecaster({
  tasks,
  backout,
}: Pick<Runbook, 'tasks' | 'backout'>): Forecaster {
  let worker: Worker | undefined
  let foreseen: Foreseen = { forecast: null, progress: null }
  let asked = { id: 0, text: '' }
  let waiting: Question | undefined
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
    if ('done' in data) return tell({ ...foreseen, progress: data.done })
    tell({ forecast: data.forecast, progress: null })
    const next = waiting
    waiting = undefined
    if (next) ask(next, false)
  }

  function start() {
    const started = new Worker(new URL('./forecast.worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', hear)
    started.postMessage({ runbook: { tasks, backout } } satisfies ForecastRequest, [])
    return started
  }

  function ask(question: Question, isPatient: boolean) {
    const text = JSON.stringify(question)
    if (text === asked.text) return
    if (isPatient && foreseen.progress !== null) {
      waiting = question
      return
    }
    worker ??= start()
    asked = { id: asked.id + 1, text }
    tell({ ...foreseen, progress: 0 })
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
      asked = { id: asked.id + 1, text: '' }
    },
  }
}
