import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { execa } from 'execa'
import getPort from 'get-port'
import { Builder, By, Capabilities, type WebElement } from 'selenium-webdriver'
import { vi } from 'vitest'
import { find, type Browser, type Engine } from './browser.ts'

declare global {
  interface Window {
    notedErrors?: string[]
  }
}

const driverPath = '/usr/bin/WebKitWebDriver'
const screenPath = '/usr/bin/Xvfb'
/** ms */
const startLimit = 60_000

/** Runs in the page: what went wrong since it was last asked. It listens from the first time on. */
function takeNoted(): string[] {
  if (!window.notedErrors) {
    const noted: string[] = (window.notedErrors = [])
    const say = console.error
    console.error = (...words: unknown[]) => {
      noted.push(words.map(String).join(' '))
      say(...words)
    }
    // Pictures, scripts and styles that do not come tell it to no one above them.
    addEventListener(
      'error',
      (event) => {
        const { src, href } = event.target as HTMLImageElement & HTMLLinkElement
        noted.push(event instanceof ErrorEvent ? event.message : `does not load: ${src ?? href}`)
      },
      true,
    )
    addEventListener('unhandledrejection', ({ reason }) => noted.push(String(reason)))
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      noted.push(`${violatedDirective} refuses ${blockedURI}`),
    )
  }
  return window.notedErrors.splice(0)
}

async function startDriver() {
  const screen = execa(screenPath, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stderr: 'ignore',
    buffer: false,
    reject: false,
  })
  const [display] = (await once(screen.stdout, 'data')) as [Buffer]
  const port = await getPort({ host: '127.0.0.1' })
  const driver = execa(driverPath, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { DISPLAY: `:${display.toString().trim()}` },
    stdio: 'ignore',
    reject: false,
  })
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(async () => fetch(`${url}/status`), { timeout: startLimit })
  return {
    url,
    close: async () => {
      driver.kill()
      await driver
      screen.kill()
      await screen
    },
  }
}

/** By WebDriver: it knows no BiDi, and says nothing of the console, so pages note their errors. */
async function open(): Promise<Browser> {
  const server = await startDriver()
  const driver = await new Builder()
    .usingServer(server.url)
    // With `pageLoadStrategy: 'eager'` the first script in a page would wait for ever.
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build()
  const errors: string[] = []

  async function evaluate<Args extends unknown[], Result>(
    body: (...args: Args) => Result,
    ...args: Args
  ) {
    const [value, noted] = await driver.executeScript<[Result, string[]]>(
      `const noted = (${String(takeNoted)})(); return [(${String(body)})(...arguments), noted]`,
      ...args,
    )
    // WebKit's own words at Back.
    errors.push(...noted.filter((text) => !text.includes('Skipping view transition')))
    return value
  }

  async function element(css: string, words = '') {
    const found = (await evaluate(find, css, words)) as WebElement | null
    if (!found) throw new Error(`nothing to use: ${css} ${words}`)
    return found
  }

  async function takeErrors() {
    await evaluate(() => undefined)
    return errors.splice(0)
  }

  return {
    visit: async (url) => {
      await driver.get(url)
      await evaluate(() => undefined)
    },
    resize: async (width, height) => {
      // The window has a bar.
      const bar = await evaluate(() => outerHeight - innerHeight)
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height: height + bar })
    },
    evaluate,
    press: async (css, words) => (await element(css, words)).click(),
    type: async (css, text) => (await element(css)).sendKeys(text),
    upload: async (css, file) => driver.findElement(By.css(css)).sendKeys(file),
    frameText: async (css) => {
      await driver.switchTo().frame(await element(css))
      const text = await driver.findElement(By.css('body')).getText()
      await driver.switchTo().defaultContent()
      return text
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    back: async () => driver.navigate().back(),
    forward: async () => driver.navigate().forward(),
    takeErrors,
    close: async () => {
      await driver.quit()
      await server.close()
    },
  }
}

export const webkit: Engine = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  isInstalled: () => [driverPath, screenPath].every((path) => existsSync(path)),
  open,
}
