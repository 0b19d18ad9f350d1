import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectInProportion } from '../../in-proportion.ts'
import { cardWords, cleanPostText, decodeLittleText } from '../../../src/lib/little-text.ts'

const raw = String.raw

describe('decoding', () => {
  test.each([
    [raw`{hashtag|\#|Opera\_tions} day`, '#Opera_tions day'],
    [raw`with @[Acme \(UK\)](urn:li:organization:9)`, 'with Acme (UK)'],
    [raw`5\_000 \{draft\} C:\\x`, raw`5_000 {draft} C:\x`],
    [raw`bare #tag, plain C:\runbooks`, raw`bare #tag, plain C:\runbooks`],
    [raw`\@\[not\]\(a mention\)`, '@[not](a mention)'],
  ])('shows the agreed example %s as %s', (stored, shown) => {
    expect(decodeLittleText(stored)).toBe(shown)
  })

  test.each([
    ['undoes escapes in a mention’s URN', raw`@[A](urn:li:person:Ww-h\_\_x)!`, 'A!'],
    ['reads a mention in escaped brackets', raw`@[Ww]\(urn:li:person:Ww-h\_\_x\)!`, 'Ww!'],
    ['reads a mention with an escaped colon', raw`@[Ww](urn\:li\:person\:Ww-h\_\_x)!`, 'Ww!'],
    ['reads a mention with a space before its URN', 'with @[Ada] (urn:li:person:a)!', 'with Ada!'],
    ['takes a bare mark in a template', '{hashtag|#|AI}', '#AI'],
    ['keeps a full-width mark', raw`{hashtag|\＃|AI} {hashtag|＃|BI} ＃CI`, '＃AI ＃BI ＃CI'],
    ['reads an escaped backslash once', raw`\\# \\\# \\\\`, raw`\# \# \\`],
    ['keeps a lone backslash at the end', 'end\\', 'end\\'],
    ['keeps a backslash before a line break', 'a\\\nb', 'a\\\nb'],
    ['decodes a template inside a mention', raw`@[a {hashtag|\#|b}](urn:li:person:1)`, 'a #b'],
    ['decodes a mention inside a mention', '@[a @[b](urn:x:1) c](urn:x:2)', 'a b c'],
    [
      'decodes a mention whose text holds brackets',
      '@[Acme [UK]](urn:li:organization:9)',
      'Acme [UK]',
    ],
    ['keeps a mention without a URN', 'write to @[home](maybe)', 'write to @[home](maybe)'],
    ['keeps an unfinished mention', '@[a @[b](urn:x:1)', '@[a b'],
    ['keeps an unfinished template', raw`{hashtag|\#|a {hashtag|\#|b}`, '{hashtag|#|a #b'],
    ['keeps a stray closing mark', 'a] b} c)', 'a] b} c)'],
    ['keeps a foreign template', '{mention|x|y}', '{mention|x|y}'],
    ['keeps right-to-left text', 'الدليل {hashtag|#|تشغيل} أولا', 'الدليل #تشغيل أولا'],
    ['keeps emoji with joiners', '@[👨‍👩‍👧‍👦](urn:x:1)✍🏽', '👨‍👩‍👧‍👦✍🏽'],
    ['leaves Markdown links alone', '[site](https://x.example)', '[site](https://x.example)'],
  ])('%s', (_, stored, shown) => {
    expect(decodeLittleText(stored)).toBe(shown)
  })

  test('takes time in proportion to the length, whatever the marks', async () => {
    for (const mark of ['@[', '{hashtag|#|', '[', '](urn:', '}', '\\', '@[a](urn:x:'])
      await expectInProportion((times) => decodeLittleText(mark.repeat(times)), 10_000)
  })
})

const reserved = /[\\|{}@[\]()<>#*_~]/g

function asLinkedInWrites(text: string) {
  return text.replace(reserved, (mark) => `\\${mark}`)
}

function plain(text: string) {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}

function count(text: string) {
  return [...new Intl.Segmenter('en').segment(text)].length
}

const anyText = fc.string({ unit: 'grapheme', maxLength: 30 })
const alphabet = [
  '@[',
  ']',
  '(urn:li:person:',
  ')',
  '{hashtag|',
  '\\',
  '#',
  '＃',
  '|',
  '}',
  'a',
  '[',
]
const marks = fc
  .array(fc.oneof(fc.constantFrom(...alphabet), anyText))
  .map((parts) => parts.join(''))

const token = fc.oneof(
  anyText.map((text) => ({ stored: asLinkedInWrites(text), shown: text })),
  fc.tuple(anyText, anyText).map(([text, id]) => ({
    stored: `@[${asLinkedInWrites(text)}](urn:li:person:${asLinkedInWrites(id.replace(/\s/g, ''))})`,
    shown: text,
  })),
  fc.tuple(anyText, fc.constantFrom('#', '\\#', '＃', '\\＃')).map(([text, mark]) => ({
    stored: `{hashtag|${mark}|${asLinkedInWrites(text)}}`,
    shown: `${mark.replace('\\', '')}${text}`,
  })),
)

describe('for any text', () => {
  test('what LinkedIn wrote comes back whole, without a token', () => {
    fc.assert(
      fc.property(fc.array(token, { maxLength: 8 }), (tokens) => {
        const stored = tokens.map((each) => each.stored).join('')
        expect(decodeLittleText(stored)).toBe(tokens.map((each) => each.shown).join(''))
      }),
      { numRuns: 500 },
    )
  })

  test('text without a reserved mark is kept to the letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const unmarked = text.replace(reserved, '')
        expect(decodeLittleText(unmarked)).toBe(unmarked)
      }),
    )
  })

  test('no plain character is lost outside the URNs', () => {
    fc.assert(
      fc.property(marks, (text) => {
        const withoutTokens = text.replace(/\(urn:[^)]*\)?/g, '').replace(/\{hashtag\|/g, '')
        let left = plain(decodeLittleText(text))
        for (const character of plain(withoutTokens)) {
          const index = left.indexOf(character)
          expect(index).toBeGreaterThanOrEqual(0)
          left = left.slice(index + character.length)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('cleaning never throws, never shows more than 500 characters, and leaves no white space at the ends', () => {
    fc.assert(
      fc.property(fc.oneof(marks, fc.string({ unit: 'binary', maxLength: 700 })), (text) => {
        const shown = cleanPostText(text)
        expect(count(shown)).toBeLessThanOrEqual(501)
        expect(shown.trim()).toBe(shown)
        expect(shown).not.toMatch(/\s\s|[\n\t]/)
      }),
      { numRuns: 300 },
    )
  })
})

const family = '👨‍👩‍👧‍👦'
const accented = `${'x'.repeat(499)}e\u0301`

test.each([
  ['collapses white space of every kind', ' \n a\u00a0\u2028 b\t', 'a b'],
  ['keeps 500 characters whole', 'é'.repeat(500), 'é'.repeat(500)],
  ['cuts the 501st', 'x'.repeat(501), `${'x'.repeat(500)}…`],
  ['never parts a letter from its accent', `${accented}y`, `${accented}…`],
  ['counts an emoji as one character', family.repeat(500), family.repeat(500)],
  ['never cuts an emoji in two', family.repeat(502), `${family.repeat(500)}…`],
  ['cuts what is shown, not what is stored', raw`\_`.repeat(500), '_'.repeat(500)],
])('cleaning %s', (_, stored, shown) => {
  expect(cleanPostText(stored)).toBe(shown)
})

describe('a card’s text', () => {
  test.each([
    ['goes on after the title', 'One night.', 'One night. Then another.', 'Then another.'],
    [
      'goes on after a title on its own line',
      'One night',
      'One night\n\nThen another.',
      'Then another.',
    ],
    ['is empty if the title says it all', 'One night.', 'One night.', ''],
    ['is whole under a title of its own', 'An article', 'One night.', 'One night.'],
    ['is whole if the title only begins like it', 'One', 'Oneness.', 'Oneness.'],
  ])('%s', (_, title, text, shown) => {
    expect(cardWords(title, text)).toEqual({ title, text: shown })
  })

  test.each([
    ['One ni…', { title: 'One…', text: '… night of it.' }],
    ['One night…', { title: 'One night…', text: '… of it.' }],
    ['One', { title: 'One', text: 'night of it.' }],
    ['On…', { title: 'On…', text: 'One night of it.' }],
  ])('goes on where the title %j was cut', (title, words) => {
    expect(cardWords(title, 'One night of it.')).toEqual(words)
  })

  test('is cut at 500 characters before the title goes', () => {
    const rest = 'x'.repeat(600)
    expect(cardWords('Big news!', '🚀 Big news! Read on.').text).toBe('Read on.')
    expect(cardWords('One.', `One. ${rest}`).text).toBe(`${'x'.repeat(495)}…`)
  })
})
