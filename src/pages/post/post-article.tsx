import { LongRead } from '../../components/long-read.tsx'
import { readPicture } from '../../content/files.ts'
import type { Post } from '../../content/posts.ts'
import { britishDate } from '../../lib/dates.ts'
import { labels } from './copy.ts'
import { withMarginFigures } from './margin-figures.ts'
import { sectionMinutes } from './section-minutes.ts'

/** One post: its record and picture at the head, the text beside a ruler of reading minutes. */
export function PostArticle({ post }: { post: Post }) {
  const facts = [
    { name: labels.author, value: post.author },
    {
      name: labels.published,
      value: <time dateTime={post.date}>{britishDate(post.date)}</time>,
    },
    { name: labels.reading, value: post.readTime },
    { name: labels.tags, value: post.tags.join(', ') },
  ]
  const minutes = sectionMinutes(post.text, post.headings)
  const entries = post.headings
    .filter(({ depth }) => depth === 2)
    // As in a timetable, a minute is written once.
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
      {/* Inline: as a file it would be the largest paint, one round trip later. */}
      <svg
        className="post-picture reading-between md:col-start-5 md:col-end-13 w-full edge-rule max-sm:max-w-none max-sm:w-[calc(100%+3rem)] max-sm:-mx-1.5rem max-sm:edge-x-0 print:w-110mm"
        viewBox="0 0 960 540"
        role="img"
        aria-label={post.imageAlt}
        dangerouslySetInnerHTML={{ __html: readPicture(post.image) }}
      />
    </LongRead>
  )
}
