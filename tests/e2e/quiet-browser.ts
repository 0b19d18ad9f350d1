import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Page,
  type TestInfo,
} from 'playwright/test'

export type PageErrors = {
  /** Allows, and demands, an error that matches: a test that provokes one says so. */
  expect: (pattern: RegExp) => void
}

/** On a busy machine Chromium leaves out the fade between two pages, and says so as an uncaught error. */
function isLeftOutFade(message: string) {
  return message.startsWith('Transition was aborted because of invalid state')
}

function watch(context: BrowserContext, found: string[]) {
  // Chromium writes what the Content-Security-Policy refuses to the console as errors.
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    const { url } = message.location()
    // A whole browser asks for the icon whenever its address changes, without a network too.
    if (url.endsWith('/favicon.ico') && /DISCONNECTED/.test(message.text())) return
    found.push(`${message.text()}${url ? ` (${url})` : ''}`)
  })
  context.on('weberror', (error) => {
    const { message } = error.error()
    if (!isLeftOutFade(message)) found.push(`uncaught: ${message}`)
  })
}

function watchAll(browser: Browser, found: string[]) {
  function onContext(context: BrowserContext) {
    return watch(context, found)
  }

  browser.on('context', onContext)
  return () => browser.off('context', onContext)
}

/** Lets a visit end only when what comes after a page's first paint is there: styles, code, typefaces. */
function visitWhole(page: Page) {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    await page.waitForFunction(() => {
      // A visit may end before the first tag has come.
      const root = document.querySelector<HTMLElement>(':root')
      if (!root) return false
      const { awake, lateStyles } = root.dataset
      return !document.querySelector('main') || (awake !== undefined && lateStyles !== undefined)
    })
    return response
  }
}

/** Whether the browser still draws. (10 s) */
async function draws(page: Page) {
  const drawn = page.evaluate(
    async () =>
      new Promise<boolean>((resolve) => {
        setTimeout(() => resolve(false), 10_000)
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))
      }),
  )
  return drawn.catch(() => true)
}

/** Says that the browser had stopped drawing when a test failed. */
function stallOf({ project, testId }: TestInfo) {
  return join(project.outputDir, `stopped-drawing-${testId}`)
}

async function noteStall(page: Page, testInfo: TestInfo) {
  if (testInfo.status === testInfo.expectedStatus || (await draws(page))) return
  console.warn(`Chromium stopped drawing during “${testInfo.title}”.`)
  await mkdir(dirname(stallOf(testInfo)), { recursive: true })
  await writeFile(stallOf(testInfo), '')
}

/** Playwright's test, which fails when any page writes an error that the test did not expect. */
export const test = base.extend<{ pageErrors: PageErrors }>({
  page: async ({ page, javaScriptEnabled }, provide, testInfo) => {
    if (javaScriptEnabled) visitWhole(page)
    await provide(page)
    if (javaScriptEnabled) await noteStall(page, testInfo)
  },
  pageErrors: [
    async ({ browser }, provide, testInfo) => {
      if (testInfo.retry > 0 && !existsSync(stallOf(testInfo)))
        throw new Error('It failed before, and the browser was drawing.')
      const found: string[] = []
      const expected: RegExp[] = []
      const stop = watchAll(browser, found)
      await provide({ expect: (pattern) => expected.push(pattern) })
      stop()
      expect(
        found.filter((text) => !expected.some((pattern) => pattern.test(text))),
        'errors that pages wrote to the console',
      ).toEqual([])
      for (const pattern of expected)
        expect(found.join('\n'), 'the error that this test expects').toMatch(pattern)
    },
    { auto: true },
  ],
})
