import type { BrowserContext, Page } from 'playwright/test'

/** Everything that a site can leave in a visitor's browser, by name: empty when it left nothing. */
export async function readStored(context: BrowserContext, page: Page): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => `cookie ${name}`)
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `local storage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `session storage ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((key) => `cache ${key}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
  ])
  return [...cookies, ...stored]
}
