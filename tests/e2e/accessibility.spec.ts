import { addAxe, findBroken } from './axe.ts'
import { narrow, wide } from './rules/fit.ts'
import { expect, test } from './test.ts'

test('axe finds nothing in the menus and the bar that all pages share', async ({ page }) => {
  await page.setViewportSize(narrow)
  await page.goto('/about')
  await addAxe(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(await findBroken(page), 'the side menu').toEqual([])
  await page.keyboard.press('Escape')
  await page.setViewportSize(wide)
  await page.getByRole('button', { name: 'Scenarios' }).click()
  await expect(page.locator('.scenario-menu')).toBeVisible()
  expect(await findBroken(page), 'the scenarios’ menu').toEqual([])
  await page.keyboard.press('Escape')
  await page.evaluate(() => scrollTo({ top: 1_000, behavior: 'instant' }))
  await expect(page.locator('.demo-bar a')).toBeVisible()
  expect(await findBroken(page), 'the demo bar').toEqual([])
})

test('a row to swipe that takes the focus has a name', async ({ page }) => {
  await page.setViewportSize(narrow)
  for (const path of ['/planned_change', '/cyber_recovery', '/solution']) {
    await page.goto(path)
    const rows = page.locator('.swipe[tabindex="0"]')
    await expect(rows).toHaveCount(2)
    for (const row of await rows.all()) {
      await expect(row).toHaveAttribute('role', /^(list|group)$/)
      await expect(row).toHaveAccessibleName(/\w/)
    }
  }
})

for (const path of ['/', '/pricing', '/blog/what-a-runbooks-record-answers'])
  test(`the focus is never hidden under a bar on ${path}`, async ({ page }) => {
    await page.setViewportSize(narrow)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    const hidden: string[] = []
    let stops = 0
    for (; stops < 200; stops += 1) {
      await page.keyboard.press('Tab')
      const focus = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return null
        const { left, top, width, height } = element.getBoundingClientRect()
        const points = [0.1, 0.5, 0.9].map((part) =>
          document.elementFromPoint(left + width * part, top + height / 2),
        )
        // A radio button may lie under the label that it draws.
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
        const isSeen = points.some(
          (hit) =>
            hit &&
            (element.contains(hit) ||
              hit.contains(element) ||
              labels.some((label) => label.contains(hit) || hit.contains(label))),
        )
        const name = `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`
        return { isSeen, name: `${name} at ${Math.round(top)} px` }
      })
      if (!focus) break
      if (!focus.isSeen) hidden.push(focus.name)
    }
    expect(stops, 'places where the focus stopped').toBeGreaterThan(20)
    expect(hidden).toEqual([])
  })
