import { LongRead } from '../../components/long-read.tsx'
import { PostPicture } from '../../components/post-picture/post-picture.tsx'
import { type Post, type PostMeta, WORDS_PER_MINUTE } from '../../content/posts.ts'
import { britishDate } from '@cuewright/runbook/words'
import { labels } from './copy.ts'
import type { Heading } from '../../content/markdown.ts'

export function PostArticle({ post }: { post: Post }) {
  const facts = [
    { name: labels.author, text: post.author },
    {
      name: labels.published,
      text: <time dateTime={post.date}>{britishDate(post.date)}</time>,
    },
    { name: labels.reading, text: post.readTime },
    { name: labels.tags, text: post.tags.join(', ') },
  ]
  const minutes = sectionMinutes(post.text, post.headings)
  const entries = post.headings
    .filter(({ depth }) => depth === 2)
    // A minute that repeats is left out, as in a timetable.
    .map(({ id, text }, i) => ({
      id,
      text,
      mark: minutes[i] === minutes[i - 1] ? '' : `${minutes[i]} min`,
    }))
  return (
    <LongRead
      back={labels.back}
      title={post.title}
      lead={post.excerpt}
      facts={facts}
      contents={{ label: labels.contents, entries }}
      html={withMarginFigures(post.html, post.margin)}
    >
      <PostPicture
        post={post}
        className="reading-between md:col-span-full lg:[grid-area:1/6/3/13] w-full max-lg:max-w-200 edge-rule max-sm:max-w-none max-sm:w-[calc(100%+3rem)] max-sm:-mx-1.5rem max-sm:edge-x-0"
      />
    </LongRead>
  )
}

const number = /\d(?:[\d.,:]*\d)?/g

/**
 * Puts each figure of the margin at the head of its paragraph, hidden from screen readers because the text
 * says the same. Throws if no paragraph begins as `beside` says, or if the post lacks the number.
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
    const note = `<span class="margin-figure no-print" aria-hidden="true"><b>${figure}</b> ${words}</span>`
    return text.replace(opening, () => note + opening)
  }, html)
}

/**
 * The whole minute of reading at which each h2 is reached. `text` has one line per paragraph, heading or
 * cell. Throws if a heading is not among the lines.
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
