import type { Page } from 'playwright/test'
import { scale } from '@cuewright/runbook-ui/uno'
import { twoFrames } from '../two-frames.ts'
import type { Visit } from './visit.ts'

type Size = { readonly width: number; readonly height: number }

export const narrow = { width: 390, height: 844 }
export const wide = { width: 1440, height: 900 }
const tablet = { width: 768, height: 1024 }
const laptop = { width: 1280, height: 800 }
/** 1280 px wide, on the small screen of a laptop at 400 %. */
const zoomed = { width: 320, height: 256 }

/** Names on the ruler that lead to no band or do not fit, and bands that it does not name. */
export async function misruled(page: Page) {
  const { named, bands, wrong } = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.page-ruler a')]
    const ruled = [...document.querySelectorAll('main > .ruled')]
    const isListed = document.querySelector('main :is(.toc, .screen-index)') !== null
    return {
      named: links.filter((link) => document.querySelector(link.hash)).length,
      bands: ruled.length > 2 && !isListed ? ruled.length : 0,
      wrong: links
        .filter((link) => link.scrollWidth > link.clientWidth || link.clientHeight < 44)
        .map((link) => `${link.textContent} does not fit`),
    }
  })
  return named === bands ? wrong : [`${named} names for ${bands} bands`, ...wrong]
}

/** Pages that the brief gives a length of their own, in px at 1440 and 390 px; long texts have none. */
const lengths: Record<string, readonly [wide: number, narrow: number]> = {
  '/': [6_900, 10_600],
  '/solution': [10_000, 12_000],
  '/pricing': [6_600, Infinity],
}

async function tooLongAt(page: Page, size: Size, limit: number) {
  await page.setViewportSize(size)
  await page.evaluate(twoFrames)
  const length = await page.evaluate(() => document.documentElement.scrollHeight)
  return length > limit ? [`${length} px of ${limit} at ${size.width} px`] : []
}

export async function tooLong(page: Page, { path }: Visit) {
  const limits = lengths[path]
  if (!limits) return []
  return [
    ...(await tooLongAt(page, wide, limits[0])),
    ...(await tooLongAt(page, narrow, limits[1])),
  ]
}

const steps = Object.keys(scale)

/** px of the smallest letters in a product window. */
const smallest = 13.5

/**
 * Sizes of letters that are no step of the theme, but for the ruler's and large figures'. Product windows have
 * their own, which must be legible.
 */
export async function offScale(page: Page) {
  return page.evaluate(findOffScale, { names: steps, smallest })
}

/** In a page. */
function findOffScale({ names, smallest: least }: { names: string[]; smallest: number }) {
  const probe = document.body.appendChild(document.createElement('span'))
  const known = names.map((name) => {
    probe.style.fontSize = `var(--text-${name})`
    return getComputedStyle(probe).fontSize
  })
  probe.remove()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = new Set<string>()
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement!
    const { fontSize } = getComputedStyle(element)
    if (known.includes(fontSize) || parseFloat(fontSize) > 60) continue
    if (!element.checkVisibility() || element.closest('.page-ruler, svg')) continue
    if (element.closest('.window') && parseFloat(fontSize) >= least) continue
    if (texts.currentNode.nodeValue?.trim()) found.add(`${fontSize}: ${element.textContent}`)
  }
  return [...found]
}

/** The pictures of a page that have more pixels than a sharp screen shows at a window's size. */
async function tooLargeAt(page: Page, viewport: Size) {
  await page.setViewportSize(viewport)
  // Only with a frame does the browser choose the pictures of another width.
  await page.evaluate(twoFrames)
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

export async function tooLarge(page: Page, { path }: Visit) {
  // Its pictures are the originals themselves, which a member of staff compares.
  if (path === '/enhance-team-photos') return []
  return [...(await tooLargeAt(page, wide)), ...(await tooLargeAt(page, narrow))]
}

async function tooWideAt(page: Page, viewport: Size, text = '') {
  await page.setViewportSize(viewport)
  const pixels = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return pixels > 0 ? [`${pixels} px too wide at ${viewport.width} px${text}`] : []
}

/** The least spacing that a visitor may ask for, by WCAG 1.4.12. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`

/** Where a page is wider than its window, with text of twice the size and with wide spacing as well. */
export async function tooWide(page: Page) {
  const over: string[] = []
  for (const size of [wide, tablet, narrow, zoomed]) over.push(...(await tooWideAt(page, size)))
  const browser = await page.context().newCDPSession(page)

  async function setText(standard: number) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard } })
    await page.waitForFunction(
      (size) => getComputedStyle(document.documentElement).fontSize === size,
      `${standard}px`,
    )
  }

  await setText(32)
  over.push(...(await tooWideAt(page, laptop, ' with text of twice the size')))
  await setText(16)
  await page.addStyleTag({ content: spacing })
  over.push(...(await tooWideAt(page, zoomed, ' with wide spacing')))
  return over
}
