import { launch } from 'puppeteer-core'
import type { Engine } from './engine.ts'
import { findProgram } from './processes.ts'

/** Debian's Firefox over WebDriver BiDi; undefined if there is none. */
export async function startFirefox(): Promise<Engine | undefined> {
  const executablePath = findProgram('firefox-esr', 'firefox')
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
