import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { galleryFile, galleryModule } from '../../../pipeline/gallery.ts'
import { findPhoto } from '../../../netlify/photos/gallery.ts'
import { prompt } from '../../../netlify/photos/prompt.ts'
import { photoFiles } from './bench.ts'

test('the committed gallery is that of the published photos: after a change, build the site', async () => {
  expect(await readFile(galleryFile, 'utf8')).toBe(await galleryModule())
})

test('each published photo is found by its bytes alone', async () => {
  for (const file of photoFiles) {
    const { photo } = findPhoto(await readFile(file))
    expect(file).toContain(photo?.leader)
  }
})

test('the prompt has a new version when its words or its quality change', () => {
  const words = createHash('sha256').update(`${prompt.text}\n${prompt.quality}`).digest('hex')
  expect({ version: prompt.version, words: words.slice(0, 12) }).toEqual({
    version: '1',
    words: 'a2be1ded7f77',
  })
})
