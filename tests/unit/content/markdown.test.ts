import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parseContent } from '../../../src/content/markdown.ts'

const meta = z.object({ title: z.string() })

function parse(body: string) {
  return parseContent('night.md', `---\ntitle: The night\n---\n\n${body}`, meta)
}

describe('front matter', () => {
  test('names the file, the field and the reason when a field is wrong', () => {
    expect(() => parseContent('night.md', '---\ntitle: 7\n---\n', meta)).toThrow(
      /^night\.md: .*expected string.*\n.*at title/,
    )
  })

  test('names the file when the front matter is missing or not YAML', () => {
    expect(() => parseContent('night.md', 'Body', meta)).toThrow(/^night\.md: /)
    expect(() => parseContent('night.md', '---\ntitle: "open\n---\n', meta)).toThrow(/^night\.md: /)
  })

  test('stays out of the body, the text and the word count', () => {
    const { html, text, words } = parse('Two words.')
    expect({ html, text, words }).toEqual({
      html: '<p>Two words.</p>',
      text: 'Two words.',
      words: 2,
    })
  })
})

describe('safety', () => {
  test('drops raw HTML', () => {
    expect(parse('Before <script>alert(1)</script>\n\n<img src=x onerror=alert(1)>').html).toBe(
      '<p>Before alert(1)</p>',
    )
  })

  test.each(['[x](javascript:alert(1))', '[x](<JaVaScRiPt:alert(1)>)', '![x](data:text/html,x)'])(
    'refuses %s by name of the file',
    (body) => expect(() => parse(body)).toThrow(/^night\.md: link with the scheme/),
  )
})

describe('reading', () => {
  test('sets British quotation marks, apostrophes and dashes', () => {
    expect(parse(`"It's done" -- the '90s`).text).toBe('“It’s done” – the ’90s')
  })

  test('gives headings an id and an anchor, and lists h2 and h3 alone', () => {
    const { headings, html } = parse(
      '## The plan\n\n### Float\n\n#### Deep\n\nA note.[^1]\n\n[^1]: Note.',
    )
    expect(headings).toEqual([
      { depth: 2, id: 'the-plan', text: 'The plan' },
      { depth: 3, id: 'float', text: 'Float' },
    ])
    expect(html).toContain('<h2 id="the-plan">The plan<a class="heading-anchor"')
  })

  test('refuses a second h1', () => {
    expect(() => parse('# Title')).toThrow(/^night\.md: headings start at '##'/)
  })

  test('labels footnotes in plain English', () => {
    const { html } = parse('A fact.[^1]\n\n[^1]: The source.')
    expect(html).toContain('>Notes')
    expect(html).toContain('aria-label="Back to reference 1"')
  })

  test('makes a table a named region that the keyboard can scroll', () => {
    expect(parse('| Task | Owner |\n|---|---|\n| Drain | Middleware |').html).toContain(
      '<section class="table-scroll" tabindex="0" aria-label="Table: Task, Owner"><table>',
    )
  })

  test('says that a link to another site opens in a new tab, and leaves our own alone', () => {
    expect(parse('[FCA](https://www.fca.org.uk/)').html).toBe(
      '<p><a href="https://www.fca.org.uk/" target="_blank" rel="noopener">FCA<span class="sr-only"> (opens in a new tab)</span></a></p>',
    )
    expect(parse('[Pricing](/pricing)').html).toBe('<p><a href="/pricing">Pricing</a></p>')
  })
})
