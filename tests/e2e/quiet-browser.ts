import { test as base, expect, type Browser, type BrowserContext } from 'playwright/test'

export type PageErrors = {
  /** Allows, and demands, an error that matches: a test that provokes one says so. */
  expect: (pattern: RegExp) => void
}

const watch = (context: BrowserContext, found: string[]) => {
  // Chromium writes what the Content-Security-Policy refuses to the console as errors.
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    const { url } = message.location()
    found.push(`${message.text()}${url ? ` (${url})` : ''}`)
  })
  context.on('weberror', (error) => found.push(`uncaught: ${error.error().message}`))
}

const watchAll = (browser: Browser, found: string[]) => {
  const onContext = (context: BrowserContext) => watch(context, found)
  browser.on('context', onContext)
  return () => browser.off('context', onContext)
}

/** Playwright's test, which fails when any page writes an error that the test did not expect. */
export const test = base.extend<{ pageErrors: PageErrors }>({
  pageErrors: [
    async ({ browser }, provide) => {
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
