import type { Post } from '../../content/posts.ts'
import { paths } from '../../paths.ts'
import { PostCard } from './post-card.tsx'

type Props = { title: string; lead: string; posts: readonly Post[] }

/** The blog's list: two columns of posts, newest first, each hung from a line that carries its times. */
export function PostList({ title, lead, posts }: Props) {
  return (
    <section className="ruled">
      <div className="page post-list">
        <h1>{title}</h1>
        <div className="post-list-lead">
          <p className="lead">{lead}</p>
          <a href={paths.rss} className="feed-link">
            <span className="i-lucide-rss" aria-hidden />
            Follow by RSS
          </a>
        </div>
        {posts.map((post, i) => (
          <PostCard key={post.slug} post={post} isFirst={i < 2} />
        ))}
      </div>
    </section>
  )
}
