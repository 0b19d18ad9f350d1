import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { findFiles } from '../../../src/content/files.ts'
import { parseContent } from '../../../src/content/markdown.ts'
import { copyOf } from './prose-copy.ts'
import { american, banned, glossary, longSentences, problems, typography } from './prose-rules.ts'

const markdown = findFiles('src/{content,pages}/**/*.md')
const code = findFiles(
  '{src/{pages,islands,components,screens,events,content},packages/runbook-ui/{bars,player,run}}/**/*.{ts,tsx}',
)

// A spreadsheet's quoting, and a sentence that the specification gives with straight marks.
const untypeset = ['src/pages/not-found/copy.ts']

function rulesFor(file: string) {
  return [...banned, ...american, ...glossary, ...(untypeset.includes(file) ? [] : typography)]
}

function proseOf(file: string) {
  const { meta, text } = parseContent(
    file,
    readFileSync(file, 'utf8'),
    z.record(z.string(), z.any()),
  )
  // A lone slug or date is a name for the code, not prose.
  return { text, front: stringsIn(meta).filter((value) => !/^[a-z0-9-]+$/.test(value)) }
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

describe('every Markdown file', () => {
  test.each(markdown)(
    '%s spells, names and sets its words as the house does, in sentences of 40 words at most',
    (file) => {
      const { text, front } = proseOf(file)
      const all = [text, ...front].join('\n')
      expect(problems(all, [...banned, ...american, ...glossary, ...typography])).toEqual([])
      expect(longSentences(text)).toEqual([])
    },
  )
})

describe('every post', () => {
  test.each(markdown.filter((file) => file.includes('/blog/')))(
    '%s has 900 to 1,500 words',
    (file) => {
      const { words } = parseContent(file, readFileSync(file, 'utf8'), z.any())
      expect(words).toBeGreaterThanOrEqual(900)
      expect(words).toBeLessThanOrEqual(1500)
    },
  )
})

describe('the copy in the code', () => {
  test('spells, names and sets its words as the house does', () => {
    const found = code.flatMap((file) =>
      copyOf(file).flatMap((text) =>
        problems(text, rulesFor(file)).map((problem) => `${file}: ${problem}`),
      ),
    )
    expect(found).toEqual([])
  })
})

describe('the words of every page', () => {
  test.each(findFiles('src/pages/*/copy.ts'))(
    '%s keeps to the glossary, to typographic marks and to sentences of 40 words',
    async (file) => {
      for (const text of stringsIn(await import(`../../../${file}`))) {
        expect(problems(text, rulesFor(file))).toEqual([])
        expect(longSentences(text)).toEqual([])
      }
    },
  )
})
