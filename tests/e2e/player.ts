import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { expect } from './test.ts'

/** The player, awake as it is once a pointer has crossed it. */
export async function openPlayer(page: Page) {
  await page.goto('/features')
  const player = page.locator('.player')
  await player.scrollIntoViewIfNeeded()
  await player.hover({ position: { x: 20, y: 20 } })
  await expect(page.locator('[data-island="runbook-player"][data-awake]')).toBeAttached()
  return player
}

/** The path of one of the files that visitors might have. */
export function fixture(name: string) {
  return join(import.meta.dirname, '../../packages/runbook/tests/fixtures/spreadsheets', name)
}

/** Chooses one of the fixtures. */
export async function choose(page: Page, name: string) {
  return page.getByLabel('Choose a file').setInputFiles(fixture(name))
}

export async function openSample(page: Page) {
  await page.goto('/features#runbook-player:sample')
  // Another runbook stays until the sample is there.
  await expect(page.locator('.player-file:visible')).toContainText('move to site B')
  await expect(sentence(page)).toContainText('of 100 runs')
}

/** Drops small runbooks on a place. Returns whether something took them. */
export async function drop(place: Locator, names: readonly string[]) {
  return place.evaluate((element, files) => {
    const dataTransfer = new DataTransfer()
    for (const name of files)
      dataTransfer.items.add(new File(['Id,Task,Owner,Mins\n1,Begin,Ops,5\n2,End,Ops,7\n'], name))
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    element.dispatchEvent(event)
    return event.defaultPrevented
  }, names)
}

/** Drags a small runbook over the home page, and drops it once the code that takes it is there. */
export async function handOver(page: Page, name: string) {
  const place = page.locator('[data-hand-over]')
  await place.dispatchEvent('dragenter')
  await expect.poll(() => drop(place, [name])).toBe(true)
  await expect(page).toHaveURL(/features/)
}

/** Drops a small runbook on the home page, which hands it over to the player. */
export async function dropOnHome(page: Page, name: string) {
  await page.goto('/')
  await handOver(page, name)
}

/** What the forecast says: a runbook to which there is a way back is hidden. */
export function sentence(page: Page) {
  return page.getByTestId('player-sentence').filter({ visible: true })
}

/** Calls the way back, which first says what it would do. */
export async function turnBack(page: Page, name: string) {
  await press(page, name)
  await page.locator('.player-panel').getByRole('button', { name, exact: true }).click()
}

export async function press(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name, exact: true }).click()
}

export function finish(page: Page) {
  return page.getByTestId('finish').filter({ visible: true })
}

/** Chooses a sheet of these lines. */
export async function chooseText(page: Page, lines: readonly string[], name = 'sheet.csv') {
  const buffer = Buffer.from(lines.join('\n'))
  await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'text/csv', buffer })
}

/** Opens the strip that says how the file was read. */
export async function openStrip(page: Page) {
  const strip = page.locator('.player-strip:visible')
  await strip.locator('> summary').click()
  return strip
}

/** The link of the runbook that is open, as its button puts it on the clipboard. */
export async function copyLink(page: Page) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await press(page, 'Copy link')
  await expect(page.locator('.player-take [role=status]')).toHaveText('Link copied.')
  return page.evaluate(() => navigator.clipboard.readText())
}
