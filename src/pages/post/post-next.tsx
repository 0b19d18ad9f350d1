import type { Post } from '../../content/posts.ts'
import { paths } from '../../paths.ts'

type Props = { previous?: Post; next?: Post }

/** The posts on either side in time, and the card that leads to the list. */
export function PostNext({ previous, next }: Props) {
  return (
    <div className="ruled on-dark no-print">
      <div className="page post-next">
        <nav aria-label="Posts before and after">
          {previous && <Neighbour post={previous} label="Previous post" rel="prev" />}
          {next && <Neighbour post={next} label="Next post" rel="next" />}
        </nav>
        <section className="post-more">
          <h2>Explore More Insights</h2>
          <p>Cutovers, rehearsals, recovery times and the evidence they leave behind.</p>
          <a href={paths.blog} className="btn btn-dark">
            All articles
          </a>
        </section>
      </div>
    </div>
  )
}

function Neighbour({ post, label, rel }: { post: Post; label: string; rel: string }) {
  return (
    <a href={paths.post(post.slug)} rel={rel} className="neighbour">
      <span className="neighbour-label">{label}</span> {post.title}
    </a>
  )
}
