import { failure, type FailureCode } from '@cuewright/runbook/open'
import type { Reason, PlanSettings } from '@cuewright/runbook/versions'
import type { ReadAgain, ReadAnswer, ReadRequest, ReadResult, ToOpen } from './messages.ts'

export type Connection = {
  /** Waits for ever if a later request takes its place, or `cancel` does. */
  readonly read: (what: ToOpen | ReadAgain) => Promise<ReadResult>
  readonly cancel: () => void
  /** Sends the visitor's inputs, on which the reasons for a changed chance depend. */
  readonly sendInputs: (planSettings: PlanSettings) => void
  readonly close: () => void
}

/** Reading may take this long (ms): 20,000 normal rows take far less. */
const patience = 20_000

type Waiting = {
  readonly resolve: (result: ReadResult) => void
  readonly timer: ReturnType<typeof setTimeout>
}

/** Starts the worker that reads files. If it hangs, fails or cannot load, the next request starts a new one. */
export function connect(onReasons: (reasons: readonly Reason[]) => void): Connection {
  let latest = 0
  let waiting: Waiting | undefined
  let worker: Worker | undefined = startWorker(take, giveUp)

  function take(answer: Exclude<ReadAnswer, 'ready'>) {
    if (answer.id !== latest) return
    if ('reasons' in answer) onReasons(answer.reasons)
    else settle(answer.result)
  }

  function settle(result: ReadResult) {
    clearTimeout(waiting?.timer)
    waiting?.resolve(result)
    waiting = undefined
  }

  function stopWorker() {
    worker?.terminate()
    worker = undefined
  }

  function giveUp(why: FailureCode) {
    stopWorker()
    settle({ name: '', opened: failure(why) })
  }

  function post(request: ReadRequest) {
    worker?.postMessage(request, [])
  }

  function forgetWaiting() {
    latest++
    clearTimeout(waiting?.timer)
    waiting = undefined
  }

  /** The worker reads one file after the other, so the next file would wait for a slow one. */
  function cancel() {
    if (waiting) stopWorker()
    forgetWaiting()
  }

  return {
    read: (what) => {
      forgetWaiting()
      worker ??= startWorker(take, giveUp)
      return new Promise((resolve) => {
        waiting = { resolve, timer: setTimeout(() => giveUp('took_too_long'), patience) }
        post({ ...what, id: latest })
      })
    },
    cancel,
    sendInputs: (planSettings) => post({ planSettings, id: latest }),
    close: () => {
      cancel()
      stopWorker()
    },
  }
}

function startWorker(
  onAnswer: (answer: Exclude<ReadAnswer, 'ready'>) => void,
  onError: (why: FailureCode) => void,
): Worker {
  let isLoaded = false
  const worker = new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
    isLoaded = true
    if (data !== 'ready') onAnswer(data)
  })
  worker.addEventListener('error', () => onError(isLoaded ? 'unreadable' : 'not_loaded'))
  return worker
}
