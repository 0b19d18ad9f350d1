import { useDeferredValue, useEffect, useRef, useState } from 'react'
import type { Forecast } from '@cuewright/runbook/forecast'
import type { RunTasks } from '@cuewright/runbook/model'
import type { Finishes, ForecastAnswer, ForecastRequest, RunQuestion } from './messages.ts'
import { forecastWorker } from './worker-address.ts'

type Simulation = {
  /** The newest forecast. It may answer an older question. */
  readonly forecast: Forecast | null
  /** The finishes of the newest forecast, then of the other spreads as soon as they are simulated. */
  readonly finishes: Finishes
  /** From 0 to 1; null if nothing is running, or only a patient question. */
  readonly progress: number | null
  /** True if the worker did not load, or ended by an error. The next question starts a new one. */
  readonly hasFailed: boolean
}

type Change = (old: Simulation) => Simulation

const nothing: Simulation = { forecast: null, finishes: {}, progress: null, hasFailed: false }

/**
 * Without a question, the last forecast remains. Questions that change every minute are `isPatient`. While it `isHeld`,
 * nothing is simulated.
 */
export function useSimulation(
  runbook: RunTasks,
  question: RunQuestion | null,
  isPatient = false,
  isHeld = false,
): Simulation {
  const [newest, setNewest] = useState({ of: runbook, simulation: nothing })
  const forecaster = useRef<Forecaster>(null)
  useEffect(() => {
    const started = createForecaster(runbook, (change) =>
      setNewest((old) => {
        const simulation = change(old.of === runbook ? old.simulation : nothing)
        return simulation === old.simulation ? old : { of: runbook, simulation }
      }),
    )
    forecaster.current = started
    return started.close
  }, [runbook])
  useEffect(() => {
    if (isHeld) forecaster.current!.close()
    else if (question) forecaster.current!.ask(question, isPatient)
  })
  // A new forecast changes every row, so React draws it when the clock leaves time.
  return useDeferredValue(newest.of === runbook ? newest.simulation : nothing)
}

type Forecaster = {
  /**
   * Asks for a forecast. A new question ends the current one, but a patient one waits for it, and replaces
   * any that waits. After a patient one the worker rests for as long as it worked, to leave time for drawing.
   */
  readonly ask: (question: RunQuestion, isPatient: boolean) => void
  readonly close: () => void
}

/** Simulates one runbook in a worker, which starts with the first question. */
function createForecaster(runbook: RunTasks, update: (change: Change) => void): Forecaster {
  let worker: Worker | undefined
  let asked = { id: 0, text: '' }
  /** When the current question was asked, in ms; null if there is none. */
  let since: number | null = null
  const patient = createWaitingPlace(send)

  function take(answer: ForecastAnswer) {
    if (answer.id !== asked.id) return
    update(changeBy(answer))
    if (!('isLast' in answer && answer.isLast)) return
    const took = performance.now() - (since ?? 0)
    since = null
    patient.rest(took)
  }

  function ask(question: RunQuestion, isPatient: boolean) {
    if (JSON.stringify(question) === asked.text) return
    if (isPatient && (since !== null || patient.isResting())) return patient.put(question)
    if (!isPatient) update((old) => ({ ...old, progress: 0, hasFailed: false }))
    send(question)
  }

  function send(question: RunQuestion) {
    patient.clear()
    worker ??= startWorker(runbook, take, giveUp)
    asked = { id: asked.id + 1, text: JSON.stringify(question) }
    since = performance.now()
    worker.postMessage({ id: asked.id, question } satisfies ForecastRequest, [])
  }

  function giveUp() {
    stop()
    update((old) => ({ ...old, progress: null, hasFailed: true }))
  }

  function stop() {
    worker?.terminate()
    worker = undefined
    patient.clear()
    since = null
  }

  function close() {
    stop()
    asked = { ...asked, text: '' }
  }

  return { ask, close }
}

/** Where the newest patient question waits until the worker has rested. */
function createWaitingPlace(send: (question: RunQuestion) => void) {
  let waiting: RunQuestion | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function sendWaiting() {
    timer = undefined
    if (waiting) send(waiting)
  }

  function rest(milliseconds: number) {
    if (waiting) timer = setTimeout(sendWaiting, milliseconds)
  }

  function clear() {
    waiting = undefined
    clearTimeout(timer)
    timer = undefined
  }

  function put(question: RunQuestion) {
    waiting = question
  }

  return { isResting: () => timer !== undefined, put, rest, clear }
}

function changeBy(answer: ForecastAnswer): Change {
  return (old) => {
    // Only the first forecast shows its progress.
    if ('done' in answer) return old.forecast ? old : { ...old, progress: answer.done }
    if ('finishes' in answer)
      return { ...old, finishes: { ...old.finishes, [answer.of]: answer.finishes } }
    const { of, forecast } = answer
    return { ...nothing, forecast, finishes: { [of]: forecast.finishes } }
  }
}

function startWorker(
  { tasks, backout }: RunTasks,
  onAnswer: (answer: ForecastAnswer) => void,
  onError: () => void,
) {
  const worker = new Worker(forecastWorker, { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<ForecastAnswer>) => onAnswer(data))
  worker.addEventListener('error', onError)
  worker.postMessage({ runbook: { tasks, backout } } satisfies ForecastRequest, [])
  return worker
}
