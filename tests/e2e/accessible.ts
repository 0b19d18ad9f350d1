import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect } from './test.ts'

/** Fails with each rule that axe finds broken, and where. */
export async function expectAccessible(page: Page, state: string) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
  )
  expect(found, state).toEqual([])
}
