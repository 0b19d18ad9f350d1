import type { Post } from '../../content/posts.ts'
import { britishDate } from '../../lib/dates.ts'
import { paths } from '../../paths.ts'
import { card } from './copy.ts'

type Props = { post: Post; isFirst: boolean }

/** A post on the list: its date and, drawn to scale, the minutes it takes; then what it says. */
export function PostCard({ post, isFirst }: Props) {
  const { title, excerpt, date, readTime, tags, imageUrl, imageAlt } = post
  return (
    <article className="group relative edge-t-ink md:edge-l-rule md:pl-5">
      <p className="flex items-center gap-3 pt-2.25 pb-3.5 text-small leading-tight narrow">
        <time dateTime={date}>{britishDate(date)}</time>
        {/* Fourteen pixels are a minute of reading. */}
        <span
          className="h-2 ml-auto edge-r-ink edge-b-ink [background:repeating-linear-gradient(90deg,var(--ink)_0_1px,transparent_1px_14px)]"
          style={{ width: `${parseInt(readTime) * 14}px` }}
        />
        <span>{readTime}</span>
      </p>
      <img
        className="w-full edge-rule"
        src={imageUrl}
        alt={imageAlt}
        width="960"
        height="540"
        loading={isFirst ? 'eager' : 'lazy'}
      />
      <h2 className="mt-5 text-claim decoration-1 underline-offset-4 group-hover:underline">
        {title}
      </h2>
      <p className="max-w-34.4em mt-3 text-pretty text-ink-2">{excerpt}</p>
      <p className="mt-3 text-small text-ink-3">{tags.join(', ')}</p>
      <a
        href={paths.post(post.slug)}
        className="inline-flex items-center gap-2 min-h-11 fw-560 underline-offset-4 whole-card"
      >
        {card.more}
        <span className="sr-only"> ({title})</span>
        <span className="i-lucide-arrow-right" aria-hidden />
      </a>
    </article>
  )
}
