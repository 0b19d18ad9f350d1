import { ExternalLink } from '../../components/external-link.tsx'
import { companyPage } from '../../integrations/follow.ts'
import { PostCard } from './post-card.tsx'
import type { News } from './read-news.ts'
import { Skeletons } from './skeletons.tsx'

type Props = { news: News | { state: 'loading' } }

/** The newest posts, or what takes their place. */
export function Feed({ news }: Props) {
  const isLoading = news.state === 'loading'
  return (
    // What follows waits below the window, so that nothing on screen moves when the answer comes.
    <div className="news min-h-[calc(100vh-20rem)]" aria-busy={isLoading}>
      {isLoading && <Skeletons />}
      {news.state === 'empty' && <NoPosts text="No posts available at the moment." />}
      {news.state === 'failed' && (
        <NoPosts text="Unable to load LinkedIn posts. Please try again later." />
      )}
      {news.state === 'posts' && (
        <>
          <ol className="news-list">
            {news.posts.map((post, index) => (
              <PostCard key={post.id} post={post} now={news.readAt} isFirst={index === 0} />
            ))}
          </ol>
          <p className="mt-10">
            <ExternalLink href={companyPage} className="btn">
              View all posts on LinkedIn
            </ExternalLink>
          </p>
        </>
      )}
    </div>
  )
}

function NoPosts({ text }: { text: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 py-8 edge-y-ink">
      <p>{text}</p>
      <ExternalLink href={companyPage} className="btn">
        Visit our LinkedIn page
      </ExternalLink>
    </div>
  )
}
