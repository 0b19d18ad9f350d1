import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { expect } from './test.ts'

/** The player with all of its own code loaded, as it is once a pointer has crossed it. */
export async function openPlayer(page: Page) {
  await page.goto('/features')
  const player = page.locator('.player')
  await player.scrollIntoViewIfNeeded()
  await expect(page.locator('[data-island="runbook-player"][data-awake]')).toBeAttached()
  await player.hover({ position: { x: 20, y: 20 } })
  await player.hover({ position: { x: 30, y: 24 } })
  await expect(page.locator('.player[data-ready]')).toBeVisible()
  return player
}

/** Chooses one of the fixtures. */
export async function choose(page: Page, name: string) {
  const file = join(import.meta.dirname, '../fixtures/spreadsheets', name)
  return page.getByLabel('Choose a file').setInputFiles(file)
}

export async function openSample(page: Page) {
  await page.goto('/features#runbook-player:sample')
  await expect(sentence(page)).toContainText('of 100 runs')
}

/** Drops a small runbook on the home page, which hands it over to the player. */
export async function dropOnHome(page: Page, name: string) {
  await page.goto('/')
  // What catches the file is loaded when it comes over the page.
  const place = page.locator('[data-hand-over]')
  await place.dispatchEvent('dragenter')
  await expect(async () => {
    await place.evaluate((element, fileName) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(
        new File(['Id,Task,Owner,Mins\n1,Begin,Ops,5\n2,End,Ops,7\n'], fileName),
      )
      element.dispatchEvent(
        new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
      )
    }, name)
    await expect(page).toHaveURL(/features/, { timeout: 2_000 })
  }).toPass()
}

/** What the forecast says. */
export function sentence(page: Page) {
  return page.getByTestId('player-sentence')
}

export async function press(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true }).click()
}
