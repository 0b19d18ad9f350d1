import { setInterval as each } from 'node:timers/promises'
import { execa } from 'execa'
import { launch } from 'puppeteer-core'
import { Builder } from 'selenium-webdriver'
import getPort from 'get-port'
import { findProgram } from '../find-program.ts'

/** A browser other than Chromium, driven through its own protocol. Sizes and places are CSS pixels. */
export type Engine = {
  name: string
  open: (url: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Runs the body of a function in the page. Returns what it returns, as JSON carries it. */
  run: (body: string) => Promise<unknown>
  /** Presses and releases the pointer, as a visitor's hand would. */
  press: (x: number, y: number) => Promise<void>
  close: () => Promise<void>
}

/** Debian's Firefox over WebDriver BiDi; undefined if there is none. */
export async function startFirefox(): Promise<Engine | undefined> {
  const executablePath = findProgram('--help', 'firefox-esr', 'firefox')
  if (!executablePath) return undefined
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    timeout: 40_000,
    protocolTimeout: 40_000,
  })
  const page = await browser.newPage()
  return {
    name: 'Firefox',
    open: async (url) => {
      await page.goto(url, { waitUntil: 'load' })
    },
    resize: async (width, height) => page.setViewport({ width, height }),
    run: async (body) => page.evaluate(`(() => { ${body} })()`),
    press: async (x, y) => page.mouse.click(x, y),
    close: async () => browser.close(),
  }
}

/** Debian's WebKit over WebKitWebDriver, on a screen that xvfb-run makes; undefined if there is none. */
export async function startWebKit(): Promise<Engine | undefined> {
  const command = findProgram('--help', 'WebKitWebDriver')
  if (!command) return undefined
  const port = await getPort()
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

/** Waits until something listens at a URL. Rejects after 40 seconds. */
async function listening(url: string) {
  for await (const _ of each(200, undefined, { signal: AbortSignal.timeout(40_000) }))
    if (await fetch(url).then(Boolean, () => false)) return
}

function startProgram(command: string, args: string[]) {
  const program = execa(command, args, {
    stdio: 'ignore',
    reject: false,
    killDescendants: true,
    forceKillAfterDelay: 3_000,
  })
  return {
    stop: async () => {
      program.kill()
      await program
    },
  }
}
