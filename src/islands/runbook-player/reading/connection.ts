import type { FailureCode } from '../../../runbook/read/failure.ts'
import type { ReadRunbook } from '../../../runbook/read/read-runbook.ts'
import type { Answer, Request } from './messages.ts'
import { refusal } from './refusal.ts'

type Question = Request extends infer Each
  ? Each extends Request
    ? Omit<Each, 'id'>
    : never
  : never

export type Connection = {
  readonly send: (question: Question) => void
  /** Lets no answer through to what was asked so far. */
  readonly forget: () => void
  readonly close: () => void
}

type Listener = {
  readonly onReady: () => void
  readonly onResult: (result: ReadRunbook) => void
}

/** Milliseconds that a file may take: far more than 20,000 honest rows need. */
const patience = 20_000

/**
 * Starts the worker that reads files. One that hangs, dies or cannot be loaded ends; the next question
 * starts another.
 */
export function connect({ onReady, onResult }: Listener): Connection {
  let latest = 0
  /** Runs while an answer is awaited. */
  let timer: ReturnType<typeof setTimeout> | undefined
  let worker: Worker | undefined = start()

  function start() {
    let isLoaded = false
    const started = new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data === 'ready') {
        isLoaded = true
        return onReady()
      }
      if (data.id !== latest) return
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
    onResult(refusal(why))
  }

  function forget() {
    latest++
    stopTimer()
  }

  return {
    send: (question) => {
      forget()
      timer = setTimeout(() => giveUp('took_too_long'), patience)
      const request = { ...question, id: latest } as Request
      worker ??= start()
      worker.postMessage(request, request.type === 'open' ? [request.bytes] : [])
    },
    forget,
    close: () => {
      stopTimer()
      worker?.terminate()
    },
  }
}
