import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Page } from 'playwright/test'

/** What the browser has done for a page, by its own count. */
export type Work = { readonly layouts: number; readonly styles: number }

/** Counts a page's layouts and style recalculations from now on. Returns the way to read them. */
export async function countWork(page: Page): Promise<() => Promise<Work>> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Performance.enable')

  async function read(): Promise<Work> {
    const { metrics } = await browser.send('Performance.getMetrics')
    const all = new Map(metrics.map(({ name, value }) => [name, value]))
    return { layouts: all.get('LayoutCount')!, styles: all.get('RecalcStyleCount')! }
  }

  const before = await read()
  return async () => {
    const { layouts, styles } = await read()
    return { layouts: layouts - before.layouts, styles: styles - before.styles }
  }
}

/** How many seconds a page may take to come to rest: on a busy machine a picture is laid out long after it came. */
const turns = 5

/** What a page does in a second in which nobody acts, once what moves by itself has come to rest. */
export async function workAtRest(page: Page): Promise<Work> {
  // What the page asks for by itself may come late: the news, a typeface for the next page.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  // A notice goes by itself.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
  await wait(500)
  let work = await workInASecond(page)
  for (let turn = 1; turn < turns && work.layouts + work.styles > 0; turn++)
    work = await workInASecond(page)
  return work
}

async function workInASecond(page: Page): Promise<Work> {
  const read = await countWork(page)
  // What ticks once a second ticks in it.
  await wait(1_200)
  return read()
}
