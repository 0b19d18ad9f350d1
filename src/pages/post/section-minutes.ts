import type { Heading } from '../../content/markdown.ts'
import { WORDS_PER_MINUTE } from '../../content/posts.ts'

/**
 * The whole minute of reading at which each h2 of a text is reached, in the text's order.
 * `text` carries one line for each paragraph, heading or cell, as `parseContent` returns it.
 * Throws when a heading is not among the lines.
 */
export function sectionMinutes(text: string, headings: readonly Heading[]): number[] {
  const lines = text.split('\n')
  let line = 0
  let words = 0
  return headings
    .filter(({ depth }) => depth === 2)
    .map((heading) => {
      while (lines[line] !== heading.text) {
        if (line === lines.length) throw new Error(`no line reads '${heading.text}'`)
        words += lines[line++]!.split(/\s+/).length
      }
      return Math.floor(words / WORDS_PER_MINUTE)
    })
}
