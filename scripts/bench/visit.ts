import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

/** Milliseconds, but for the shift, which has no unit, and the bytes as they came. */
export type Measures = {
  largest: number
  blocked: number
  shift: number
  bytes: number
  script: number
  elements: number
}

/** How a slow phone's line and processor are put on: computed after the visit, or during it. */
export type Throttling = 'simulate' | 'devtools'

/** What is read of a visit: a whole report takes three times as long. */
const audits = [
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'network-requests',
  'dom-size-insight',
] as const

type Browser = { path: string; spki: readonly string[] }

/** One visit of Lighthouse's slow phone, in a browser that has never seen the page. */
export async function visit(
  url: string,
  throttling: Throttling,
  browser: Browser,
): Promise<Measures> {
  const chrome = await launch({
    chromePath: browser.path,
    logLevel: 'silent',
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      '--hide-scrollbars',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      `--ignore-certificate-errors-spki-list=${browser.spki.join(',')}`,
    ],
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyAudits: [...audits],
      disableFullPageScreenshot: true,
      throttlingMethod: throttling,
    })
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
    return measuresOf(result.lhr.audits)
  } finally {
    chrome.kill()
  }
}

type Audits = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']['audits']

function measuresOf(found: Audits): Measures {
  function figure(name: string) {
    return found[name]?.numericValue ?? NaN
  }

  const details = found['network-requests']?.details
  const loaded = (details?.type === 'table' ? details.items : []) as {
    resourceType?: string
    transferSize?: number
  }[]

  function bytesOf(all: typeof loaded) {
    return all.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  }

  return {
    largest: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    bytes: bytesOf(loaded),
    script: bytesOf(loaded.filter(({ resourceType }) => resourceType === 'Script')),
    elements: elementsIn(found),
  }
}

function elementsIn(found: Audits): number {
  const details = found['dom-size-insight']?.details as
    { debugData?: { totalElements?: number } } | undefined
  return details?.debugData?.totalElements ?? NaN
}
