import { expect, test } from './test.ts'

test('answers unknown addresses with a page of their own and status 404', async ({ request }) => {
  for (const path of ['/nowhere', '/blog/nowhere', '/success-stories/nowhere', '/legals/nowhere']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(response.headers()['content-type']).toContain('text/html')
    expect(response.headers()['content-security-policy']).toBeTruthy()
  }
})

test('lets browsers keep hashed files for a year', async ({ page }) => {
  const assets: (string | undefined)[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/assets/'))
      assets.push(response.headers()['cache-control'])
  })
  await page.goto('/')
  expect(assets.length).toBeGreaterThan(0)
  expect(new Set(assets)).toEqual(new Set(['public, max-age=31536000, immutable']))
})
