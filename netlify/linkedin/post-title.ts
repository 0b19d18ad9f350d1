import { cutText } from '../../src/lib/cut-text.ts'
import { decodeLittleText } from '../../src/lib/little-text.ts'

const longestTitle = 120
const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' })

/**
 * A title for a post, which LinkedIn has none for: the first sentence of its text, or what its
 * content is called, or else `fallback`; at most 120 characters, the ellipsis included.
 */
export function postTitle(littleText: string, contentTitle: string | undefined, fallback: string) {
  const text = decodeLittleText(littleText).trim()
  const [first] = sentences.segment(text)
  for (const candidate of [first?.segment, contentTitle]) {
    const title = candidate?.replace(/\s+/g, ' ').trim()
    if (title) return shorten(title)
  }
  return shorten(fallback)
}

function shorten(title: string) {
  return cutText(title, longestTitle) === title ? title : cutText(title, longestTitle - 1)
}
