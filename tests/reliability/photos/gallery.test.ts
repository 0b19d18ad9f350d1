import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { prompt } from '../../../netlify/photos/prompt.ts'
import { photoFiles } from './bench.ts'

test.each(photoFiles)('%s has the shape that the model is asked for', async (file) => {
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1024, height: 1024 })
})

test('the prompt has a new version when its words or its quality change', () => {
  const words = createHash('sha256').update(`${prompt.text}\n${prompt.quality}`).digest('hex')
  expect({ version: prompt.version, words: words.slice(0, 12) }).toEqual({
    version: '1',
    words: 'a2be1ded7f77',
  })
})
