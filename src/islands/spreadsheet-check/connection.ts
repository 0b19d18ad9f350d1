import { failure } from '../../lib/spreadsheet/failure.ts'
import type { Failure } from '../../lib/spreadsheet/failure.ts'
import type { Checked } from './checker.ts'
import type { Answer, Request } from './messages.ts'

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
  readonly onResult: (result: Checked | Failure) => void
}

/** Milliseconds that a file may take: far more than 20,000 honest rows need. */
const patience = 20_000

/** Starts the worker that reads files; one that hangs or dies is replaced at once. */
export function connect({ onReady, onResult }: Listener): Connection {
  let worker = start()
  let latest = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function start() {
    const started = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data === 'ready') return onReady()
      if (data.id !== latest) return
      clearTimeout(timer)
      onResult(data.result)
    })
    started.addEventListener('error', () => replace(failure('unreadable')))
    return started
  }
  const replace = (why: Failure) => {
    clearTimeout(timer)
    worker.terminate()
    worker = start()
    onResult(why)
  }
  const forget = () => {
    latest++
    clearTimeout(timer)
  }
  return {
    send: (question) => {
      forget()
      timer = setTimeout(() => replace(failure('took_too_long')), patience)
      const request = { ...question, id: latest } as Request
      worker.postMessage(request, request.type === 'read' ? [request.bytes] : [])
    },
    forget,
    close: () => {
      clearTimeout(timer)
      worker.terminate()
    },
  }
}
