import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright'

/** Milliseconds, but for the shift, which has no unit, and the bytes as they came. */
export type Measures = {
  fcp: number
  lcp: number
  tbt: number
  cls: number
  bytes: number
  requests: number
}

// Lighthouse's phone: a Moto G of 412 px, four times slower than this machine, on a slow 4G.
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

declare global {
  interface Window {
    bench: { lcp: number; tbt: number; cls: number }
  }
}

function observe() {
  window.bench = { lcp: 0, tbt: 0, cls: 0 }

  // The page runs this function by itself, so all of it stands inside.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  function watch(type: string, note: (entry: PerformanceEntry) => void) {
    return new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  }

  watch('largest-contentful-paint', ({ startTime }) => (window.bench.lcp = startTime))
  watch('longtask', ({ duration }) => (window.bench.tbt += duration - 50))
  watch('layout-shift', (entry) => (window.bench.cls += (entry as { value?: number }).value ?? 0))
}

/** Opens one address in a browser that has never seen it, as that phone would. */
export async function measure(browser: Browser, url: string): Promise<Measures> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.addInitScript(observe)
  const session = await context.newCDPSession(page)
  let bytes = 0
  let requests = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    requests += 1
  })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url, { waitUntil: 'load' })
  await page.evaluate(async () => document.fonts.ready)
  await wait(300)
  const seen = await page.evaluate(() => ({
    ...window.bench,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }))
  await context.close()
  return { ...seen, bytes, requests }
}
