import { plain } from './plain.ts'

/** Lists of words in English, German, French, Spanish and Portuguese, a word a line, without case and accents. */
export function listed(words: string): ReadonlySet<string> {
  return new Set(
    words
      .split('\n')
      .map((word) => word.trim())
      .filter(Boolean),
  )
}

/** Whether a text is one of the words, apart from case, accents, and punctuation at its ends. */
export function isOneOf(words: ReadonlySet<string>): (text: string) => boolean {
  return (text) => {
    if (text.length > 60) return false
    const bare = plain(text)
      .replace(/^[\s([*]+|[\s.:!)\]*]+$/g, '')
      .replaceAll('’', "'")
    // '✅ Done', '🚫 Cancelled'
    return words.has(bare) || words.has(bare.replace(/^[^\p{L}\p{N}]+(?=\p{L})/u, ''))
  }
}

/** Whether a text has one of the words or phrases in it, as whole words. A word that ends with * may go on. */
export function mentions(words: ReadonlySet<string>): (text: string) => boolean {
  const [wholes, starts] = [
    [...words].filter((word) => !word.endsWith('*')),
    [...words].filter((word) => word.endsWith('*')),
  ]
  return (text) => {
    const spaced = ` ${plain(text.slice(0, 500)).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
    return (
      wholes.some((word) => spaced.includes(` ${word} `)) ||
      starts.some((word) => spaced.includes(` ${word.slice(0, -1)}`))
    )
  }
}

/** A pattern's part that is one of the words, the longer ones first. */
export function anyOf(words: Iterable<string>): string {
  return `(?:${[...words].toSorted((a, b) => b.length - a.length).join('|')})`
}
