import { existsSync } from 'node:fs'
import { launch, type ElementHandle } from 'puppeteer-core'
import { vi } from 'vitest'
import { find, type Browser, type Engine } from './browser.ts'

const path = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'
/** ms */
const visitLimit = 60_000

/** By WebDriver BiDi. */
async function open(): Promise<Browser> {
  const browser = await launch({ browser: 'firefox', executablePath: path })
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(`uncaught: ${String(error)}`))

  async function element(css: string, words = '') {
    const handle = await page.evaluateHandle(find, css, words)
    const found = handle.asElement() as ElementHandle<HTMLInputElement> | null
    if (!found) throw new Error(`nothing to use: ${css} ${words}`)
    return found
  }

  return {
    // By script, because goto() after Back waits for ever: Firefox says nothing of a page from its cache.
    visit: async (url) => {
      await page.evaluate((to) => {
        // The page before may not have an element yet.
        Object.assign(window, { isLeft: true })
        location.assign(to)
      }, url)
      await vi.waitFor(async () => {
        const isHere = await page.evaluate(
          () => !('isLeft' in window) && Boolean(document.documentElement),
        )
        if (!isHere) throw new Error(`does not come: ${url}`)
      }, visitLimit)
    },
    resize: async (width, height) => page.setViewport({ width, height }),
    evaluate: async (body, ...args) =>
      page.evaluate(body as (...given: unknown[]) => never, ...args),
    press: async (css, words) => (await element(css, words)).click(),
    type: async (css, text) => {
      const field = await element(css)
      await field.press('End')
      await field.type(text)
    },
    upload: async (css, file) => {
      const input = (await page.$(css)) as ElementHandle<HTMLInputElement>
      await input.uploadFile(file)
    },
    frameText: async (css) => {
      const frame = await (await element(css)).contentFrame()
      return frame!.evaluate(() => document.body.innerText)
    },
    screenshot: async () => page.screenshot({ captureBeyondViewport: false }),
    // As goto(), goBack() would wait for ever.
    back: async () => page.evaluate(() => history.back()),
    forward: async () => page.evaluate(() => history.forward()),
    takeErrors: async () => errors.splice(0),
    close: async () => browser.close(),
  }
}

/** `FIREFOX_PATH`, or Debian's. */
export const firefox: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  isInstalled: () => existsSync(path),
  open,
}
