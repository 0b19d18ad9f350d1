import type { Page } from 'playwright/test'
import { workAtRest } from '../work.ts'
import type { Visit } from './visit.ts'

/** The largest paint, where the HTML does not have it. */
export async function lateLargest(_: Page, { largest, html }: Visit) {
  const source = largest.source.replace(/^https?:\/\/[^/]+/, '').slice(0, 12)
  return source && html.includes(source) ? [] : [`largest is ${largest.tag}`]
}

export async function moved(_: Page, { shifts }: Visit) {
  return [...shifts]
}

export async function busyAtRest(page: Page) {
  const { layouts, styles } = await workAtRest(page)
  return layouts + styles > 0 ? [`${layouts} layouts and ${styles} recalculations`] : []
}
