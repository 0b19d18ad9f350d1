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
