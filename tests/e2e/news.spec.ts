import { expectAccessible } from './accessible.ts'
import { holdBack } from './hold-back.ts'
import { expect, test } from './test.ts'

const skeleton = '[data-testid="skeleton"]'
const card = '.news-card:not(.skeleton)'

test('fills an empty table once, in front of the first visitor', async ({ page, site }) => {
  const arrive = await holdBack(page, '**/api/fetch-linkedin-posts')
  await page.goto('/news')
  await expect(page.locator(skeleton)).toHaveCount(3)
  arrive()
  await expect(page.locator(card)).toHaveCount(20)
  const toast = page.locator('[data-sonner-toast]')
  await expect(toast).toContainText('Posts synced')
  await expect(toast).toContainText('Successfully loaded 20 LinkedIn posts')

  const asked = site.linkedin.requests.length
  await page.reload()
  await expect(page.locator(card)).toHaveCount(20)
  await expect(toast).toHaveCount(0)
  expect(site.linkedin.requests.length).toBe(asked)
})

test('shows the newest posts first, with what they say and how they were received', async ({
  page,
}) => {
  await page.goto('/news')
  await expect(page.locator(card)).toHaveCount(20)
  const times = await page
    .locator(`${card} time`)
    .evaluateAll((all) => all.map((time) => Date.parse((time as HTMLTimeElement).dateTime)))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  const text = await page.locator('.news-list').innerText()
  expect(text).not.toMatch(/\{hashtag|urn:li:organization|\\[#_(]/)
  for (const count of ['999', '1.0K', '1.3K', '48.3K']) expect(text).toContain(count)
  const link = page
    .locator(card)
    .first()
    .getByRole('link', { name: /View on LinkedIn/ })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener')
  await expect(page.getByRole('link', { name: /View all posts on LinkedIn/ })).toBeVisible()
  await expectAccessible(page, 'posts')
})

test('says that there is nothing when LinkedIn has nothing', async ({ page, site, pageErrors }) => {
  pageErrors.expect(/status of 503 .*fetch-linkedin-posts/)
  site.linkedin.posts.splice(0)
  await page.goto('/news')
  await expect(page.getByText('No posts available at the moment.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Visit our LinkedIn page/ })).toBeVisible()
  await expectAccessible(page, 'empty')
})

test('tells the visitor when the database cannot be read', async ({ page, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED.*linkedin_posts/)
  await page.route('**/rest/v1/linkedin_posts*', (route) => route.abort())
  await page.goto('/news')
  const toast = page.locator('[data-sonner-toast]')
  await expect(toast).toContainText('Error loading posts')
  await expect(toast).toContainText('Unable to load LinkedIn posts. Please try again later.')
  await expectAccessible(page, 'failed')
})

test('keeps the initials where a picture does not arrive', async ({ page, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED.*news-image/)
  await page.route('**/api/news-image/**', (route) => route.abort())
  await page.goto('/news')
  await expect(page.locator(card)).toHaveCount(20)
  await expect(page.locator(`${card} .news-picture`).first()).toHaveText('C')
})
