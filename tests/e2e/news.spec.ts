import type { Page } from 'playwright/test'
import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { expectAccessible } from './accessible.ts'
import { holdBack } from './hold-back.ts'
import { observe } from './rules/visit.ts'
import { expect, test, type TestSite } from './test.ts'

const skeleton = '[data-testid="skeleton"]'
const card = '.news-day:not(.skeleton)'
const newsPath = '**/api/news'
const tablePath = '**/rest/v1/linkedin_posts*'
const outage = { error: 'The posts cannot be loaded at the moment.', code: 'database_unreachable' }

/** Fills the table as an earlier visitor did. */
async function fill(site: TestSite) {
  const response = await fetch(`${site.url}/api/fetch-linkedin-posts`, { method: 'POST' })
  expect(response.status).toBe(200)
}

function isRead(url: string) {
  return url.endsWith('/api/news') || url.includes('/rest/v1/linkedin_posts')
}

function datesOf(times: Element[]) {
  return times.map((time) => Date.parse((time as HTMLTimeElement).dateTime))
}

/** px of the page's room for posts that are blank while they load. */
function blankBelow(last: Element) {
  return last.closest('.news')!.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom
}

function isShown(image: HTMLImageElement) {
  return image.complete && image.naturalWidth > 0
}

function isAsked({ currentSrc }: HTMLImageElement) {
  return currentSrc !== ''
}

/** How many pixels a picture's place has across, and how many were asked for. */
function sizesOf({ clientWidth, currentSrc }: HTMLImageElement) {
  const asked = Number(new URL(currentSrc).searchParams.get('w'))
  return { needed: clientWidth * devicePixelRatio, asked }
}

async function shiftOf(page: Page) {
  return page.evaluate(() => {
    return window.shifts.reduce((sum, { value }) => sum + value, 0)
  })
}

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
  const times = await page.locator(`${card} time`).evaluateAll(datesOf)
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
  const names = await page.locator(card).getByRole('link').allTextContents()
  expect(new Set(names).size, 'links by name').toBe(20)
  await expect(page.getByRole('link', { name: /View all posts on LinkedIn/ })).toBeVisible()
  // The notice of the sync is half transparent while it comes and goes.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
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

test('reads the table itself where no function answers, in the same order', async ({
  page,
  site,
  pageErrors,
}) => {
  await fill(site)
  pageErrors.expect(/ERR_FAILED.*api\/news/)
  await page.route(newsPath, (route) => route.abort())
  await page.goto('/news')
  await expect(page.locator(card)).toHaveCount(20)
  const times = await page.locator(`${card} time`).evaluateAll(datesOf)
  expect(times).toEqual(times.toSorted((a, b) => b - a))
})

test('tells the visitor when the database cannot be read, after two requests', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED.*linkedin_posts/)
  pageErrors.expect(/status of 503.*api\/news/)
  const asked: string[] = []
  page.on('request', (request) => {
    if (isRead(request.url())) asked.push(request.url())
  })
  await page.route(newsPath, (route) => route.fulfill({ status: 503, json: outage }))
  await page.route(tablePath, (route) => route.abort())
  await page.goto('/news')
  const toast = page.locator('[data-sonner-toast]')
  await expect(toast).toContainText('Error loading posts')
  await expect(toast).toContainText('Unable to load LinkedIn posts. Please try again later.')
  await expect(page.locator(skeleton)).toHaveCount(0)
  await expectAccessible(page, 'failed')
  // The preload and the read of it are one request to the network.
  expect(asked.filter((url) => url.includes('linkedin_posts'))).toHaveLength(1)
})

test('tries again when a visitor asks for it', async ({ page, pageErrors, site }) => {
  pageErrors.expect(/status of 503.*api\/news/)
  pageErrors.expect(/ERR_FAILED.*linkedin_posts/)
  await fill(site)
  await page.route(newsPath, async (route) => {
    // The second answer comes while the first message still fades out, which takes 200 ms.
    await setTimeout(100)
    await route.fulfill({ status: 503, json: outage })
  })
  await page.route(tablePath, (route) => route.abort())
  await page.goto('/news')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  const toast = page.locator('[data-sonner-toast][data-removed="false"]')
  await expect(toast).toBeVisible()
  const reads: string[] = []
  page.on('request', (request) => reads.push(request.url()))
  const failing = page.waitForEvent('requestfailed', (request) => isRead(request.url()))
  await again.dblclick()
  await failing
  await expect(page.locator('.news')).not.toHaveAttribute('aria-busy', 'true')
  expect(reads.filter((url) => url.endsWith('/api/news'))).toHaveLength(1)
  await expect(again).toBeFocused()
  await expect(toast).toHaveCount(1)
  await page.unroute(newsPath)
  await page.unroute(tablePath)
  await again.press('Enter')
  await expect(page.locator(card)).toHaveCount(20)
  await expect(page.locator('.news')).toBeFocused()
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
})

test('a row that cannot be read costs its own card alone', async ({ page, site }) => {
  await fill(site)
  await page.route(newsPath, async (route) => {
    const response = await route.fetch()
    const { posts } = (await response.json()) as { posts: object[] }
    await route.fulfill({
      response,
      json: { posts: [{ ...posts[0], likes: 'many' }, ...posts.slice(1)] },
    })
  })
  await page.goto('/news')
  await expect(page.locator(card)).toHaveCount(19)
})

test('asks once for what is missing where no function answers, and says no more than that', async ({
  page,
  pageErrors,
}) => {
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url())
  })
  // The browser's own words.
  pageErrors.expect(/status of 404.*api\/news/)
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto('/news')
  await expect(page.getByText('No posts available at the moment.')).toBeVisible()
  expect(missing).toHaveLength(1)
})

test('shows a picture, and a shared post in words', async ({ page, site }) => {
  await fill(site)
  await page.goto('/news')
  await expect(page.locator(card)).toHaveCount(20)
  const picture = page.locator(`${card} img`).first()
  await expect.poll(async () => picture.evaluate(isShown)).toBe(true)
  expect(await page.locator('.news-list').innerText()).not.toContain('urn:li:')
})

test.describe('on a sharp screen', () => {
  test.use({ deviceScaleFactor: 2 })

  test('asks for pictures in the size of their card', async ({ page, site }) => {
    await fill(site)
    await page.route('**/.netlify/images?**', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
    )
    // The smallest card first: a browser keeps to a larger picture that it has.
    for (const width of [600, 320, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/news')
      const picture = page.locator(`${card} img`).first()
      await expect.poll(async () => picture.evaluate(isAsked)).toBe(true)
      const { needed, asked } = await picture.evaluate(sizesOf)
      expect(asked).toBeGreaterThanOrEqual(0.9 * needed)
      expect(asked).toBeLessThanOrEqual(Math.max(320, 1.6 * needed))
    }
  })
})

for (const width of [320, 412, 1440]) {
  test(`nothing on screen moves when the posts come, ${width} px wide`, async ({ page, site }) => {
    await fill(site)
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(observe)
    const arrive = await holdBack(page, newsPath)
    await page.goto('/news')
    await expect(page.locator(skeleton)).toHaveCount(3)
    await page.evaluate(() => document.fonts.ready)
    expect(await page.locator(skeleton).last().evaluate(blankBelow)).toBeLessThan(1)
    const before = await shiftOf(page)
    arrive()
    await expect(page.locator(card)).toHaveCount(20)
    expect(await shiftOf(page)).toBe(before)
  })
}

test('loads no more script than the runtime and the posts need, and no rules of other islands', async ({
  page,
  site,
}) => {
  await fill(site)
  // It ends before its pictures have come.
  await page.route('**/.netlify/images?**', (route) => route.fulfill({ contentType: 'image/png' }))
  const scripts: Promise<Buffer>[] = []
  const sheets: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
    if (/\/assets\/styles-/.test(response.url())) sheets.push(response.url())
  })
  await page.goto('/news')
  await expect(page.locator(card)).toHaveCount(20)
  const sizes = (await Promise.all(scripts)).map((body) => brotliCompressSync(body).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20 * 1024)
  expect(sheets).toEqual([])
  // Its rules are in the page.
  await expect(page.locator('.news-row').first()).toHaveCSS('display', 'grid')
})

test('keeps the initials where a picture does not arrive', async ({ page, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED.*netlify\/images/)
  await page.route('**/.netlify/images?**', (route) => route.abort())
  await page.goto('/news')
  await expect(page.locator(card)).toHaveCount(20)
  const first = page.locator(card).first()
  await expect(first.locator('[data-fill=initials]')).toHaveText('C')
  await expect(first.locator('[data-fill=initials]')).toBeVisible()
  await expect(first.locator('img')).toHaveCount(0)
})

test('is a log: a ruler in days, one large picture, one column of counts', async ({
  page,
  site,
}) => {
  await fill(site)
  await page.goto('/news')
  await expect(page.locator(card)).toHaveCount(20)
  const rows = await page.locator(card).evaluateAll((items: Element[]) =>
    (items as HTMLElement[]).map((item) => ({
      day: Math.floor(Date.parse(item.querySelector('time')!.dateTime) / 86_400_000),
      quiet: Number(item.style.getPropertyValue('--quiet')),
      // The break is wider than the ruler's ticks.
      isBroken: Number.parseFloat(getComputedStyle(item, '::after').width) > 8,
      picture: item.dataset.picture,
      title: item.querySelector('h2')!.innerText,
      text: item.querySelector<HTMLElement>('[data-fill=text]')?.innerText ?? '',
      counts: Math.round(item.querySelector('[data-fill=likes]')!.getBoundingClientRect().x),
    })),
  )
  for (const [at, { day, quiet, isBroken }] of rows.entries()) {
    const between = Math.max(0, day - (rows[at + 1]?.day ?? day) - 1)
    expect({ quiet, isBroken }).toEqual({ quiet: Math.min(between, 6), isBroken: between > 6 })
  }
  expect(rows.filter(({ isBroken }) => isBroken)).not.toEqual([])
  const pictures = rows.map(({ picture }) => picture).filter(Boolean)
  expect(pictures).toEqual(['large', ...pictures.slice(1).fill('small')])
  const small = rows.filter(({ picture }) => picture !== 'large')
  expect(new Set(small.map(({ counts }) => counts)).size).toBe(1)
  for (const { title, text } of rows) expect(text.startsWith(title.replace(/…$/, ''))).toBe(false)
  await page.keyboard.press('End')
  await expect(page.locator('footer').last()).toBeInViewport()
})

test('says when its code does not arrive, and asks again at a click', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED.*wake-/)
  await page.route('**/assets/wake-*.js', (route) => route.abort())
  await page.goto('/news')
  const feed = page.locator('[data-island=news-feed]')
  await expect(page.getByRole('alert')).toContainText('isn’t working')
  await page.unroute('**/assets/wake-*.js')
  await feed.click()
  await expect(page.locator(card)).toHaveCount(20)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
