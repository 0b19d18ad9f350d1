import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { prompt } from '../../../../netlify/photos/prompt.ts'

test('the prompt has a new version when its words or its quality change', () => {
  const words = createHash('sha256').update(`${prompt.text}\n${prompt.quality}`).digest('hex')
  expect({ version: prompt.version, words: words.slice(0, 12) }).toEqual({
    version: '1',
    words: 'a2be1ded7f77',
  })
})
