import type { Post } from '../../content/posts.ts'
import { britishDate } from '../../lib/dates.ts'
import { paths } from '../../paths.ts'

type Props = { post: Post; isFirst: boolean }

/** A post on the list: its date and, drawn to scale, the minutes it takes; then what it says. */
export function PostCard({ post, isFirst }: Props) {
  const { title, excerpt, date, readTime, tags, imageUrl, imageAlt } = post
  return (
    <article className="post-card">
      <p className="post-card-times">
        <time dateTime={date}>{britishDate(date)}</time>
        <span className="post-card-minutes" style={{ width: `${parseInt(readTime) * 14}px` }} />
        <span>{readTime}</span>
      </p>
      <img
        src={imageUrl}
        alt={imageAlt}
        width="960"
        height="540"
        loading={isFirst ? 'eager' : 'lazy'}
      />
      <h2>{title}</h2>
      <p className="post-card-excerpt">{excerpt}</p>
      <p className="post-card-tags">{tags.join(', ')}</p>
      <a href={paths.post(post.slug)} className="post-card-more">
        Read More<span className="sr-only">: {title}</span>
        <span className="i-lucide-arrow-right" aria-hidden />
      </a>
    </article>
  )
}
