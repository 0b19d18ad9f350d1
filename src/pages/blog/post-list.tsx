import type { Post } from '../../content/posts.ts'
import { paths } from '../../paths.ts'
import { britishDate } from '@cuewright/runbook/words'
import { card, type intro } from './copy.ts'

export function PostList({ title, lead, feed, posts }: typeof intro & { posts: readonly Post[] }) {
  return (
    <section className="ruled">
      <div className="page grid gap-y-12 md:grid-cols-2 md:gap-x-12 pt-opening pb-band-end">
        <h1>{title}</h1>
        <div className="-mt-6 md:mt-1.5">
          <p className="lead">{lead}</p>
          <a
            href={paths.rss}
            className="inline-flex items-center gap-2 min-h-11 mt-3 text-small underline-offset-4"
          >
            <span className="i-lucide-rss" aria-hidden />
            {feed}
          </a>
        </div>
        {posts.map((post, i) => (
          <PostCard key={post.slug} post={post} isFirst={i < 2} />
        ))}
      </div>
    </section>
  )
}

function PostCard({ post, isFirst }: { post: Post; isFirst: boolean }) {
  const { title, excerpt, date, readTime, tags, imageUrl, imageAlt } = post
  return (
    <article className="relative edge-t-ink md:edge-l-rule md:pl-5">
      <p className="flex items-center gap-3 pt-2.25 pb-3.5 text-small leading-tight narrow">
        <time dateTime={date}>{britishDate(date)}</time>
        {/* 14 px per minute of reading. */}
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
      <h2 className="mt-5 text-claim">{title}</h2>
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
