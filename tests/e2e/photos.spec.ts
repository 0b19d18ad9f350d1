import { readFile } from 'node:fs/promises'
import type { Route } from 'playwright/test'
import sharp from 'sharp'
import { meanings } from '../../netlify/photos/photo-problem.ts'
import { expectAccessible } from './accessible.ts'
import { holdBack } from './hold-back.ts'
import { expect, test } from './test.ts'

const path = '/enhance-team-photos'

test.beforeEach(async ({ site }) => {
  await site.supabase.query('truncate public.photo_edits restart identity')
})

test('enhances a portrait, compares it by keyboard, and downloads it as a PNG', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  for (const button of await page.locator('.photo-strip button').all())
    await expect(button, 'all three in the first view').toBeInViewport({ ratio: 1 })
  await expect(page.locator('.photo-empty')).toHaveCount(0)
  await expectAccessible(page, 'idle')
  const strip = page.locator('.photo-strip').first()
  await strip.getByRole('button', { name: /^Enhance with AI/ }).click()
  await expect(strip.getByRole('img', { name: /enhanced$/ })).toBeVisible()
  await expect(strip.getByRole('button', { name: /^Enhance with AI/ })).toBeFocused()
  const toast = page.locator('[data-sonner-toast]')
  await expect(toast).toContainText('Image Enhanced!')
  await expect(toast).toContainText('The photo has been enhanced with AI.')
  await expect(strip).toContainText('local stand-in')
  await expect(page.getByRole('img', { name: /enhanced$/ })).toHaveCount(1)
  await expectAccessible(page, 'enhanced')

  const slider = strip.getByRole('slider')
  await slider.focus()
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Original: the left 100 %')
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Original: the left 95 %')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    strip.getByRole('link', { name: /^Download/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('harriet-lidgate-enhanced.png')
  const { format, width } = await sharp(await readFile(await download.path())).metadata()
  expect({ format, width }).toEqual({ format: 'png', width: 1024 })

  await page.reload()
  await strip.getByRole('button', { name: /^Enhance with AI/ }).click()
  await expect(strip.getByRole('img', { name: /enhanced$/ })).toBeVisible()
  expect(site.openai.calls).toHaveLength(1)
})

test('asks once for a button that was pressed twice before the code was there', async ({
  page,
  site,
}) => {
  const arrive = await holdBack(page, '**/assets/photo-tool-*.js')
  const asked: string[] = []
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()))
  await page.goto(path)
  const strip = page.locator('.photo-strip').first()
  const button = strip.getByRole('button', { name: /^Enhance with AI/ })
  await button.click()
  await button.click()
  arrive()
  await expect(strip.getByRole('img', { name: /enhanced$/ })).toBeVisible()
  expect(asked).toHaveLength(1)
  expect(site.openai.calls).toHaveLength(1)
})

test('shows each wait, one photo apart from the other, and ends it when the page is left', async ({
  page,
  site,
}) => {
  site.openai.setFault('silence')
  await page.goto(path)
  const [first, second] = [page.locator('.photo-strip').nth(0), page.locator('.photo-strip').nth(1)]
  await first.getByRole('button').click()
  await expect(first.getByRole('button', { name: /^Enhancing\.\.\./ })).toBeDisabled()
  await expect(first.getByRole('progressbar')).toBeVisible()
  await expect(second.getByRole('button', { name: /^Enhance with AI/ })).toBeEnabled()
  await expectAccessible(page, 'enhancing')
  await expect.poll(() => site.openai.calls.length).toBe(1)

  const ended = page.waitForEvent('requestfailed', (request) => request.method() === 'POST')
  await page.goto('/about')
  expect((await ended).url()).toContain('/api/enhance-image')
})

test('says why it failed, keeps the original, and tries again', async ({
  page,
  pageErrors,
  site,
}) => {
  pageErrors.expect(/status of 422/)
  site.openai.setFault('moderation_blocked')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path)
  const strip = page.locator('.photo-strip').nth(2)
  await strip.getByRole('button').click()
  const toast = page.locator('[data-sonner-toast]')
  await expect(toast).toContainText('Enhancement Failed')
  await expect(toast).toContainText(meanings.model_refused.sentence)
  await expect(strip.getByRole('img')).toHaveCount(1)
  await expectAccessible(page, 'failed')

  site.openai.setFault(null)
  await strip.getByRole('button', { name: /^Enhance with AI/ }).click()
  await expect(strip.getByRole('img', { name: /enhanced$/ })).toBeVisible()
})

test('shows what any answer says, beside the strip and not over it, and can be closed', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 500/)
  const answers = [
    { status: 500, body: JSON.stringify({ error: 'Plain words' }) },
    { status: 200, body: JSON.stringify({ error: 'Nope' }) },
  ]
  await page.route('**/api/enhance-image', (route) => route.fulfill(answers.shift()))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path)
  const strip = page.locator('.photo-strip').first()
  for (const words of ['Plain words', 'Nope']) {
    await strip.getByRole('button').click()
    const toast = page.locator('[data-sonner-toast]').filter({ hasText: words })
    await expect(toast).toContainText('Enhancement Failed')
    await page.mouse.wheel(0, 500)
    await expect(page.locator('.demo-bar')).toBeInViewport()
    const [shown, bar] = await Promise.all([
      toast.boundingBox(),
      page.locator('.demo-bar').boundingBox(),
    ])
    const isClear = shown!.y + shown!.height <= bar!.y || shown!.y >= bar!.y + bar!.height
    expect(isClear).toBe(true)
    await toast.getByRole('button', { name: /close/i }).click()
    await expect(toast).toHaveCount(0)
  }
})

test('has a sentence where the function has none, or a photo that does not come', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/enhance|status of 404/)
  const enhancedImage = '/api/enhanced-photo/gone.png'
  const answers = [
    async (route: Route) => route.abort(),
    async (route: Route) => route.fulfill({ json: { enhancedImage } }),
  ]
  await page.route('**/api/enhance-image', async (route) => answers.shift()!(route))
  await page.goto(path)
  for (const nth of [0, 1]) {
    const strip = page.locator('.photo-strip').nth(nth)
    await strip.getByRole('button').click()
    await expect(strip).toContainText('Failed to enhance image')
  }
})
