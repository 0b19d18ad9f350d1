import { failure, type FailureCode } from '@cuewright/runbook/open'
import type { Reason, PlanSettings } from '@cuewright/runbook/versions'
import type { Arrival, ReadAgain, ReadAnswer, ReadRequest, ReadResult } from './messages.ts'

export type Connection = {
  readonly send: (question: Arrival | ReadAgain) => void
  /** Sends the visitor's inputs, on which the reasons for a changed chance depend. */
  readonly tell: (planSettings: PlanSettings) => void
  /** Ignores the answers to earlier requests. */
  readonly forget: () => void
  readonly close: () => void
}

export type Listener = {
  readonly onResult: (result: ReadResult) => void
  readonly onReasons: (reasons: readonly Reason[]) => void
}

/** Reading may take this long (ms): 20,000 normal rows take far less. */
const patience = 20_000

/** Starts the worker that reads files. If it hangs, fails or cannot load, the next request starts a new one. */
export function connect({ onResult, onReasons }: Listener): Connection {
  let latest = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let worker: Worker | undefined = start()

  function start() {
    let isLoaded = false
    const started = new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
      isLoaded = true
      if (data === 'ready' || data.id !== latest) return
      if ('reasons' in data) return onReasons(data.reasons)
      stopTimer()
      onResult(data.result)
    })
    started.addEventListener('error', () => giveUp(isLoaded ? 'unreadable' : 'not_loaded'))
    return started
  }

  function stopTimer() {
    clearTimeout(timer)
    timer = undefined
  }

  function giveUp(why: FailureCode) {
    worker?.terminate()
    worker = undefined
    if (timer === undefined) return
    stopTimer()
    onResult({ name: '', read: failure(why) })
  }

  function forget() {
    latest++
    stopTimer()
  }

  return {
    send: (question) => {
      forget()
      timer = setTimeout(() => giveUp('took_too_long'), patience)
      worker ??= start()
      worker.postMessage({ ...question, id: latest } satisfies ReadRequest, [])
    },
    tell: (planSettings) =>
      worker?.postMessage({ planSettings, id: latest } satisfies ReadRequest, []),
    forget,
    close: () => {
      stopTimer()
      worker?.terminate()
    },
  }
}
