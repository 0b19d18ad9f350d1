/** Characters that never join with a neighbour, as parts of an emoji do. */
const apart = /^[ -~\u{a0}-\u{2ff}\u{2010}-\u{2027}]*$/u

/**
 * Cuts a text to `limit` characters as a person sees them (an emoji with its joiners is one) and adds an ellipsis.
 */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text
  // The data of `Intl.Segmenter` takes a slow phone 50 ms to load.
  if (apart.test(text.slice(0, limit + 1))) return `${text.slice(0, limit)}…`
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
  let seen = 0
  for (const { index } of graphemes.segment(text)) {
    if (seen === limit) return `${text.slice(0, index)}…`
    seen += 1
  }
  return text
}
