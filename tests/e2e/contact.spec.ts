import type { Page } from 'playwright/test'
import { form } from '../../src/pages/contact/copy.ts'
import { expectAccessible } from './accessible.ts'
import { holdBack } from './hold-back.ts'
import { expect, test } from './test.ts'

/** What the page has noted for a tag manager, as JSON. */
async function notes(page: Page) {
  return page.evaluate(() => JSON.stringify(window.dataLayer ?? []))
}

const message = { Name: 'Ada Moor', 'Work email': 'ada@bank.example', Message: 'Saturday, 22:00' }

test('says what is missing beside each field and goes to the first of them', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Name', { exact: true }).focus()
  // The code of its messages is here.
  await expect(page.getByLabel('Message')).not.toHaveAttribute('maxlength')
  await page.getByLabel('Work email').fill('ada@bank')
  await page.getByLabel('Message').fill('a'.repeat(5001))
  await page.getByRole('button', { name: 'Send message' }).click()

  const name = page.getByLabel('Name', { exact: true })
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Enter your name.')
  await expect(page.getByLabel('Work email')).toHaveAccessibleDescription(/full email address/)
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription(/5,001 characters/)
  await expectAccessible(page, 'the form with its errors')
  await name.fill('Ada')
  await expect(name).toHaveAccessibleDescription('')
  expect(new URL(page.url()).hash).toBe('')
})

test('brings its messages for a field that had the focus before its code', async ({ page }) => {
  const arrive = await holdBack(page, '**/assets/wake-vendors-*.js')
  await page.goto('/contact')
  await page.getByLabel('Name', { exact: true }).focus()
  arrive()
  await expect(page.getByLabel('Message')).not.toHaveAttribute('maxlength')
})

test('shows its own messages at the first try to send, and sends nothing at the second', async ({
  page,
}) => {
  const arrive = await holdBack(page, '**/assets/check-form-*.js')
  await page.goto('/contact')
  const name = page.getByLabel('Name', { exact: true })
  const checked = page.locator('form[data-checked]')
  await expect(checked).toHaveJSProperty('noValidate', true)
  // A click that gives no focus, as Safari's does.
  await checked.locator('[type=submit]').dispatchEvent('click')
  await checked.locator('[type=submit]').dispatchEvent('click')
  arrive()
  await expect(name).toHaveAccessibleDescription('Enter your name.')
  await expect(name).toBeFocused()
  await expect(page).not.toHaveURL(/#sent/)
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('sends the message and shows that it arrived', async ({ page, site }) => {
      // The page is still hidden when the browser looks for what its address names.
      await page.addInitScript(() => {
        FontFace.prototype.load = () => new Promise(() => undefined)
      })
      await page.goto('/contact?utm_source=mail')
      for (const [label, value] of Object.entries(message))
        await page.getByLabel(label, { exact: true }).fill(value)
      await page.getByRole('button', { name: 'Send message' }).click()

      await expect(page).toHaveURL(/\/contact#sent$/)
      const sent = page.getByRole('heading', { name: form.sent.title })
      await expect(sent).toBeFocused()
      await expect(sent).toBeInViewport()
      await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden()
      expect(site.forms?.submissions[0]).toMatchObject({
        form: 'contact',
        fields: { name: 'Ada Moor', email: 'ada@bank.example', message: 'Saturday, 22:00' },
        isSpam: false,
      })
      // Until then the rest of the page is hidden.
      await expect(page.locator('html[data-paint-held]')).toHaveCount(0)
      if (javaScriptEnabled) {
        await expectAccessible(page, 'the form, sent')
        expect(await notes(page)).toContain('form_sent')
        await page.reload()
        await expect(sent).toBeVisible()
        await expect.poll(async () => notes(page)).toContain('page_view')
        expect(await notes(page), 'a reload sends nothing').not.toContain('form_sent')
      }
      await page.locator('.form-sent').getByRole('link').click()
      await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible()
    })
  })

test('sends a message once, however often the button is pressed before the answer', async ({
  page,
}) => {
  await page.goto('/contact')
  for (const [label, value] of Object.entries(message))
    await page.getByLabel(label, { exact: true }).fill(value)
  await expect(page.getByLabel('Message')).not.toHaveAttribute('maxlength')
  const send = page.getByRole('button', { name: 'Send message' })

  /** Returns whether the press sends the form. */
  async function press() {
    return send.evaluate((button: HTMLButtonElement) => {
      let isSent = false
      function look(event: SubmitEvent) {
        isSent = !event.defaultPrevented
        event.preventDefault()
      }
      button.form!.addEventListener('submit', look, { once: true })
      button.click()
      return isSent
    })
  }

  expect([await press(), await press()]).toEqual([true, false])
  await expect(send).toHaveAttribute('aria-busy', 'true')
  // Back to the form, which the browser may have kept as it was.
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  expect(await press()).toBe(true)
})

/** Parts of the names by which browsers and password managers know a field, from Chromium's and Bitwarden's lists. */
const known = new RegExp(
  [
    'name',
    'initial',
    'title',
    'user',
    'login',
    'pass',
    'mail',
    'phone',
    'mobile',
    'fax',
    'tel\\b',
    'compan',
    'organi[sz]',
    'address',
    'street',
    'city',
    'town',
    'state',
    'region',
    'zip',
    'post',
    'country',
    'url',
    'web',
    'site',
    'home',
    'birth',
    'card',
    'cvc',
    'code',
    'search',
  ].join('|'),
  'i',
)

/** Fills the form's fields, as far as `isFilled` says so. */
async function autofill(page: Page, isFilled: 'what a manager can' | 'everything') {
  for (const field of await page.locator('form[data-checked] :is(input, textarea)').all()) {
    const isShown = await field.evaluate((each) => each.checkVisibility())
    const words = await field.evaluate((each: HTMLInputElement) =>
      [
        each.name,
        each.id,
        each.autocomplete,
        each.placeholder,
        each.labels?.[0]?.textContent,
      ].join(),
    )
    const isHidden = (await field.getAttribute('type')) === 'hidden'
    if (isHidden || (isFilled !== 'everything' && !isShown && !known.test(words))) continue
    const value = words.includes('mail') ? message['Work email'] : 'https://www.bank.example'
    await field.evaluate((each: HTMLInputElement, text) => (each.value = text), value)
  }
}

test('a password manager finds no trap to fill, and a program that fills everything does', async ({
  page,
  site,
}) => {
  for (const isFilled of ['what a manager can', 'everything'] as const) {
    await page.goto('/contact')
    await autofill(page, isFilled)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page).toHaveURL(/\/contact#sent$/)
    expect(site.forms?.submissions[0]?.isSpam, isFilled).toBe(isFilled === 'everything')
  }
})

test('the trap tells people who meet it to leave it empty', async ({ page }) => {
  await page.goto('/contact')
  const trap = page.locator('form[data-checked] input:not(:visible):not([type=hidden])')
  await expect(trap).toHaveCount(1)
  await expect(page.locator('form[data-checked]')).toHaveAttribute(
    'data-netlify-honeypot',
    (await trap.getAttribute('name')) ?? '',
  )
  await expect(page.locator(`label[for=${await trap.getAttribute('id')}]`)).toHaveText(
    form.honeypot,
  )
  await expect(trap).toHaveAttribute('tabindex', '-1')
  await expect(trap).toHaveAttribute('autocomplete', 'off')
})

test('keeps every way in on the page while no chat is configured', async ({ page }) => {
  const strangers: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') strangers.push(request.url())
  })
  for (const path of ['/contact', '/support']) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
    await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible()
    await expect(main.locator('a[href^="https://wa.me/"][href*="?text="]')).toBeVisible()
    await expect(page.locator('#chat-set-up')).toContainText('VITE_HUBSPOT_PORTAL_ID')
  }
  expect(strangers).toEqual([])
})
