import { expect, test } from './test.ts'

const pages = ['/support', '/service-assurance', '/about', '/contact', '/schedule_demo']

test('opens every external link in a new tab and says so', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path)
    const links = await page.locator('main a[href^="http"]').evaluateAll((all) =>
      all.map((a) => ({
        target: a.getAttribute('target'),
        rel: a.getAttribute('rel'),
        text: a.textContent,
      })),
    )
    for (const { target, rel, text } of links) {
      expect(target).toBe('_blank')
      expect(rel).toContain('noopener')
      expect(text).toContain('opens in a new tab')
    }
  }
})

test('shows a leader’s address beside the link that writes to it', async ({ page }) => {
  await page.goto('/about')
  const link = page.getByRole('link', { name: /^Send email/ }).first()
  await link.focus()
  const address = (await link.getAttribute('href'))?.replace('mailto:', '') ?? 'none'
  await expect(link).toHaveAccessibleDescription(address)
  await expect(page.getByRole('tooltip', { name: address }).first()).toBeVisible()
})
