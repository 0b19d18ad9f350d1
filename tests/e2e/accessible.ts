import { addAxe, findBroken } from './axe.ts'
import type { Page } from 'playwright/test'
import { expect } from './test.ts'

/** Fails with each rule that axe finds broken, and where. For states that the sweep of every page misses. */
export async function expectAccessible(page: Page, state: string) {
  await addAxe(page)
  expect(await findBroken(page), state).toEqual([])
}
