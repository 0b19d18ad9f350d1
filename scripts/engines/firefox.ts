import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pointerClick, type Engine } from './engine.ts'
import { findProgram, startProgram } from './processes.ts'

type Answer = { id?: number; type: string; result?: unknown; error?: string; message?: string }
type Evaluated = {
  type: string
  result?: { value?: string }
  exceptionDetails?: { text: string }
}

/** Debian's Firefox over WebDriver BiDi; absent where there is none. */
export const startFirefox = async (): Promise<Engine | undefined> => {
  const path = findProgram('firefox-esr', 'firefox')
  if (!path) return undefined
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const { place, stop } = await startProgram(
    path,
    ['--headless', '--remote-debugging-port=0', '--profile', profile, '--no-remote', 'about:blank'],
    /WebDriver BiDi listening on (ws:\/\/\S+)/,
  )
  const socket = new WebSocket(`${place}/session`)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('Firefox refused the connection')))
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  let count = 0
  const send = async (method: string, params: object) => {
    count += 1
    const id = count
    socket.send(JSON.stringify({ id, method, params }))
    const answer = await new Promise<Answer>((resolve) => waiting.set(id, resolve))
    waiting.delete(id)
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error} ${answer.message}`)
    return answer.result
  }
  await send('session.new', { capabilities: {} })
  const { context } = (await send('browsingContext.create', { type: 'tab' })) as { context: string }

  return {
    name: 'Firefox',
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    run: async (body) => {
      const evaluated = (await send('script.evaluate', {
        expression: `JSON.stringify((() => { ${body} })() ?? null)`,
        target: { context },
        awaitPromise: true,
      })) as Evaluated
      if (evaluated.exceptionDetails) throw new Error(evaluated.exceptionDetails.text)
      return JSON.parse(evaluated.result?.value ?? 'null') as unknown
    },
    press: async (x, y) => {
      await send('input.performActions', { context, actions: [pointerClick(x, y)] })
    },
    close: async () => {
      socket.close()
      await stop()
      await rm(profile, { recursive: true, force: true })
    },
  }
}
