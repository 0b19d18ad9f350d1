import { Head } from 'vite-react-ssg'
import { Island } from '../../components/island.tsx'
import type { LinkedInPost } from '../../contracts/linkedin-post.ts'
import { Feed } from '../../islands/news-feed/feed.tsx'
import { PostCard } from '../../islands/news-feed/post-card.tsx'
import { paths } from '../../paths.ts'

/** One with everything that a post can have. */
const post: LinkedInPost = {
  id: '1',
  title: 'A title',
  author: 'An author',
  text: 'A text',
  image_url: '/picture',
  url: 'https://www.linkedin.com/',
  created_at: '2026-01-01T00:00:00Z',
  likes: 1,
  comments: 1,
  shares: 1,
}
const readAt = new Date(post.created_at)

type Props = { withoutScript: string; note: string }

/** The posts, and where they come from. */
export function NewsPosts({ withoutScript, note }: Props) {
  return (
    <>
      <Head>
        {/* The posts come while the page's code is on its way. */}
        <link rel="preload" as="fetch" href={paths.readNews} crossOrigin="anonymous" />
      </Head>
      <noscript>
        <p className="py-8 edge-y-ink">{withoutScript}</p>
      </noscript>
      <Island name="news-feed" of={Feed} props={{ news: { state: 'loading' } }} wake="load" />
      {/* What comes in its place: the page has its styles too, so that no posts wait for others' rules. */}
      {import.meta.env.PROD && (
        <div data-styles-only>
          <Feed news={{ state: 'posts', posts: [], readAt, isSynced: false }} />
          <Feed news={{ state: 'empty' }} />
          {/* React would have the first one's picture preloaded. */}
          <PostCard post={post} now={readAt} isFirst={false} />
        </div>
      )}
      <p className="text-small text-ink-2 mt-12">{note}</p>
    </>
  )
}
