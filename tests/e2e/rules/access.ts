import type { Page } from 'playwright/test'
import { addAxe, findBroken } from '../axe.ts'
import { scrollThrough } from '../every-page.ts'
import { narrow, wide } from './fit.ts'

/** Opens every answer, also those of which only one may be open at a time. */
async function openAnswers(page: Page) {
  return page.locator('main details').evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) {
      details.removeAttribute('name')
      details.open = true
    }
  })
}

/** What axe finds with every answer open. What forced colours tell apart: forced-colors.spec.ts. */
export async function brokenForAxe(page: Page) {
  await openAnswers(page)
  await addAxe(page)
  const broken: string[] = []
  for (const viewport of [narrow, wide]) {
    await page.setViewportSize(viewport)
    broken.push(...(await findBroken(page)).map((what) => `${what} at ${viewport.width} px`))
  }
  return broken
}

/** What moves though the visitor asked for less motion, the whole page once seen. */
export async function stillMoving(page: Page) {
  await scrollThrough(page)
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
      )
      .map(({ effect }) => `${(effect as KeyframeEffect).target?.className}`),
  )
}

/** Names with a space before a mark, as a hidden element that begins with one leaves it. */
export async function brokenNames(page: Page) {
  const names = (await page.locator('body').ariaSnapshot()).matchAll(/- [a-z]+ "(.*)"/g)
  return Array.from(names, ([, name]) => name!).filter((name) => /\S [,:;.]/.test(name))
}
