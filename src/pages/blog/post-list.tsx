import { PageIntro } from '../../components/page-intro.tsx'
import type { Post } from '../../content/posts.ts'
import { paths } from '../../paths.ts'
import { britishDate } from '@cuewright/runbook/words'
import { PostPicture } from '../../components/post-picture/post-picture.tsx'
import { card, type intro, type others } from './copy.ts'

type Props = typeof intro & {
  posts: readonly Post[]
  more: typeof others & { posts: readonly Post[] }
}

/** The listed posts as cards, and the others as lines below them. */
export function PostList({ title, lead, feed, posts, more }: Props) {
  return (
    <PageIntro
      title={title}
      lead={lead}
      className="pt-opening pb-band-end"
      beside={<Feed label={feed} />}
    >
      <div className="grid gap-y-12 md:grid-cols-2 md:gap-x-12 mt-12">
        {posts.map((post, i) => (
          <PostCard key={post.slug} post={post} isFirst={i < 2} />
        ))}
        <MorePosts {...more} />
      </div>
    </PageIntro>
  )
}

function Feed({ label }: { label: string }) {
  return (
    <a
      href={paths.rss}
      className="inline-flex items-center gap-2 min-h-11 mt-2 text-small underline-offset-4"
    >
      <span className="i-lucide-rss" aria-hidden />
      {label}
    </a>
  )
}

function PostCard({ post, isFirst }: { post: Post; isFirst: boolean }) {
  const { title, excerpt, date, readTime, tags, imageUrl, imageAlt } = post
  return (
    <article className="relative">
      {isFirst ? (
        <PostPicture post={post} className="w-full bg-ground-2" />
      ) : (
        <img
          className="w-full bg-ground-2"
          src={imageUrl}
          alt={imageAlt}
          width="960"
          height="540"
          loading="lazy"
        />
      )}
      <h2 className="mt-5 text-claim">{title}</h2>
      <p className="max-w-34.4em mt-3 text-pretty text-ink-2">{excerpt}</p>
      <p className="mt-3 text-small text-ink-3">
        <time dateTime={date}>{britishDate(date)}</time>, {readTime}. {tags.join(', ')}
      </p>
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

function MorePosts({ title, posts }: Props['more']) {
  return (
    <div className="md:col-span-2">
      <h2>{title}</h2>
      <ul className="mt-5 list-none edge-b-rule">
        {posts.map(({ slug, title: name, excerpt, readTime }) => (
          <li key={slug} className="relative grid md:parts-5-7 gap-x-12 gap-y-1 py-4 edge-t-rule">
            <h3>
              <a href={paths.post(slug)} className="underline-offset-4 whole-card">
                {name}
              </a>
            </h3>
            <p className="text-ink-2">
              {excerpt} <span className="text-small text-ink-3">{readTime}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
