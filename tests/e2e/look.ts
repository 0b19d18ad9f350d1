import type { BrowserContext, Page } from 'playwright/test'
import { scrollThrough } from './every-page.ts'
import { readStored } from './stored.ts'
import { linesOfPolicy, watchTraces } from './traces.ts'

/** Visits pages as someone who only looks: what they asked other hosts for, and what they kept. */
export async function look(
  page: Page,
  context: BrowserContext,
  site: string,
  dist: string,
  paths: string[],
) {
  const seen: string[] = []
  const traces = await watchTraces(page, context, dist)
  let path = ''
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== site && protocol !== 'data:') seen.push(`${path} asks ${origin}`)
  })
  context.on('response', async (response) => {
    // A picture may still be on its way when the test ends.
    const cookie = await response.headerValue('set-cookie').catch(() => null)
    if (cookie) seen.push(`${path} sets a cookie`)
  })
  for (path of paths) {
    await page.goto(site + path)
    await scrollThrough(page)
    if (path === '/news') await page.waitForLoadState('networkidle')
    for (const what of await readStored(context, page)) seen.push(`${path} keeps ${what}`)
    await traces.read()
  }
  const { untold } = linesOfPolicy(dist, traces.names)
  return [...seen, ...untold.map((name) => `the privacy policy has no line for ${name}`)]
}
