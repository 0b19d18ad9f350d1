import { ExternalLink } from '../../components/external-link.tsx'
import { authorName, type LinkedInPost } from '../../contracts/linkedin-post.ts'
import { shortCount } from '../../lib/counts.ts'
import { initials } from '../../lib/initials.ts'
import { cardText } from '../../lib/little-text.ts'
import { relativeDate } from '../../lib/relative-date.ts'
import { paths } from '../../paths.ts'

/** The widths in pixels in which a browser may ask for a picture: up to twice a card's widest. */
const widths = [320, 480, 640, 960] as const

/** What a card leaves to its picture (news-feed.css): a third of a wide page, or a narrow one's whole width. */
const shownAt = '(min-width: 600px) min(30vw, 472px), calc(100vw - 48px)'

type Props = { post: LinkedInPost; now: Date; isFirst: boolean }
type PictureProps = { src: LinkedInPost['image_url']; author: string; isFirst: boolean }

/** One post: its picture or its author's initials, what it says, and how it was received. */
export function PostCard({ post, now, isFirst }: Props) {
  const author = authorName(post.author)
  const text = cardText(post.title, post.text)
  return (
    <li className="edge-t-rule first:border-ink">
      <article className="news-card">
        <Picture src={post.image_url} author={author} isFirst={isFirst} />
        <div className="col-rule">
          <h2 className="font-sans text-item">{post.title}</h2>
          <p className="mt-1.5 mb-3 text-small text-ink-2">
            {author}, <time dateTime={post.created_at}>{relativeDate(post.created_at, now)}</time>
          </p>
          {text && <p className="measure">{text}</p>}
          <div className="flex flex-wrap items-center gap-x-8 gap-y-1 mt-2 text-small">
            <dl className="flex gap-6 text-ink-2">
              <Count name="Likes" icon="i-lucide-thumbs-up" count={post.likes} />
              <Count name="Comments" icon="i-lucide-message-square" count={post.comments} />
              <Count name="Shares" icon="i-lucide-repeat-2" count={post.shares} />
            </dl>
            <ExternalLink href={post.url} className="link inline-flex items-center min-h-11">
              View on LinkedIn
            </ExternalLink>
          </div>
        </div>
      </article>
    </li>
  )
}

/**
 * A post's picture above its author's initials, which show where there is none, or where it does not
 * arrive. The first post's is asked for at once: it is in most first views.
 */
function Picture({ src, author, isFirst }: PictureProps) {
  return (
    <div className="news-picture self-start aspect-1.91">
      {src && (
        <img
          loading={isFirst ? 'eager' : 'lazy'}
          className="w-full h-full object-contain bg-ground-2"
          srcSet={widths.map((width) => `${paths.sized(src, width)} ${width}w`).join(', ')}
          sizes={shownAt}
          src={paths.sized(src, 640)}
          alt=""
          width="640"
          height="335"
          onError={({ currentTarget }) => currentTarget.remove()}
        />
      )}
      <span
        className="grid place-items-center h-full bg-ground-2 text-poster fw-520 text-ink-3 [img+&]:hidden"
        aria-hidden
      >
        {initials(author)}
      </span>
    </div>
  )
}

function Count({ name, icon, count }: { name: string; icon: string; count: number }) {
  return (
    <div className="flex items-center gap-1.75">
      <dt>
        <span className={icon} aria-hidden />
        <span className="sr-only">{name}</span>
      </dt>
      <dd>{shortCount(count)}</dd>
    </div>
  )
}
