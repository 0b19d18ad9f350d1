import { setInterval as each } from 'node:timers/promises'
import { Builder } from 'selenium-webdriver'
import { findFreePort } from '../../local/ports.ts'
import type { Engine } from './engine.ts'
import { findProgram, startProgram } from './processes.ts'

/** Waits until something listens at a URL. Rejects after 40 seconds. */
async function listening(url: string) {
  for await (const _ of each(200, undefined, { signal: AbortSignal.timeout(40_000) }))
    if (await fetch(url).then(Boolean, () => false)) return
}

/** Debian's WebKit over WebKitWebDriver, on a screen that xvfb-run makes; undefined if there is none. */
export async function startWebKit(): Promise<Engine | undefined> {
  const command = findProgram('WebKitWebDriver')
  if (!command) return undefined
  const port = await findFreePort()
  const args = ['--host=127.0.0.1', `--port=${port}`]
  const program = process.env.DISPLAY
    ? startProgram(command, args)
    : startProgram('xvfb-run', ['--auto-servernum', command, ...args])
  try {
    const url = `http://127.0.0.1:${port}`
    await listening(`${url}/status`)
    const driver = await new Builder().usingServer(url).forBrowser('MiniBrowser').build()
    return {
      name: 'WebKit',
      open: async (address) => driver.get(address),
      resize: async (width, height) => {
        await driver.manage().window().setRect({ width, height })
      },
      run: async (body) => driver.executeScript(body),
      press: async (x, y) =>
        driver
          .actions()
          .move({ x: Math.round(x), y: Math.round(y) })
          .press()
          .release()
          .perform(),
      close: async () => {
        await driver.quit().catch(() => undefined)
        await program.stop()
      },
    }
  } catch (error) {
    await program.stop()
    throw error
  }
}
