import type { Post } from '../../content/posts.ts'
import { paths } from '../../paths.ts'
import { next as copy } from './copy.ts'

type Props = { previous?: Post; next?: Post }

export function PostNext({ previous, next }: Props) {
  return (
    <div className="ruled on-dark no-print">
      <div className="page grid gap-14 py-16 md:parts-7-4 md:gap-x-24 md:items-start">
        <nav aria-label={copy.label} className="edge-b-bottle-rule">
          {previous && <Neighbour post={previous} label={copy.previous} rel="prev" />}
          {next && <Neighbour post={next} label={copy.next} rel="next" />}
        </nav>
        <section>
          <h2 className="text-claim">{copy.title}</h2>
          <p className="mt-2.5 mb-5 text-on-bottle-2">{copy.text}</p>
          <a href={paths.blog} className="btn btn-dark">
            {copy.all}
          </a>
        </section>
      </div>
    </div>
  )
}

function Neighbour({ post, label, rel }: { post: Post; label: string; rel: string }) {
  return (
    <a
      href={paths.post(post.slug)}
      rel={rel}
      className="grid sm:label-30 py-4 edge-t-bottle-rule no-underline underline-offset-4 hover:underline"
    >
      <span className="text-on-bottle-2">{label}</span> {post.title}
    </a>
  )
}
