import { expect, test } from './test.ts'

test('shows a leader’s address beside the link that writes to it', async ({ page }) => {
  await page.goto('/about')
  const link = page.getByRole('link', { name: /^Send email/ }).first()
  await link.focus()
  const address = (await link.getAttribute('href'))?.replace('mailto:', '') ?? 'none'
  await expect(link).toHaveAccessibleDescription(address)
  await expect(page.getByRole('tooltip', { name: address }).first()).toBeVisible()
})
