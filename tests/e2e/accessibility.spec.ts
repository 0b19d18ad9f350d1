import type { Page } from 'playwright/test'
import { addAxe, findBroken } from './axe.ts'
import { everyPage, notFoundError, scrollThrough } from './every-page.ts'
import { expect, test } from './test.ts'

const narrow = { width: 390, height: 844 }
const wide = { width: 1440, height: 900 }
const tablet = { width: 768, height: 1024 }
const laptop = { width: 1280, height: 800 }
/** 1280 px wide, on the small screen of a laptop at 400 %. */
const zoomed = { width: 320, height: 256 }

async function tooWideAt(page: Page, viewport: { width: number; height: number }, text = '') {
  await page.setViewportSize(viewport)
  const pixels = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return pixels > 0 ? [`${pixels} px too wide at ${viewport.width} px${text}`] : []
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

/** What axe finds at a size, in the page's own colours and in forced ones. */
async function brokenAt(page: Page, viewport: { width: number; height: number }) {
  await page.setViewportSize(viewport)
  const own = await findBroken(page)
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  // Axe reads the colours before they are forced. What is told apart in them is proved by pixels:
  // forced-colors.spec.ts.
  const forced = await findBroken(page, ['color-contrast'])
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' })
  return [...own, ...forced.map((what) => `forced colours: ${what}`)].map(
    (what) => `${what} at ${viewport.width} px`,
  )
}

/** What moves though the visitor asked for less motion, the whole page once seen. */
async function movingIn(page: Page) {
  await scrollThrough(page)
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
      )
      .map(({ effect }) => (effect as KeyframeEffect).target?.className),
  )
  return moving.map((name) => `moves: ${name}`)
}

/** Names with a space before a mark, as a hidden element that begins with one leaves it. */
async function brokenNamesIn(page: Page) {
  const names = (await page.locator('body').ariaSnapshot()).matchAll(/- [a-z]+ "(.*)"/g)
  return Array.from(names, ([, name]) => name!).filter((name) => /\S [,:;.]/.test(name))
}

test.beforeEach(() => test.setTimeout(300_000))

// One visit of a page serves every check, each at its own size: none is of what loading does. The
// halves are for two browsers side by side.
for (const half of [0, 1])
  test(`axe finds nothing on every page, which reflows, rests and takes larger text (${half + 1} of 2)`, async ({
    page,
    context,
    pageErrors,
  }) => {
    pageErrors.expect(notFoundError)
    const browser = await context.newCDPSession(page)

    async function setText(standard: number) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard } })
      await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`)
    }

    const found: string[] = []
    for (const path of everyPage().filter((_, i) => i % 2 === half)) {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize(narrow)
      await page.goto(path)
      // Axe calls what lies under a band of estimated height overlapped, and passes over it.
      await page.addStyleTag({ content: '*{content-visibility:visible!important}' })
      await openAnswers(page)
      await addAxe(page)
      const wrong = [
        ...(await brokenAt(page, narrow)),
        ...(await tooWideAt(page, narrow)),
        ...(await brokenAt(page, wide)),
        ...(await tooWideAt(page, wide)),
        ...(await tooWideAt(page, zoomed)),
        ...(await tooWideAt(page, tablet)),
        ...(await movingIn(page)),
        ...(await brokenNamesIn(page)),
      ]
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await setText(32)
      wrong.push(...(await tooWideAt(page, laptop, ' with text of twice the size')))
      await setText(16)
      found.push(...wrong.map((what) => `${path}: ${what}`))
    }
    expect(found).toEqual([])
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
