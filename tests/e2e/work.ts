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
  // Our sans comes a second after the page, for what is below the first screen.
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === 'Archivo' && status === 'loaded'),
  )
  await page.evaluate(loadPictures)
  await wait(500)
  const read = await countWork(page)
  // What ticks once a second ticks in it.
  await wait(1_200)
  return read()
}

/** In a page: a picture below the view is asked for when the browser likes, and then laid out. */
async function loadPictures() {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
}
