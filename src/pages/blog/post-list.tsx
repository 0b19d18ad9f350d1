import type { Post } from '../../content/posts.ts'
import { paths } from '../../paths.ts'
import { PostCard } from './post-card.tsx'

type Props = { title: string; lead: string; feed: string; posts: readonly Post[] }

/** The blog's list: two columns of posts, newest first, each under a line with its times. */
export function PostList({ title, lead, feed, posts }: Props) {
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
