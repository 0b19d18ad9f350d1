import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import { readSite, type BuiltPage } from './read-site.ts'
import { habitsIn, sentencesOf, wordCount } from './voice-rules.ts'

/** Quotations keep their speaker's words; the legal texts and the internal plan have their own register. */
const quoted = new Set(['blockquote', 'q', 'script', 'style', 'noscript', 'svg'])
const otherRegister = /^\/(legals\/|strategy$)/
const blocks = /^(p|li|dt|dd|h[1-6]|th|td|figcaption|caption|summary|label|button|legend|output)$/
const headings = /^h[1-6]$/
/** Attributes that people read or hear. */
const spoken = ['alt', 'title', 'ariaLabel', 'placeholder'] as const
const longestOfLeads = 24
/** They are for facts (rule 13); more of them on one page are benefits told as absences. */
const mostOfNobody = 3

const parser = unified().use(rehypeParse)
const pages = (await readSite()).filter(({ path }) => !otherRegister.test(path))

type Block = { element: Element; text: string }

function blocksOf({ html }: BuiltPage): Block[] {
  const found: Block[] = []
  visit(parser.parse(html), 'element', (element) => {
    if (quoted.has(element.tagName)) return SKIP
    for (const name of spoken) {
      const text = element.properties[name]
      if (typeof text === 'string') found.push({ element, text })
    }
    if (!blocks.test(element.tagName)) return undefined
    found.push({ element, text: toString(element).replaceAll(/\s+/g, ' ').trim() })
    return undefined
  })
  return found
}

describe.each(pages.map((page) => ({ page, path: page.path })))('$path', ({ page }) => {
  const all = blocksOf(page)

  test('speaks as docs/voice.md asks', () => {
    expect([...new Set(all.flatMap(({ text }) => habitsIn(text)))]).toEqual([])
  })

  test('has no heading that begins with a number, in figures or in words', () => {
    const numbered = all
      .filter(({ element, text }) => headings.test(element.tagName) && startsWithNumber(text))
      .map(({ text }) => text)
    expect(numbered).toEqual([])
  })

  test(`says at most ${mostOfNobody} times that nobody or somebody does a thing`, () => {
    const found = all.flatMap(
      ({ text }) => text.match(/\b(nobody|no one|somebody|someone)\b/gi) ?? [],
    )
    expect(found.length).toBeLessThanOrEqual(mostOfNobody)
  })

  test(`has at most ${longestOfLeads} words in a sentence of a lead`, () => {
    const long = all
      .filter(({ element }) => isLead(element))
      .flatMap(({ text }) => sentencesOf(text))
      .filter((sentence) => wordCount(sentence) > longestOfLeads)
    expect(long).toEqual([])
  })
})

const numbers =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|thirty'
const startsAsNumber = new RegExp(`^([\\d£]|(${numbers})\\b)`, 'i')

function startsWithNumber(heading: string): boolean {
  return startsAsNumber.test(heading) && heading !== '404'
}

function isLead({ properties }: Element): boolean {
  const { className } = properties
  return Array.isArray(className) && className.includes('lead')
}
