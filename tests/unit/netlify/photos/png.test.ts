import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isDeeperThan } from '../../../../netlify/photos/read-photo.ts'
import { isWholePng } from '../../../../netlify/photos/png.ts'

const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: '#9ab' } })

test('a PNG is whole from its signature to its end, and no shorter, longer or altered', async () => {
  const png = await drawn.clone().png().toBuffer()
  expect(isWholePng(png)).toBe(true)
  for (let length = 0; length < png.length; length += 1)
    expect(isWholePng(png.subarray(0, length)), `${length} bytes`).toBe(false)
  expect(isWholePng(Buffer.concat([png, Buffer.from('<script>')]))).toBe(false)
  const altered = Buffer.from(png)
  altered[50]! ^= 1
  expect(isWholePng(altered)).toBe(false)
  expect(isWholePng(await drawn.clone().jpeg().toBuffer())).toBe(false)
})

test.each([
  ['{"imageData":"x"}', false],
  ['{"imageData":"[[[{{{"}', false],
  [String.raw`{"imageData":"\"[[[\\"}`, false],
  ['{"a":[]}', true],
  ['[[]]', true],
  [']]]][[[[', false],
  ['"', false],
])('knows how deep %s nests', (json, isDeeper) => {
  expect(isDeeperThan(1, Buffer.from(json))).toBe(isDeeper)
})
