import { findFreePort } from '../../local/ports.ts'
import { pointerClick, type Engine } from './engine.ts'
import { findProgram, startProgram } from './processes.ts'

/** Debian's WebKit over WebKitWebDriver, on a screen that xvfb-run makes; absent where there is none. */
export async function startWebKit(): Promise<Engine | undefined> {
  const driver = findProgram('WebKitWebDriver')
  if (!driver) return undefined
  const port = await findFreePort()
  const args = ['--host=127.0.0.1', `--port=${port}`]
  const { stop } = process.env.DISPLAY
    ? await startProgram(driver, args)
    : await startProgram('xvfb-run', ['--auto-servernum', driver, ...args])

  async function ask(method: string, path: string, body?: object) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(40_000),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }

  async function newSession(tries = 20): Promise<string> {
    try {
      const made = await ask('POST', '/session', { capabilities: {} })
      return `/session/${(made as { sessionId: string }).sessionId}`
    } catch (error) {
      // The driver has not begun to listen.
      if (tries === 0 || !(error instanceof TypeError)) throw error
      await new Promise((resolve) => setTimeout(resolve, 500))
      return newSession(tries - 1)
    }
  }

  const session = await newSession().catch(async (error: unknown) => {
    await stop()
    throw error
  })

  return {
    name: 'WebKit',
    open: async (url) => {
      await ask('POST', `${session}/url`, { url })
    },
    resize: async (width, height) => {
      await ask('POST', `${session}/window/rect`, { width, height })
    },
    run: async (body) => {
      const script = `return JSON.stringify((() => { ${body} })() ?? null)`
      return JSON.parse(
        String(await ask('POST', `${session}/execute/sync`, { script, args: [] })),
      ) as unknown
    },
    press: async (x, y) => {
      await ask('POST', `${session}/actions`, { actions: [pointerClick(x, y)] })
    },
    close: async () => {
      await ask('DELETE', session).catch(() => undefined)
      await stop()
    },
  }
}
