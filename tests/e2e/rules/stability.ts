import type { Page } from 'playwright/test'
import { workAtRest } from '../work.ts'
import type { Visit } from './visit.ts'

/**
 * The largest paint, where the HTML does not have it. The posts of /news come after its HTML, so there the
 * largest part becomes the first post's picture, or on a phone its title, about 80 ms after the heading
 * (measured in Chromium).
 */
export async function lateLargest(_: Page, { path, largest, html }: Visit) {
  const source = largest.source.replace(/^https?:\/\/[^/]+/, '')
  const isPost = source.startsWith('/.netlify/images?url=%2Fapi%2Fnews-image')
  if (path === '/news' && (isPost || largest.tag === 'H2')) return []
  const begin = source.slice(0, 12)
  return begin && html.includes(begin) ? [] : [`largest is ${largest.tag}`]
}

export async function moved(_: Page, { shifts }: Visit) {
  return [...shifts]
}

/** What is seen while the page is hidden for its typefaces: an animation may overrule what it inherits. */
export async function shownWhileHeld(page: Page) {
  return page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset.paintHeld = ''
    const seen = [...document.querySelectorAll('body *')].flatMap((element) =>
      [undefined, '::before', '::after']
        .filter((part) => getComputedStyle(element, part).visibility === 'visible')
        .map((part) => `${element.className || element.nodeName}${part ?? ''}`),
    )
    delete dataset.paintHeld
    return seen
  })
}

export async function busyAtRest(page: Page) {
  const { layouts, styles } = await workAtRest(page)
  return layouts + styles > 0 ? [`${layouts} layouts and ${styles} recalculations`] : []
}
