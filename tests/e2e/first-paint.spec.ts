import type { Page } from 'playwright/test'
import { holdBack } from './hold-back.ts'
import { lendQuickLine } from './quick-line.ts'
import { expect, test } from './test.ts'
import { twoFrames } from './two-frames.ts'

/** What a first visit asks for, and when: milliseconds, beside those of the first contentful paint. */
function timeline() {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]!.startTime
  const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return asked
    .filter(({ name }) => /\.(js|css|woff2)$/.test(name))
    .map(({ name, startTime }) => ({ name, isAfterPaint: startTime > paint }))
}

/**
 * The boot script's own way out, for browsers that keep their paints to themselves, comes too soon here. The typefaces
 * for what is below come a second after the page, which a busy machine can't tell from at once. (ms)
 */
function waitForPaint() {
  const wait = window.setTimeout
  window.setTimeout = ((then: TimerHandler, delay?: number) =>
    wait(then, delay === 100 || delay === 1_000 ? 60_000 : delay)) as typeof setTimeout
}

test.describe('on a phone, whose line nobody knows', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 412, height: 823 } })

  // Each in its own profile: Chromium fetches ahead what it has learned from an earlier visit.
  for (const path of ['/', '/blog/identity-comes-back-first'])
    test(`paints a first visit to ${path} from the HTML alone`, async ({ page }) => {
      await page.addInitScript(waitForPaint)
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-awake')
      const asked = await page.evaluate(timeline)
      expect(asked.length).toBeGreaterThan(1)
      expect(asked.filter(({ isAfterPaint }) => !isAfterPaint)).toEqual([])
      await expect(page.locator('link[href*="/assets/sans-"]')).toHaveCount(0)
    })

  // A rule for the root, the body or every element would have all of them computed again: 450 on home.
  for (const path of ['/', '/blog/identity-comes-back-first'])
    test(`computes the style of a few elements of ${path} again when the rest of it comes`, async ({
      page,
      browser,
    }) => {
      const arrive = await holdBack(page, '**/assets/app-*.css')
      const visit = page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-awake')
      // What the parser still adds would be counted, too.
      await page.waitForFunction(() => document.readyState !== 'loading')
      await page.evaluate(twoFrames)
      // On a busy machine what was begun before may still be under way.
      await page.evaluate(async () => new Promise((resolve) => requestIdleCallback(resolve)))
      await browser.startTracing(page, { categories: ['devtools.timeline'] })
      arrive()
      await visit
      await page.evaluate(twoFrames)
      const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
        traceEvents: { name: string; args: { elementCount?: number } }[]
      }
      const computed = traceEvents
        .filter(({ name }) => name === 'UpdateLayoutTree')
        .map(({ args }) => args.elementCount ?? 0)
      expect(Math.max(...computed)).toBeGreaterThan(10)
      expect(Math.max(...computed)).toBeLessThan(150)
    })
})

/** Whether the page is set in its own typeface, and what it had to paint before it was. */
async function dressing(page: Page) {
  return page.evaluate(() => ({
    isDressed: [...document.fonts].some(
      ({ family, status }) => family === 'Archivo' && status === 'loaded',
    ),
    isHeld: 'paintHeld' in document.documentElement.dataset,
  }))
}

for (const [name, from] of [
  ['a first visit on a quick line', undefined],
  ['a page that another one led to', '/about'],
] as const)
  test(`lets ${name} paint with its typefaces at once`, async ({ page }) => {
    await page.addInitScript(lendQuickLine)
    await page.goto(from ?? '/legals')
    if (from) await page.locator('header').getByRole('link', { name: 'Cuewright, home' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-awake')
    expect(await dressing(page)).toEqual({ isDressed: true, isHeld: false })
  })

/** Texts of 48 px or more in the first view, and whether each is in a face inside its page. */
function largeTexts() {
  const own = [...document.fonts].filter(({ status }) => status === 'loaded')
  return [...document.querySelectorAll<HTMLElement>('main :not(svg *)')].flatMap((element) => {
    const text = [...element.childNodes]
      .map((node) => (node instanceof Text ? node.data : ''))
      .join('')
    const { fontSize, fontFamily } = getComputedStyle(element)
    const isLarge = Number.parseFloat(fontSize) >= 48 && text.trim() !== ''
    const isOwn = own.some(({ family }) => fontFamily.startsWith(family))
    const { top, width } = element.getBoundingClientRect()
    return isLarge && top < innerHeight && width > 1 ? { text, isOwn } : []
  })
}

for (const path of ['/', '/success-stories/savings-ledger-off-the-mainframe'])
  test(`shows the large figures of ${path} in our own face on a first visit`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await holdBack(page, /\/assets\/(sans|serif)-/)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-awake')
    const texts = await page.evaluate(largeTexts)
    expect(texts.filter(({ text }) => /\d/.test(text))).not.toEqual([])
    expect(texts.filter(({ isOwn }) => !isOwn)).toEqual([])
  })

/** The typeface of each part's text, by its place on the page. */
function facesByPlace(parts: Element[]) {
  return parts.map((part) => ({
    isBelow: part.getBoundingClientRect().top > innerHeight,
    isOurs: getComputedStyle(part).fontFamily.startsWith('Archivo,'),
  }))
}

const withParts = [
  ['/about', 'main > *, main ~ footer'],
  // One band holds all eleven.
  ['/solution', '.scene'],
] as const
for (const [path, parts] of withParts)
  test(`leaves what is seen of ${path} as it is painted where its typefaces come late, and dresses what is below`, async ({
    page,
  }) => {
    const arrive = await holdBack(page, '**/assets/sans-*.css')
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-awake')
    arrive()
    await expect(page.locator('footer')).toHaveAttribute('data-faces-applied')
    expect(await dressing(page)).toEqual({ isDressed: true, isHeld: false })
    const places = await page.locator(parts).evaluateAll(facesByPlace)
    expect(places.filter(({ isBelow }) => isBelow)).not.toEqual([])
    expect(places.filter(({ isBelow }) => !isBelow)).not.toEqual([])
    expect(places.filter(({ isBelow, isOurs }) => isBelow !== isOurs)).toEqual([])
  })

test('shows an opened runbook in its typefaces, though they were late for the page', async ({
  page,
}) => {
  const arrive = await holdBack(page, '**/assets/sans-*.css')
  await page.goto('/features', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-awake')
  arrive()
  await page.getByRole('button', { name: 'Try the sample' }).first().click()
  await expect.poll(async () => dressing(page)).toEqual({ isDressed: true, isHeld: false })
})

test('keeps a click that comes before the code, and makes it again', async ({ page }) => {
  const arrive = await holdBack(page, '**/assets/app-*.js')
  const visit = page.goto('/')
  const start = page.getByRole('button', { name: 'Start', exact: true })
  await start.click()
  await expect(start).toHaveAttribute('aria-busy', 'true')
  arrive()
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  await visit
})

test('starts the code where a browser keeps its paints to itself', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined
  })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-awake')
})

// The whole site's code first, then an island's own and its stylesheet.
for (const code of ['app-*.js', 'live-runbook-*.js', 'styles-*.css'])
  test(`says when ${code} does not arrive, and asks again`, async ({ page, pageErrors }) => {
    pageErrors.expect(/ERR_FAILED/)
    const file = `**/assets/${code}`
    await page.route(file, (route) => route.abort())
    const visit = page.goto('/')
    const island = page.locator('#live-runbook [data-island]')
    await island.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('isn’t working')
    await page.unroute(file)
    await island.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(island.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await visit
  })
