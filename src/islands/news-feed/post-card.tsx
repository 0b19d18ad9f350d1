import { useState } from 'react'
import { ExternalLink } from '../../components/external-link.tsx'
import { authorName, type LinkedInPost } from '../../contracts/linkedin-post.ts'
import { shortCount } from '../../lib/counts.ts'
import { initials } from '../../lib/initials.ts'
import { cleanPostText } from '../../lib/little-text.ts'
import { relativeDate } from '../../lib/relative-date.ts'

type Props = { post: LinkedInPost; now: Date }

/** One post: its picture or its author's initials, what it says, and how it was received. */
export function PostCard({ post, now }: Props) {
  const author = authorName(post.author)
  return (
    <li>
      <article className="news-card">
        <Picture src={post.image_url} author={author} />
        <div className="news-body">
          <h2>{post.title}</h2>
          <p className="news-by">
            {author} <time dateTime={post.created_at}>{relativeDate(post.created_at, now)}</time>
          </p>
          <p className="measure">{cleanPostText(post.text)}</p>
          <div className="news-foot">
            <dl>
              <Count name="Likes" icon="i-lucide-thumbs-up" count={post.likes} />
              <Count name="Comments" icon="i-lucide-message-square" count={post.comments} />
              <Count name="Shares" icon="i-lucide-repeat-2" count={post.shares} />
            </dl>
            <ExternalLink href={post.url} className="link">
              View on LinkedIn
            </ExternalLink>
          </div>
        </div>
      </article>
    </li>
  )
}

/** A post's picture; the author's initials where there is none, or where it does not arrive. */
function Picture({ src, author }: { src: LinkedInPost['image_url']; author: string }) {
  const [hasFailed, setFailed] = useState(false)
  return (
    <div className="news-picture">
      {src && !hasFailed ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          width="640"
          height="335"
          onError={() => setFailed(true)}
        />
      ) : (
        <span aria-hidden>{initials(author)}</span>
      )}
    </div>
  )
}

function Count({ name, icon, count }: { name: string; icon: string; count: number }) {
  return (
    <div>
      <dt>
        <span className={icon} aria-hidden />
        <span className="sr-only">{name}</span>
      </dt>
      <dd>{shortCount(count)}</dd>
    </div>
  )
}
