import { expect, test } from 'vitest'
import { parseContent } from '../../../src/content/markdown.ts'
import { sectionMinutes } from '../../../src/pages/post/post-article.tsx'
import { z } from 'zod'

function words(count: number) {
  return 'word '.repeat(count)
}

test('counts the whole minutes read before each h2, its h3s included', () => {
  const source = `---\n{}\n---\n\n${words(10)}\n\n## First\n\n${words(330)}\n\n### Within\n\n${words(110)}\n\n## Second\n\n${words(5)}`
  const { text, headings } = parseContent('post.md', source, z.object({}))
  expect(sectionMinutes(text, headings)).toEqual([0, 2])
})

test('refuses a heading that is not in the text', () => {
  expect(() => sectionMinutes('one\ntwo', [{ depth: 2, id: 'three', text: 'three' }])).toThrow(
    "no line reads 'three'",
  )
})
