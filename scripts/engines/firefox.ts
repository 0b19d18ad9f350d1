import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectBidi, type Bidi } from './bidi.ts'
import { pointerClick, type Engine } from './engine.ts'
import { findProgram, startProgram } from './processes.ts'

type Evaluated = {
  type: string
  result?: { value?: string }
  exceptionDetails?: { text: string }
}

const ready = /WebDriver BiDi listening on (ws:\/\/\S+)/

/**
 * Debian's Firefox over WebDriver BiDi; absent where there is none. Each order may take this many
 * milliseconds. Whatever fails on the way, neither Firefox nor its profile stays behind.
 */
export async function startFirefox(patience = 40_000): Promise<Engine | undefined> {
  const path = findProgram('firefox-esr', 'firefox')
  if (!path) return undefined
  const cleanups: (() => Promise<void> | void)[] = []

  async function close() {
    for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp()
  }

  try {
    const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
    cleanups.push(async () => rm(profile, { recursive: true, force: true }))
    const options = ['--headless', '--remote-debugging-port=0', '--profile', profile, '--no-remote']
    const { place, stop } = await startProgram(path, [...options, 'about:blank'], ready)
    cleanups.push(stop)
    const bidi = await connectBidi(`${place}/session`, patience)
    cleanups.push(bidi.close)
    return await openTab(bidi, close)
  } catch (error) {
    await close()
    throw error
  }
}

async function openTab({ send }: Bidi, close: Engine['close']): Promise<Engine> {
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
    close,
  }
}
