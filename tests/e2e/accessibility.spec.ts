import type { Page } from 'playwright/test'
import { addAxe, findBroken } from './axe.ts'
import { everyPage, notFoundError, scrollThrough } from './every-page.ts'
import { expect, test } from './test.ts'

const narrow = { width: 390, height: 844 }
const wide = { width: 1440, height: 900 }
const tablet = { width: 768, height: 1024 }
/** 1280 px wide, on the small screen of a laptop at 400 %. */
const zoomed = { width: 320, height: 256 }

async function tooWide(page: Page) {
  const pixels = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return pixels > 0 ? [`${pixels} px wider than the screen`] : []
}

/** Opens every answer, also those of which only one may be open at a time. */
async function openAnswers(page: Page) {
  return page.locator('main details').evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) {
      details.removeAttribute('name')
      details.open = true
    }
  })
}

/** Runs a check on every page, collects what it finds, and fails once with all of it. */
async function onEveryPage(page: Page, check: (path: string) => Promise<string[]>) {
  const found: string[] = []
  for (const path of everyPage()) {
    await page.goto(path)
    found.push(...(await check(path)).map((what) => `${path}: ${what}`))
  }
  expect(found).toEqual([])
}

test.beforeEach(({ pageErrors }, { title }) => {
  test.setTimeout(300_000)
  if (title.includes('every page')) pageErrors.expect(notFoundError)
})

for (const viewport of [narrow, wide])
  test(`axe finds nothing on every page at ${viewport.width} px, in its own colours or forced ones`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await onEveryPage(page, async () => {
      await openAnswers(page)
      await addAxe(page)
      const own = await findBroken(page)
      await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
      // Axe reads the colours before they are forced. What is told apart in them is proved by pixels:
      // forced-colors.spec.ts.
      const forced = await findBroken(page, ['color-contrast'])
      await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' })
      return [...(await tooWide(page)), ...own, ...forced.map((what) => `forced colours: ${what}`)]
    })
  })

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

test('every page reflows at 320 px, and moves nothing for those who asked for less motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await onEveryPage(page, async () => {
    await openAnswers(page)
    const found: string[] = []
    for (const viewport of [zoomed, tablet]) {
      await page.setViewportSize(viewport)
      found.push(...(await tooWide(page)).map((what) => `at ${viewport.width} px, ${what}`))
    }
    await scrollThrough(page)
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
        )
        .map(({ effect }) => (effect as KeyframeEffect).target?.className),
    )
    return [...found, ...moving.map((name) => `moves: ${name}`)]
  })
})

test('every page fits with text of twice the size', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const browser = await context.newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await onEveryPage(page, async () => {
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    return tooWide(page)
  })
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
