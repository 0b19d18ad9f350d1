import { statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { leaders } from '../../../src/content/leaders.ts'

test('names each leader once', () => {
  expect(new Set(leaders.map(({ id }) => id)).size).toBe(leaders.length)
})

test.each(leaders)('$name has a portrait that the photo tool takes', async ({ id, photo }) => {
  const file = `public${photo}`
  const { width, height, format } = await sharp(file).metadata()
  expect({ width, height, format }).toEqual({ width: 1024, height: 1024, format: 'jpeg' })
  expect(statSync(file).size).toBeLessThanOrEqual(200_000)
  for (const size of [128, 256])
    expect((await sharp(`public/images/leaders/${id}-${size}.webp`).metadata()).width).toBe(size)
})

const samples = leaders.filter(({ status }) => status === 'sample')

test.each(samples)('$name, a sample, points at no stranger', (leader) => {
  expect(leader.email).toMatch(/\.example$/)
  expect(leader.profile).toMatch(/^https:\/\/www\.linkedin\.com\/in\/$/)
  expect(leader.photoAlt).toContain('Placeholder')
})
