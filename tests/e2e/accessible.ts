import { addAxe, findBroken } from './axe.ts'
import type { Page } from 'playwright/test'
import { expect } from './test.ts'
import { twoFrames } from './two-frames.ts'

/** In a page: brings what is about to end to its end. */
async function settle() {
  // What scrolling drives does not end by waiting.
  const ending = document
    .getAnimations()
    .filter(({ timeline }) => timeline === document.timeline)
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

/**
 * Fails with each rule that axe finds broken, and where: in the whole page, or in the one place that has changed.
 * For states that the sweep of every page misses.
 */
export async function expectAccessible(page: Page, state: string, place?: string) {
  await addAxe(page)
  // From the top: elsewhere a sticky bar may cover half a button, which says nothing about the button.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.evaluate(twoFrames)
  await page.evaluate(settle)
  expect(await findBroken(page, place), state).toEqual([])
}
