import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { testEnvironment } from '../../local/e2e/build.ts'
import { startSite } from '../../local/site/start-site.ts'
import { startHubSpot } from './hubspot.ts'
import { openWithHistory } from './back-forward.ts'
import { startLine } from './line.ts'
import { test } from './quiet-browser.ts'
import { readStored } from './stored.ts'
import { namesInPolicy } from './traces.ts'

declare global {
  interface Window {
    chatCalls?: string[]
    left?: boolean
  }
}

const formId = '0a1b2c3d-0a1b-4a1b-8a1b-0a1b2c3d4e5f'

/** One build with every vendor configured, served as deployed; the vendors are on loopback. */
async function startConfigured() {
  const dist = await mkdtemp(join(tmpdir(), 'vendors-'))
  const hubspot = await startHubSpot()
  const env = {
    ...testEnvironment(),
    VITE_HUBSPOT_PORTAL_ID: '4711',
    VITE_HUBSPOT_REGION: 'eu1',
    VITE_HUBSPOT_FORM_ID: formId,
    VITE_LINKEDIN_COMPANY_ID: '123',
    VITE_CUSTOMER_PORTAL_URL: 'https://portal.example/',
  }
  const site = await startSite({ dist, build: true, env })

  async function close() {
    await site.close()
    hubspot.close()
    await rm(dist, { recursive: true, force: true })
  }

  return { url: site.url, dist, hubspot, close }
}

let configured: Awaited<ReturnType<typeof startConfigured>>

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  configured = await startConfigured()
})
test.afterAll(async () => configured?.close())

const scripts =
  /^https:\/\/js-eu1\.(hs-scripts\.com|hs-analytics\.net|usemessages\.com|hsappstatic\.net|hsforms\.net)\//

/** What the vendor does with a request for its script. */
async function hubspotIs(
  page: Page,
  state: 'up' | 'blocked',
  released: Promise<void> = Promise.resolve(),
) {
  return page.route(scripts, async (route) => {
    await released
    if (state === 'blocked') return route.abort('blockedbyclient')
    const { pathname } = new URL(route.request().url())
    const url = configured.hubspot.url + pathname
    // The test may end before the script has come.
    const answer = route.fetch({ url }).then(async (response) => route.fulfill({ response }))
    return answer.catch(() => undefined)
  })
}

function watchConsole(page: Page) {
  const said: string[] = []
  page.on('console', (message) => {
    // The browser itself reports a blocked request; the page may add one warning of its own.
    if (!message.text().startsWith('Failed to load resource'))
      said.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`))
  return said
}

function openChat(page: Page) {
  return page.getByRole('main').getByRole('button', { name: 'Open live chat' })
}

async function calls(page: Page) {
  return page.evaluate(() => window.chatCalls)
}

test('loads the chat once, at once, and opens it on request, with the cookies that the policy names', async ({
  page,
  context,
}) => {
  const said = watchConsole(page)
  await hubspotIs(page, 'up')
  for (const path of ['/support', '/contact']) {
    await page.goto(configured.url + path)
    await expect(page.locator('html')).toHaveAttribute('data-chat', 'loaded')
    await expect.poll(() => calls(page)).toEqual(['load'])
    await openChat(page).click()
    await expect(page.locator('#hubspot-messages-iframe-container[data-open]')).toHaveCount(1)
  }
  await page.goto(`${configured.url}/pricing`)
  await expect(page.locator('html')).toHaveAttribute('data-chat', 'loaded')
  expect(said).toEqual([])
  const named = namesInPolicy(configured.dist, 4, 4).map((name) => `cookie ${name}`)
  expect((await readStored(context, page)).toSorted()).toEqual(named.toSorted())
})

test('starts what belongs on a page whose end comes after the site’s code', async ({ page }) => {
  await hubspotIs(page, 'up')
  for (const path of ['/support', '/contact']) {
    const line = await startLine(configured.url, (html) => html.indexOf('<main'))
    await page.goto(line.url + path, { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-awake')
    line.release()
    await expect(page.locator('html')).toHaveAttribute('data-chat', 'loaded')
    await openChat(page).click()
    await expect(page.locator('#hubspot-messages-iframe-container[data-open]')).toHaveCount(1)
    if (path === '/contact')
      await expect(page.locator('.hs-form-frame')).toHaveAttribute('data-state', 'ready')
    // The page may still want its typeface, which a closed line would refuse.
    await page.goto('about:blank')
    await line.close()
  }
})

test('tells HubSpot not to track before any script of theirs runs', async ({ page, context }) => {
  await hubspotIs(page, 'up')
  for (const path of ['/support', '/pricing', '/contact']) {
    await context.clearCookies()
    await page.goto(configured.url + path)
    await expect(page.locator('html')).toHaveAttribute('data-chat', 'loaded')
    expect(await readStored(context, page), path).toEqual(['cookie __hs_do_not_track'])
  }
  await expect(page.locator('.hs-form-frame')).toHaveAttribute('data-state', 'ready')
  expect(await readStored(context, page)).toEqual(['cookie __hs_do_not_track'])
})

test('contacts HubSpot from no other page', async ({ page }) => {
  await hubspotIs(page, 'up')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const path of ['/', '/about', '/schedule_demo']) await page.goto(configured.url + path)
  expect(asked.filter((url) => scripts.test(url))).toEqual([])
})

function launcher(page: Page) {
  return page.locator('#hubspot-messages-iframe-container')
}

/** What a page has of HubSpot's: scripts, other elements, and names that its scripts look at. */
async function leftovers(page: Page) {
  return page.evaluate(() => [
    ...Array.from(document.scripts, ({ src }) => src).filter((src) => src.startsWith('https:')),
    ...Array.from(document.querySelectorAll('[id^=hs-], [id^=hubspot]'), ({ id }) => id),
    ...Object.keys(window).filter((name) => /^(hs|HubSpot)[A-Z]/.test(name)),
  ])
}

test('takes away all that the loader added when the visitor leaves', async ({ page }) => {
  await hubspotIs(page, 'up')
  await page.goto(`${configured.url}/support`)
  await expect(launcher(page)).toHaveCount(1)
  expect(await leftovers(page)).toContain('hubspot-messages-loader')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  expect(await leftovers(page)).toEqual([])
  await expect(page.locator('html')).not.toHaveAttribute('data-chat')
})

for (const path of ['/support', '/contact', '/pricing'])
  test(`the chat of ${path} works again after Back, three times, whether it was open or not`, async ({
    playwright,
    launchOptions,
  }) => {
    const { page, goBack, close } = await openWithHistory(playwright, launchOptions)
    await hubspotIs(page, 'up')
    await page.goto(configured.url + path)
    for (const wasOpen of [false, true, true]) {
      await expect(launcher(page)).toHaveCount(1)
      if (wasOpen) await page.evaluate(() => window.HubSpotConversations?.widget.open())
      await page.goto(`${configured.url}/about`)
      expect(await goBack()).toBe('BackForwardCacheRestore')
      await expect(page.locator('html')).toHaveAttribute('data-chat', 'loaded')
      await expect(launcher(page)).toHaveCount(1)
      await expect(launcher(page)).not.toHaveAttribute('data-open')
    }
    if (path !== '/pricing') {
      await openChat(page).click()
      await expect(launcher(page)).toHaveAttribute('data-open', '')
      await expect(page.getByRole('status')).toBeEmpty()
    }
    if (path === '/contact')
      await expect(page.locator('.hs-form-frame')).toHaveAttribute('data-state', 'ready')
    await close()
  })

test('says so if HubSpot is blocked after Back', async ({ playwright, launchOptions }) => {
  const { page, goBack, close } = await openWithHistory(playwright, launchOptions)
  await hubspotIs(page, 'up')
  await page.goto(`${configured.url}/support`)
  await expect(launcher(page)).toHaveCount(1)
  await page.goto(`${configured.url}/about`)
  await hubspotIs(page, 'blocked')
  await goBack()
  await expect(page.locator('html')).toHaveAttribute('data-chat', 'failed')
  await openChat(page).click()
  await expect(page.getByRole('status')).toContainText('didn’t load')
  await close()
})

test('loads nothing while the page is only being prerendered', async ({ page }) => {
  await hubspotIs(page, 'up')
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  })
  await page.goto(`${configured.url}/support`)
  await expect(openChat(page)).toBeDisabled()
  await expect(page.locator('#hs-script-loader')).toHaveCount(0)
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  await expect(page.locator('html')).toHaveAttribute('data-chat', 'loaded')
})

test('keeps phone and email in view when HubSpot is blocked, with one warning for each part', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_BLOCKED_BY_CLIENT.*hs-scripts/)
  pageErrors.expect(/ERR_BLOCKED_BY_CLIENT.*hsforms/)
  const said = watchConsole(page)
  await hubspotIs(page, 'blocked')
  await page.goto(`${configured.url}/contact`)
  await expect(page.locator('html')).toHaveAttribute('data-chat', 'failed')
  await expect(page.locator('.hs-form-frame')).toHaveAttribute('data-state', 'failed')
  await openChat(page).click()
  await expect(page.getByRole('status')).toContainText('other channels')
  await expect(page.locator('#message a[href^="mailto:"]')).toBeVisible()
  await expect(page.locator('#message a[href^="tel:"]')).toBeVisible()
  expect(said.toSorted()).toEqual([
    'warning: Live chat is not available: js-eu1.hs-scripts.com did not answer.',
    'warning: The contact form is not available: js-eu1.hsforms.net did not answer.',
  ])
})

test('opens a slow chat when it arrives, and only once', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await hubspotIs(page, 'up', released)
  await page.goto(`${configured.url}/support`, { waitUntil: 'commit' })
  await openChat(page).click()
  await expect(page.getByRole('status')).toContainText('Opening')
  release()
  await expect(page.locator('#hubspot-messages-iframe-container[data-open]')).toHaveCount(1)
  expect(await calls(page)).toEqual(['load', 'load', 'open'])
  await expect(page.getByRole('status')).toBeEmpty()
})

test('keeps to its word that the chat failed', async ({ page, pageErrors }) => {
  pageErrors.expect(/ERR_BLOCKED_BY_CLIENT/)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await hubspotIs(page, 'blocked', released)
  await page.clock.install()
  await page.goto(`${configured.url}/support`, { waitUntil: 'commit' })
  await openChat(page).click()
  await expect(page.getByRole('status')).toContainText('Opening')
  release()
  await expect(page.getByRole('status')).toContainText('didn’t load')
  await page.clock.runFor(15_000)
  await expect(page.getByRole('status')).toContainText('didn’t load')
})

test('shows HubSpot’s form in place of the native one, and notes what it has sent', async ({
  page,
}) => {
  await hubspotIs(page, 'up')
  await page.goto(`${configured.url}/contact`)
  await expect(page.locator('.hs-form-frame')).toHaveAttribute('data-state', 'ready')
  await expect(page.getByTitle(`Form ${formId}`)).toBeAttached()
  await expect(page.locator('form[data-netlify]')).toHaveCount(0)
  const noted = await page.evaluate(() => {
    dispatchEvent(new CustomEvent('hs-form-event:on-submission:success'))
    return window.dataLayer!.at(-1)
  })
  expect(noted).toEqual({ event: 'form_sent' })
})

test('frames the booking page at its height, with the direct link in view from the start', async ({
  page,
}) => {
  const said = watchConsole(page)
  for (const [height, expected] of [
    [700, 720],
    [1000, 850],
  ]) {
    await page.setViewportSize({ width: 1440, height: height! })
    await page.goto(`${configured.url}/schedule_demo`)
    await expect(page.locator('.booking-frame')).toHaveJSProperty('clientHeight', expected)
    const direct = page.getByRole('link', { name: /Open the booking page directly/ })
    await expect(direct).toBeInViewport()
    await expect(direct).toHaveAttribute('target', '_blank')
    await expect(direct).toHaveAttribute('href', /utm_source=website&utm_medium=cta&utm_campaign=/)
  }
  // Its address redirects to another host. The policy is checked there, and pageErrors hears of a refusal.
  const calendar = page.frameLocator('.booking-frame')
  await expect(calendar.getByText('utm_medium=embed')).toBeVisible()
  const asked = (await page.locator('.booking-frame').getAttribute('src')) ?? ''
  const shown = await calendar.locator('html').evaluate(() => location.host)
  expect(shown).not.toBe(new URL(asked).host)
  await calendar.getByLabel('Name').fill('Ada Moor')
  await calendar.getByRole('button', { name: 'Book' }).click()
  await expect(calendar.getByRole('status')).toContainText('Ada Moor')
  expect(said).toEqual([])
})

test('keeps the direct link when the booking page is blocked', async ({ page }) => {
  const said = watchConsole(page)
  await page.route(/\/book\//, async (route) => route.abort('blockedbyclient'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${configured.url}/schedule_demo`)
  await expect(page.getByRole('link', { name: /Open the booking page directly/ })).toBeInViewport()
  expect(said).toEqual([])
})

test('opens a configured resource in a new tab and explains the others', async ({ page }) => {
  await hubspotIs(page, 'up')
  await page.goto(`${configured.url}/support`)
  const portal = page.getByRole('link', { name: /Access Now.*Customer portal/ })
  await expect(portal).toHaveAttribute('href', 'https://portal.example/')
  await expect(page.getByText('Access comes with your subscription.')).toHaveCount(2)
})

test('lets LinkedIn’s widget draw only when something else has loaded it', async ({ page }) => {
  await page.addInitScript(() => {
    window.IN = {
      parse: (place) => {
        place.setAttribute('data-parsed', '')
      },
    }
  })
  await page.goto(configured.url)
  await expect(page.locator('[data-follow][data-parsed]')).toHaveCount(1)
  await expect(page.locator('footer').getByRole('link', { name: /^Follow/ })).toBeVisible()
})
