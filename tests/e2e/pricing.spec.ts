import type { Page } from 'playwright/test'
import { accessories, packages, type PackageSize as Size } from '../../src/content/packages.ts'
import { formatPence } from '../../src/lib/pricing/money.ts'
import { expectAccessible } from './accessible.ts'
import { holdBack } from './hold-back.ts'
import { inkOn, pictureIn, pictureOf } from './pixels.ts'
import { expect, test } from './test.ts'

const [, small, middle, large, largest] = packages as [Size, Size, Size, Size, Size]
const custom = accessories.find(({ id }) => id === 'custom')!
const tooMany = String(largest.creators + 1)

/** The fewest Content Creators for whom a package is the right one. */
function fits(size: Size) {
  return String((packages[packages.indexOf(size) - 1]?.creators ?? 0) + 1)
}

function finder(page: Page) {
  const region = page.locator('#size-finder')
  return {
    region,
    creators: region.getByLabel('Content Creators', { exact: true }),
    slider: region.getByRole('slider'),
    sentence: region.locator('.finder-answer .finder-sentence'),
    row: (name: string | RegExp) => region.getByRole('row', { name }),
    wake: async () => {
      await region.getByRole('slider').hover()
      await expect(region.locator('[data-island]')).toHaveAttribute('data-awake', '')
    },
  }
}

function query(page: Page) {
  return new URL(page.url()).search
}

test.describe('the size finder', () => {
  test('changes the URL once a number is chosen, not at every key', async ({ page }) => {
    await page.goto('/pricing')
    const { creators, sentence, wake } = finder(page)
    await wake()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page, `finder awake at ${width} px`)
    }
    await creators.fill('')
    await creators.pressSequentially(fits(large))
    await expect(sentence).toHaveText(`Size ${large.name}: ${large.price} a year, excluding VAT.`)
    expect(query(page)).toBe('')
    await creators.blur()
    await expect(page).toHaveURL(`/pricing?creators=${fits(large)}`)
    expect(await page.evaluate(() => history.length)).toBe(2)
  })

  test('answers what was chosen with its slider before its code was there', async ({ page }) => {
    const arrive = await holdBack(page, '**/assets/size-finder-*.js')
    await page.goto('/pricing?accessories=custom')
    const found = finder(page)
    await found.slider.fill(fits(large))
    arrive()
    await expect(found.sentence).toContainText(`Size ${large.name}, with one accessory: `)
    await expect(found.creators).toHaveValue(fits(large))
  })

  test('keeps a choice in the link for whoever opens it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/pricing')
    const first = finder(page)
    await first.wake()
    await first.slider.fill(fits(middle))
    await first.region.getByLabel('Custom Integrations').check()
    const withOne = `Size ${middle.name}, with one accessory: ${formatPence(middle.yearly + custom.yearly)} a year`
    await expect(first.sentence).toContainText(withOne)
    await first.region.getByRole('button', { name: 'Copy link' }).click()
    await expect(first.region.getByText('Link copied.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await first.slider.fill(fits(small))
    await expect(first.region.getByText('Link copied.')).toHaveCount(0)

    await page.goto('/about')
    await page.goto(link)
    const second = finder(page)
    await expect(second.sentence).toContainText(withOne)
    await expect(second.creators).toHaveValue(fits(middle))
    await expect(second.row(RegExp(`^Next size: ${large.name}`))).toContainText(
      formatPence(large.yearly + custom.yearly),
    )
  })

  test('answers what it cannot price with one sentence', async ({ page }) => {
    await page.goto('/pricing?creators=ten#size-finder')
    const { region, creators, sentence } = finder(page)
    await expect(creators).toHaveAccessibleDescription('Enter a whole number, 1 or more.')
    await expect(region.getByText('Enter a whole number')).toHaveAttribute('aria-live', 'polite')
    await expectAccessible(page, 'no number')
    await creators.fill(tooMany)
    await expect(sentence).toHaveText(
      `${tooMany} Content Creators are more than our largest size. Ask us for a price.`,
    )
    await creators.fill('1,000,000')
    await expect(sentence).toHaveText(
      '1,000,000 Content Creators are more than our largest size. Ask us for a price.',
    )
    await expect(region.getByRole('link', { name: /Start the Conversation/ })).toBeVisible()
    await expectAccessible(page, 'too many')
  })

  test('prints the estimate alone, with who, when and on what terms', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => undefined
    })
    await page.goto('/pricing?creators=12#size-finder')
    const { region, sentence } = finder(page)
    await expect(sentence).toContainText(`Size ${middle.name}`)
    await region.getByRole('button', { name: 'Print the estimate' }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(region.getByText(/Worked out on \d+ \w+ \d{4}/)).toBeVisible()
    await expect(region.getByText('Payment is annual, in full, in advance')).toBeVisible()
    await expect(region.getByText(/\/pricing\?creators=12#size-finder$/)).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(region.getByText('Worked out on')).toBeHidden()
  })

  test('leaves the answer to the grid where scripts do not run', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto('/pricing')
    // Playwright's text search passes over noscript.
    const note = page.locator('#size-finder noscript p')
    await expect(note).toBeVisible()
    await expect(note.getByRole('link')).toHaveAttribute('href', '#packages')
    await expect(page.locator('#packages').getByText(small.price)).toBeVisible()
    await expect(finder(page).creators).toBeHidden()
    await context.close()
  })
})

test.describe('the business case', () => {
  test('adds up a visitor’s own numbers, keeps them in the link, and prints them', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => undefined
    })
    await page.goto('/pricing')
    const { region, wake } = finder(page)
    await wake()
    await region.getByText('Does it pay for itself?').click()
    const fields = region.locator('#business-case')
    const values = {
      events: '4',
      planning: '40',
      rate: '60',
      bridge: '12',
      hours: '6.5',
      seat: '50',
    }
    for (const [name, value] of Object.entries(values))
      await fields.locator(`[name=${name}]`).fill(value)
    await fields.locator('[name=seat]').blur()
    await expect(region.getByRole('row', { name: /^A year of events/ })).toContainText('£25,200')
    expect(query(page)).toContain('planning=40')
    await expectAccessible(page, 'a business case')

    // As somebody opens it who was sent the link: not a reload, which restores where the page was.
    const link = `${page.url()}#size-finder`
    await page.goto('about:blank')
    await page.goto(link)
    await expect(region.getByRole('row', { name: /^A year of events/ })).toContainText('£25,200')
    await region.getByRole('button', { name: /^Print the case/ }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(region.getByRole('row', { name: /^A year of events/ })).toBeVisible()
    await expect(fields).toBeHidden()
  })

  test('says which number is none, beside it, and suggests no figure', async ({ page }) => {
    await page.goto('/pricing?events=4&planning=many#size-finder')
    const { region } = finder(page)
    const planning = region.locator('[name=planning]')
    await expect(planning).toHaveAttribute('aria-invalid', 'true')
    await expect(planning).toHaveAccessibleDescription(/number/)
    const empty = region.locator('#business-case input:not([name=events], [name=planning])')
    for (const field of await empty.all()) await expect(field).toHaveValue('')
  })
})

test('shows all five prices in the first view, at least 40 px high', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/pricing')
  const prices = page.locator('#packages').getByText(/^£[\d,]+$/)
  await expect(prices).toHaveCount(packages.length)
  for (const price of await prices.all()) {
    await expect(price).toBeInViewport({ ratio: 1 })
    const size = await price.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
    expect(size).toBeGreaterThanOrEqual(40)
  }
})

test('draws the price poster’s steps in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/pricing')
  await expect(page.locator('html')).toHaveAttribute('data-late-styles')
  const steps = page.locator('.price-steps-line')
  const [fill, stroke] = await steps.evaluate((path) => {
    const { fill: inside, stroke: line } = getComputedStyle(path)
    return [inside, line]
  })
  expect(fill).not.toBe(stroke)
  const canvas = await pictureIn(page, { x: 700, y: 70, width: 4, height: 4 })
  expect(inkOn(await pictureOf(steps), canvas)).toBeGreaterThan(0)
})

test.describe('a video', () => {
  test('asks its host for nothing before the click', async ({ page, site }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url)) elsewhere.push(request.url())
    })
    await page.route('https://player.vimeo.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' }),
    )
    await page.goto('/pricing')
    const play = page.getByRole('button', { name: /^Play/ })
    await play.scrollIntoViewIfNeeded()
    await play.hover()
    await expect(page.locator('[data-island="video-facade"][data-awake]')).toBeAttached()
    await page.waitForLoadState('networkidle')
    expect(elsewhere).toEqual([])

    await play.click()
    const player = page.locator('iframe')
    await expect(player.contentFrame().getByText('The player')).toBeVisible()
    // Whether the window is in front does not matter here.
    await expect.poll(() => player.evaluate((it) => it === document.activeElement)).toBe(true)
    await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
    expect(elsewhere).toEqual(['https://player.vimeo.com/video/123456789?dnt=1&autoplay=1'])
  })

  test('that is not configured leaves its poster and offers the demo', async ({ page }) => {
    await page.goto('/planned_change')
    const video = page.locator('figure.video')
    await expect(video.getByRole('button')).toHaveCount(0)
    await expect(video.getByRole('link', { name: /demo/ })).toHaveAttribute(
      'href',
      '/schedule_demo',
    )
    expect(await page.content()).not.toContain('VideoObject')
  })
})

test('opens the meeting booking in a new tab from both of its buttons', async ({ page }) => {
  await page.goto('/pricing')
  for (const name of [/^Find Your Right Size/, /^Start the Conversation/]) {
    const link = page.getByRole('link', { name }).first()
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', /^https:\/\/outlook\.office365\.com\/book\/meeting@/)
  }
})
