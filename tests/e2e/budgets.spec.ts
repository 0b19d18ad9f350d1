import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright/test'
import { testDist } from '../../local/e2e/build.ts'
import { everyPage, notFoundError, pageFiles } from './every-page.ts'
import { expect, test } from './test.ts'

// In one process: each file is weighed once, which takes longer than to load it.
test.describe.configure({ mode: 'default' })

const kilobyte = 1024
/**
 * Goals, in bytes as the site's host sends them: brotli for text. A page beyond one is warned of, and
 * fails 15 % beyond it: a hundred words more never stop an editor.
 */
const goals = {
  // Ten packets of 1,460 bytes, with which a new connection begins, less 150 of headers.
  firstFlight: 14_450,
  html: 24 * kilobyte,
  // Inside the HTML, and beyond the two above: docs/decisions/first-paint.md says what it costs.
  headings: 4.5 * kilobyte,
  script: 2.5 * kilobyte,
  firstView: 60 * kilobyte,
  typefaces: 72 * kilobyte,
  requests: 8,
  elements: 1_500,
}
const leeway = 1.15

/** The pages that one flight can hold. */
const inOneFlight = /^\/(about|news)$|^\/(blog|success-stories)\/|^\/nowhere$/

/** The two pages whose own work needs a library as soon as they are shown. */
function isHeavy(path: string) {
  return path === '/news' || path === '/enhance-team-photos'
}

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

/** Notes a figure against its goal. Beyond it, the cause is said; far beyond it, it is returned. */
function overGoal(path: string, what: keyof typeof goals, figure: number, cause?: () => string) {
  if (figure <= goals[what]) return []
  const words = `${path}: ${what} ${Math.round(figure)} of ${goals[what]}${cause ? `: ${cause()}` : ''}`
  if (figure <= goals[what] * leeway) console.warn(`over its goal: ${words}`)
  return figure > goals[what] * leeway ? [words] : []
}

type Loaded = { url: string; type: string }

const weights = new Map<string, number>()

/** What a file of the build weighs on its way. */
function weigh(url: string) {
  const { pathname } = new URL(url)
  const file = join(testDist, pathname === '/' ? 'index.html' : pathname)
  const found = [file, `${file}.html`].find((name) => existsSync(name) && statSync(name).isFile())
  return found ? weighFile(found) : 0
}

function weighFile(file: string) {
  if (!weights.has(file)) {
    const isPicture = /\.(png|jpe?g|webp|avif|ico)$/.test(file)
    const bytes = readFileSync(file)
    weights.set(file, isPicture ? bytes.length : brotliCompressSync(bytes).length)
  }
  return weights.get(file)!
}

/** What a page loads until it rests, the visitor doing nothing. */
function watchLoads(page: Page) {
  const loads: Loaded[] = []
  page.on('request', (request) => {
    const [url, type] = [request.url(), request.resourceType()]
    if (!url.startsWith('data:')) loads.push({ url, type })
  })
  return {
    visit: async (path: string) => {
      // Ends whatever the previous page still waits for.
      await page.goto('about:blank')
      loads.length = 0
      await page.goto(path)
      // What a script asks for on load is asked for by now.
      await page.evaluate(async () => new Promise((rest) => requestIdleCallback(rest)))
      return [...loads]
    },
  }
}

function sum(loaded: Loaded[], isCounted: (load: Loaded) => boolean) {
  return loaded.filter(isCounted).reduce((total, { url }) => total + weigh(url), 0)
}

/** The heaviest of what was loaded, for whoever has to make a page lighter. */
function heaviest(loaded: Loaded[]) {
  return loaded
    .map(({ url }) => ({ url, bytes: weigh(url) }))
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 3)
    .map(({ url, bytes }) => `${new URL(url).pathname} ${bytes}`)
    .join(', ')
}

/** A page's HTML without the face of its headings, and that face. */
function splitPage(file: string) {
  const html = readFileSync(join(testDist, file), 'utf8')
  const [, face = ''] = / data-headings="([^"]+)"/.exec(html) ?? []
  return { html: html.replace(face, ''), face: Buffer.from(face, 'base64') }
}

test('keeps the HTML of every page, its CSS inside, to what its first flights hold', () => {
  const over = pageFiles().flatMap((file) => {
    const path = `/${file.replace(/^index\.html$|\.html$/, '')}`
    const goal = inOneFlight.test(path) ? 'firstFlight' : 'html'
    const { html, face } = splitPage(file)
    expect(face.subarray(0, 4).toString(), path).toBe('wOF2')
    return [
      ...overGoal(path, goal, brotliCompressSync(html).length, () => {
        const [, css = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
        return `styles ${brotliCompressSync(css).length}`
      }),
      ...overGoal(path, 'headings', face.length),
    ]
  })
  expect(over).toEqual([])
})

test('sends the home page’s first view with the first flight of a new connection', () => {
  const { html: home } = splitPage('index.html')
  const runbook = home.indexOf('</table>')
  expect(runbook).toBeGreaterThan(0)
  const early = brotliCompressSync(home.slice(0, runbook)).length
  expect(overGoal('/, up to its runbook', 'firstFlight', early)).toEqual([])
})

test('keeps the number of elements of every page to its goal', () => {
  const over = pageFiles().flatMap((file) => {
    const body = readFileSync(join(testDist, file), 'utf8').split('<body>')[1] ?? ''
    return overGoal(`/${file}`, 'elements', body.match(/<[a-z]/g)?.length ?? 0)
  })
  expect(over).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, isMobile: true, hasTouch: true })

  test('keeps every page’s first view to its bytes', async ({ page, pageErrors }) => {
    test.setTimeout(180_000)
    pageErrors.expect(notFoundError)
    const { visit } = watchLoads(page)
    const over: string[] = []
    for (const path of everyPage().filter((one) => !isHeavy(one))) {
      const loaded = await visit(path)
      const boot = (await page.locator('head script:not([src])').first().textContent()) ?? ''
      const scripts = sum(loaded, ({ type }) => type === 'script')
      over.push(
        ...overGoal(path, 'script', scripts + brotliCompressSync(boot).length),
        ...overGoal(path, 'requests', loaded.length, () => loaded.map(({ url }) => url).join(' ')),
        ...overGoal(
          path,
          'firstView',
          sum(loaded, () => true),
          () => heaviest(loaded),
        ),
      )
    }
    expect(over).toEqual([])
  })
})

/** The pictures of a page that have more pixels than a sharp screen shows at a window's size. */
async function tooLargeAt(page: Page, viewport: { width: number; height: number }) {
  await page.setViewportSize(viewport)
  const found = await page.locator('img').evaluateAll(async (images) => {
    const shown = (images as HTMLImageElement[]).filter((image) => image.clientWidth > 0)
    for (const image of shown) image.loading = 'eager'
    await Promise.all(shown.map(async (image) => image.decode()))
    return shown
      .filter(({ currentSrc }) => !/\.svg$|^data:image\/svg/.test(currentSrc))
      .filter(({ naturalWidth, clientWidth }) => naturalWidth > clientWidth * 2)
      .map((image) => `${image.currentSrc} ${image.naturalWidth} on ${image.clientWidth} px`)
  })
  return found.map((image) => `at ${viewport.width} px: ${image}`)
}

test('keeps the typefaces of every page to their bytes, and its pictures to a sharp screen’s pixels', async ({
  page,
  pageErrors,
}) => {
  test.setTimeout(180_000)
  pageErrors.expect(notFoundError)
  const { visit } = watchLoads(page)
  const over: string[] = []
  for (const path of everyPage()) {
    await page.setViewportSize(desk)
    const loaded = await visit(path)
    const faces = sum(loaded, ({ url }) => /\/assets\/(sans|serif)-/.test(url))
    over.push(...overGoal(path, 'typefaces', faces, () => heaviest(loaded)))
    // Its pictures are the originals themselves, which a member of staff compares.
    if (path === '/enhance-team-photos') continue
    for (const viewport of [desk, phone])
      over.push(...(await tooLargeAt(page, viewport)).map((image) => `${path} ${image}`))
  }
  expect(over).toEqual([])
})
