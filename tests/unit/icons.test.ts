import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { product } from '../../src/site.ts'

const manifest = JSON.parse(await readFile('public/manifest.webmanifest', 'utf8'))

test('the manifest carries the product’s name', () => {
  expect([manifest.name, manifest.short_name]).toEqual([product, product])
})

test('every icon that the manifest names has the size it says', async () => {
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(join('public', src)).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

test('the icons that index.html names exist, and the one that browsers look for', async () => {
  const html = await readFile('index.html', 'utf8')
  const hrefs = Array.from(
    html.matchAll(/<link rel="(?:apple-touch-icon|manifest)" href="([^"]+)"/g),
    ([, href = '']) => href,
  )
  expect(hrefs).toHaveLength(2)
  for (const href of [...hrefs, 'favicon.ico'])
    expect((await readFile(join('public', href))).length).toBeGreaterThan(100)
})
