import type { Page, Request } from 'playwright/test'
import { twoFrames } from '../two-frames.ts'

declare global {
  interface Window {
    shifts: { value: number; what: string }[]
    largest: { tag: string; source: string }[]
  }
}

type Loaded = { readonly url: string; readonly type: string }

/** How a page came, and what it asked for until it had nothing more to do, the visitor doing nothing. */
export type Visit = {
  readonly path: string
  readonly html: string
  readonly loads: readonly Loaded[]
  readonly shifts: readonly string[]
  readonly largest: { readonly tag: string; readonly source: string }
}

/** Notes in the page what moves, and what its largest paint is. */
export function observe() {
  window.shifts = []
  window.largest = []
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as (PerformanceEntry & {
      value: number
      sources: { node?: Node }[]
    })[]) {
      const moved = sources.map(({ node }) =>
        node instanceof Element ? node : node?.parentElement,
      )
      window.shifts.push({
        value,
        what: moved.map((element) => element?.className || element?.nodeName).join(' '),
      })
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      element?: Element
      url: string
    })[])
      window.largest.push({
        tag: entry.element?.tagName ?? 'nothing',
        source: entry.url || (entry.element?.textContent?.trim() ?? ''),
      })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

async function come(page: Page, path: string): Promise<Visit> {
  const loads: Loaded[] = []

  function note(request: Request) {
    const [url, type] = [request.url(), request.resourceType()]
    if (!url.startsWith('data:')) loads.push({ url, type })
  }

  page.on('request', note)
  const response = await page.goto(path)
  await page.waitForFunction(() => {
    const { awake, lateStyles } = document.documentElement.dataset
    return window.largest.length > 0 && awake !== undefined && lateStyles !== undefined
  })
  await page.evaluate(async () => document.fonts.ready)
  await page.evaluate(twoFrames)
  // What a script asks for on load is asked for by then.
  await page.evaluate(async () => new Promise((rest) => requestIdleCallback(rest)))
  page.off('request', note)
  const { largest, shifts } = await page.evaluate(() => ({
    largest: window.largest.at(-1)!,
    shifts: window.shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`),
  }))
  return { path, largest, shifts, loads, html: (await response?.text()) ?? '' }
}

/**
 * Visits a page that `observe` watches, and returns how it came, its stylesheet after the first paint
 * included. A busy browser paints a page half read now and then; what the page itself moves, moves again.
 */
export async function visit(page: Page, path: string): Promise<Visit> {
  const first = await come(page, path)
  return first.shifts.length > 0 ? come(page, path) : first
}
