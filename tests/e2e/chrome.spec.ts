import type { Page } from 'playwright/test'
import { expect, test } from './test.ts'
import { twoFrames } from './two-frames.ts'

type PageView = { event: string; page_path: string; page_title: string }

function layer(page: Page) {
  return page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer as PageView[])
}

async function views(page: Page) {
  return (await layer(page)).filter(({ event }) => event === 'page_view')
}

async function deeds(page: Page) {
  const events = (await layer(page)).map(({ event }) => event)
  return events.filter((event) => event && event !== 'page_view')
}

/** The names on the ruler whose bands are the current ones. */
async function current(page: Page) {
  return page.locator('.page-ruler [aria-current]').allTextContents()
}

test('counts one page view for a load, a query change and a return, none for a fragment', async ({
  page,
}) => {
  await page.goto('/about?from=mail')
  const title = await page.title()
  expect(await views(page)).toEqual([
    { event: 'page_view', page_path: '/about?from=mail', page_title: title },
  ])
  await page.evaluate(() => {
    location.hash = 'main'
    history.replaceState(null, '', '?from=mail#main')
    history.pushState(null, '', '?from=post')
  })
  expect((await views(page)).map((view) => view.page_path)).toEqual([
    '/about?from=mail',
    '/about?from=post',
  ])
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(await views(page)).toHaveLength(3)
})

test('counts one page view for a visit to the size finder, whatever it is asked', async ({
  page,
}) => {
  await page.goto('/pricing?from=mail')
  const creators = page.locator('#size-finder').getByLabel('Content Creators', { exact: true })
  await creators.focus()
  await expect(page.locator('[data-island="size-finder"][data-awake]')).toBeAttached()
  for (const count of ['11', '26', '60']) {
    await creators.fill(count)
    await creators.blur()
    await expect(page).toHaveURL(new RegExp(`creators=${count}`))
  }
  expect((await views(page)).map(({ page_path: path }) => path)).toEqual(['/pricing?from=mail'])
})

test('notes deeds for a tag manager, behind a refused consent and without their content', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) event.preventDefault()
    })
  })
  await page.goto('/success-stories/month-end-on-a-new-erp')
  expect(Object.values((await layer(page))[0]!)).toMatchObject([
    'consent',
    'default',
    { analytics_storage: 'denied', ad_storage: 'denied' },
  ])
  await page.locator('.site-header').getByRole('link', { name: 'Schedule a demo' }).click()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await deeds(page)).toEqual(['demo_click', 'story_printed'])
  await page.goto('/schedule_demo')
  // As any booking page elsewhere, it has another address than ours.
  await page.getByRole('link', { name: 'Quick Book' }).click()
  expect(await deeds(page)).toEqual(['demo_click'])
  await page.goto('/pricing')
  const creators = page.locator('#size-finder').getByLabel('Content Creators', { exact: true })
  await creators.focus()
  await expect(page.locator('[data-island="size-finder"][data-awake]')).toBeAttached()
  await creators.fill('60')
  await creators.blur()
  await expect.poll(async () => deeds(page)).toEqual(['size_chosen'])
  await page.goto('/features#runbook-player:sample')
  await expect(page.getByTestId('finish')).toBeVisible()
  await expect.poll(async () => deeds(page)).toEqual(['runbook_opened'])
  await page.goto('/contact#sent')
  await expect(page).toHaveURL(/#message$/)
  expect(await deeds(page)).toEqual([])
})

// On the home page another demo button is in view then.
for (const path of ['/legals/subscription-agreement', '/'])
  test(`shows the demo bar of ${path} after 300 px of scroll and not before`, async ({ page }) => {
    await page.goto(path)
    const link = page.locator('.demo-bar').getByRole('link', { name: /Schedule a demo/ })
    await expect(link).toBeHidden()
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    await page.evaluate(twoFrames)
    await expect(link).toBeHidden()
    await page.evaluate(() => scrollTo({ top: 301, behavior: 'instant' }))
    await expect(link).toBeVisible()
  })

test('shows no demo bar on a phone while a demo button is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const bar = page.locator('.demo-bar')
  await page.evaluate(() => scrollTo({ top: 1_500, behavior: 'instant' }))
  await expect(bar).toBeVisible()
  await page.locator('main [data-demo="yellow"]').last().scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
})

test('opens the booking from the demo bar of the booking’s own page', async ({ page }) => {
  await page.goto('/schedule_demo')
  const link = page.locator('.demo-bar').getByRole('link', { includeHidden: true })
  await expect(link).toHaveAttribute('href', '/contact')
})

test('shows one yellow demo button at most, wherever the page is scrolled to', async ({ page }) => {
  await page.goto('/')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 300) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    await expect
      .poll(() =>
        page.evaluate(() => {
          const yellow = getComputedStyle(
            document.querySelector('main [data-demo="yellow"]')!,
          ).backgroundColor
          return [...document.querySelectorAll('a')].filter((link) => {
            const { top: y, bottom, height: tall } = link.getBoundingClientRect()
            const isSeen = tall > 0 && y < innerHeight - 48 && bottom > 64
            const inBar =
              link.closest('.demo-bar') && link.checkVisibility({ visibilityProperty: true })
            return (isSeen || inBar) && getComputedStyle(link).backgroundColor === yellow
          }).length
        }),
      )
      .toBeLessThanOrEqual(1)
  }
})

for (const [path, buttons] of [
  ['/', 'main .btn'],
  ['/cyber_recovery', '.site-header .btn'],
  ['/features#runbook-player:sample', '.player-actions .btn'],
] as const)
  test(`the buttons of ${path} can be read under the pointer`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    const shown = page.locator(`${buttons}:not([aria-disabled=true], :disabled)`)
    await expect(shown.first()).toBeVisible()
    for (const button of await shown.all()) {
      if (!(await button.isVisible())) continue
      await button.hover()
      expect(
        await button.evaluate(contrast, 'color' as const),
        await button.innerText(),
      ).toBeGreaterThan(4.5)
    }
  })

/** How an element's letters, or its ring, stand out from its ground, by WCAG's ratio. */
function contrast(shown: Element, front: 'color' | 'outlineColor') {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!

  function luminance(element: Element, property: typeof front | 'backgroundColor'): number {
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = getComputedStyle(element)[property]
    pen.fillRect(0, 0, 1, 1)
    const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data
    if (alpha! < 255 && element.parentElement) return luminance(element.parentElement, property)
    const [r, g, b] = [red!, green!, blue!].map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
  }

  const both = [luminance(shown, front), luminance(shown, 'backgroundColor')]
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05)
}

test.describe('the ruler', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const path of ['/', '/about'])
    test(`shows the focus on the name of the current band of ${path}`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      const link = page.locator('.page-ruler [aria-current]')
      await page.keyboard.press('Tab')
      await link.focus()
      await expect(link).toHaveCSS('outline-style', 'solid')
      expect(await link.evaluate(contrast, 'outlineColor' as const)).toBeGreaterThan(3)
    })

  for (const path of ['/', '/planned_change', '/pricing'])
    test(`marks the band of ${path} that its name leads to`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      const names = await page.locator('.page-ruler a').allTextContents()
      expect(names.length).toBeGreaterThan(5)
      for (const name of names) {
        await page.locator('.page-ruler').getByRole('link', { name, exact: true }).click()
        await expect.poll(() => current(page), name).toEqual([name])
      }
    })

  test('says on a phone, beside the brand, which band one reads', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/planned_change')
    const shown = page.locator('.page-ruler a').filter({ visible: true })
    await expect(shown).toHaveCount(0)
    await page.locator('#gates').evaluate((band) => band.scrollIntoView())
    await expect(shown).toHaveText(['Gates'])
    const [name, brand, menu] = await Promise.all(
      [shown, page.locator('header a').first(), page.getByRole('button', { name: 'Menu' })].map(
        async (part) => (await part.boundingBox())!,
      ),
    )
    expect(name!.x).toBeGreaterThan(brand!.x + brand!.width)
    expect(name!.x + name!.width).toBeLessThan(menu!.x)
  })
})

test('opens the scenarios by their whole label, a drawing beside each', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Scenarios' }).click()
  const panel = page.locator('.scenario-menu')
  await expect(panel).toBeVisible()
  expect((await panel.boundingBox())!.width).toBe(560)
  const drawings = panel.locator('[class*="i-glyph-"]')
  await expect(drawings).toHaveCount(4)
  for (const drawing of await drawings.all())
    await expect(drawing).toHaveCSS('background-image', /^url\("data:image/)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test('has links high enough to tap on a phone, in a footer of at most 560 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  for (const [links, height] of [
    ['footer nav a', 36],
    ['.breadcrumbs a', 44],
  ] as const) {
    await expect(page.locator(links).first()).toBeAttached()
    for (const link of await page.locator(links).all())
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(height)
  }
  expect((await page.locator('footer').boundingBox())!.height).toBeLessThanOrEqual(560)
})

test('logs the path of an unknown address as a warning', async ({ page, pageErrors }) => {
  pageErrors.expect(/status of 404 .*no\/such-page/)
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.goto('/no/such-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  expect(warnings).toEqual(['Not found: /no/such-page'])
})

test.describe('the side menu', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('opens, leads somewhere and closes by keyboard alone', async ({ page }) => {
    await page.goto('/')
    const toggle = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(toggle).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await menu.getByRole('link', { name: 'Cyber Recovery' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/cyber_recovery$/)
  })

  test('closes where the window becomes wide enough for its links', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(menu).toBeHidden()
    await page.locator('header').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL(/pricing/)
  })

  test('is closed on a page that comes back from the back/forward cache', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
    )
    await expect(menu).toBeHidden()
  })

  test('keeps the focus in it, and the page behind it where it is', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press('Tab')
      const place = await menu.evaluate((dialog) => {
        const { activeElement } = document
        return activeElement === document.body || dialog.contains(activeElement)
      })
      expect(place).toBe(true)
    }
    await page.mouse.move(20, 400)
    await page.mouse.wheel(0, 600)
    await page.evaluate(twoFrames)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

test('lets a visitor skip to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  // It covers the logo.
  await expect(skip).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
