import type { PostMeta } from '../../content/posts.ts'

const number = /\d(?:[\d.,:]*\d)?/g

/**
 * The HTML of a post with its margin's figures at the head of the paragraphs that they are from. They
 * repeat what the text says, so a screen reader passes them by. Throws where no paragraph begins as
 * said, or where the post has no such number.
 */
export function withMarginFigures(html: string, margin: PostMeta['margin']): string {
  const numbers = new Set(html.match(number))
  return margin.reduce((text, { figure, words, beside }) => {
    const unknown = figure.match(number)?.find((found) => !numbers.has(found))
    if (unknown) throw new Error(`margin: the post has no ${unknown}`)
    const opening = text
      .match(/(?<=<p>).+/g)
      ?.find((line) => line.replaceAll(/<[^>]*>/g, '').startsWith(beside))
    if (!opening) throw new Error(`margin: no paragraph begins with '${beside}'`)
    const note = `<span class="margin-figure" aria-hidden="true"><b>${figure}</b> ${words}</span>`
    return text.replace(opening, () => note + opening)
  }, html)
}
