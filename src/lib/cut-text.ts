const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The text's first characters, followed by an ellipsis where something was cut. `limit` counts
 * characters as a person sees them: an emoji with its joiners is one, and is never cut in two.
 */
export function cutText(text: string, limit: number): string {
  // No text has more graphemes than UTF-16 units.
  if (text.length <= limit) return text
  let seen = 0
  for (const { index } of graphemes.segment(text)) {
    if (seen === limit) return `${text.slice(0, index)}…`
    seen += 1
  }
  return text
}
