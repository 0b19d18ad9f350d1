import sharp from 'sharp'
import type { Browser } from './browser.ts'

type Box = { left: number; top: number; width: number; height: number }
type Label = { of: string; text: string; box: Box }

/** What a visitor finds their way by. Each has a label in view, however far the page is scrolled. */
const places: Record<string, string> = {
  header: '.site-header :is(a, button)',
  buttons: '.btn',
}
const ruler = { ruler: 'nav[aria-label="On this page"] a' }

/** Of a letter to its ground, by WCAG's formula. */
const leastContrast = 3
/** The share of a text's box that its letters cover at least. */
const leastInk = 0.03

/** Runs in the page: whether it names its bands beside them, as tests/e2e/rules/fit.ts has it. */
function isRuled() {
  const isListed = document.querySelector('main :is(.toc, .screen-index)') !== null
  return document.querySelectorAll('main > .ruled').length > 2 && !isListed
}

/** Runs in the page: the texts of these elements that are in the window. */
function labelsIn(of: string, css: string): Label[] {
  return [...document.querySelectorAll<HTMLElement>(css)].flatMap((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const labels: Label[] = []
    while (texts.nextNode()) {
      const node = texts.currentNode
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, top, right, bottom, width, height } = range.getBoundingClientRect()
      const isInWindow = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
      const isForAll = node.parentElement!.clientWidth !== 1
      const over = document.elementFromPoint(left + width / 2, top + height / 2)
      // Only what is in the page's text may be under a bar.
      const isOpen = !element.closest('main') || element.contains(over)
      if (width > 0 && isInWindow && isForAll && isOpen && !element.matches(':disabled'))
        labels.push({ of, text: node.nodeValue!.trim(), box: { left, top, width, height } })
    }
    return labels
  })
}

/** By WCAG's formula, from 0 for black to 1. */
function luminance(red: number, green: number, blue: number) {
  const [r, g, b] = [red, green, blue].map((value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

/** The share of a box's pixels that stand out from its most frequent colour. */
async function inkIn(screenshot: Uint8Array, { left, top, width, height }: Box) {
  const area = {
    left: Math.floor(left),
    top: Math.floor(top),
    width: Math.ceil(width),
    height: Math.ceil(height),
  }
  const pixels = await sharp(screenshot).extract(area).removeAlpha().raw().toBuffer()
  const counts = new Map<number, number>()
  for (let i = 0; i < pixels.length; i += 3) {
    const colour = pixels.readUIntBE(i, 3)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const colours = Array.from(counts, ([colour, count]) => ({
    count,
    light: luminance(colour >> 16, (colour >> 8) & 255, colour & 255),
  })).toSorted((a, b) => b.count - a.count)
  const ground = colours[0]!.light
  const ink = colours.filter(({ light }) => {
    const [dark, bright] = [Math.min(light, ground), Math.max(light, ground)]
    return (bright + 0.05) / (dark + 0.05) >= leastContrast
  })
  return ink.reduce((sum, { count }) => sum + count, 0) / (area.width * area.height)
}

/**
 * The labels in the window that nobody can read, by the pixels that the engine painted: computed styles
 * say nothing of these. A place whose labels are not found counts as one.
 */
export async function unreadable(browser: Browser): Promise<string[]> {
  const all = (await browser.evaluate(isRuled)) ? { ...places, ...ruler } : places
  const found = await Promise.all(
    Object.entries(all).map(async ([of, css]) => browser.evaluate(labelsIn, of, css)),
  )
  const screenshot = await browser.screenshot()
  const inks = await Promise.all(
    found.flat().map(async (label) => ({ ...label, ink: await inkIn(screenshot, label.box) })),
  )
  return [
    ...Object.keys(all)
      .filter((_, i) => found[i]!.length === 0)
      .map((of) => `${of}: no label is seen`),
    ...inks.filter(({ ink }) => ink < leastInk).map(({ of, text }) => `${of}: ${text}`),
  ]
}
