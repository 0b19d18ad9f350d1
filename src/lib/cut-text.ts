/** Latin letters, figures and the marks between them: none joins its neighbour to one character. */
const apart = /^[ -~\u{a0}-\u{2ff}\u{2010}-\u{2027}]*$/u

/**
 * The text's first characters, followed by an ellipsis where something was cut. `limit` counts
 * characters as a person sees them: an emoji with its joiners is one, and is never cut in two.
 */
export function cutText(text: string, limit: number): string {
  // No text has more graphemes than UTF-16 units.
  if (text.length <= limit) return text
  // The data behind the segmenter takes a slow phone 50 ms to load.
  if (apart.test(text.slice(0, limit + 1))) return `${text.slice(0, limit)}…`
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
  let seen = 0
  for (const { index } of graphemes.segment(text)) {
    if (seen === limit) return `${text.slice(0, index)}…`
    seen += 1
  }
  return text
}
