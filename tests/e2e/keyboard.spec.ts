import { expect, test } from './test.ts'

test('Escape closes a tooltip, and coming back opens it again', async ({ page }) => {
  await page.goto('/solution')
  const link = page.locator('main .tip a').first()
  const tip = page.locator('main .tip-text').first()
  await link.focus()
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
  await link.blur()
  await link.focus()
  await expect(tip).toBeVisible()
})

test('the focus is on screen at every step through /pricing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/pricing')
  const lost: string[] = []
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    const off = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return undefined
      const { top, bottom } = focused.getBoundingClientRect()
      const isInView = bottom > 0 && top < innerHeight
      return isInView ? undefined : focused.outerHTML.slice(0, 80)
    })
    if (off) lost.push(off)
  }
  expect(lost).toEqual([])
})
