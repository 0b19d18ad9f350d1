import type { Page } from 'playwright/test'
import { findFiles } from '../../src/content/files.ts'
import { testDist } from '../../local/e2e/build.ts'

/** Addresses that lead nowhere, each under another prefix, for the four not-found pages. */
export const unknown: Record<string, string> = {
  '/404': '/nowhere',
  '/blog-not-found': '/blog/nowhere',
  '/story-not-found': '/success-stories/nowhere',
  '/legal-not-found': '/legals/nowhere',
}

/** The files of the pages that the build wrote. */
export function pageFiles(dist = testDist): string[] {
  return findFiles('**/*.html', dist)
}

/** The address of every page that the build wrote, the not-found pages by addresses that show them. */
export function everyPage(dist = testDist): string[] {
  return pageFiles(dist)
    .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .map((path) => unknown[path] ?? path)
    .toSorted()
}

/** The news as a day finds them: kept by the CDN, so that a busy machine's database is not waited for. */
export async function fillNews(url: string) {
  await fetch(`${url}/api/fetch-linkedin-posts`, { method: 'POST' })
  await fetch(`${url}/api/news`)
}

/** What the browser says about the four addresses that lead nowhere. */
export const notFoundError = /status of 404 .*\/nowhere/

/** Scrolls the whole page past, so that everything that waits to be seen has been. */
export async function scrollThrough(page: Page) {
  return page.evaluate(async () => {
    const { scrollHeight } = document.documentElement
    const stops = [...Array(Math.ceil(scrollHeight / innerHeight)).keys(), 0]
    for (const stop of stops) {
      scrollTo({ top: stop * innerHeight, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
}
