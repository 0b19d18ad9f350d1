import { ExternalLink } from '../../components/external-link.tsx'
import { companyPage } from '../../integrations/follow.ts'
import { Announce } from './announce.tsx'
import { PostCard } from './post-card.tsx'
import { Skeletons } from './skeletons.tsx'
import { useNews } from './use-news.ts'

/** The newest posts from our own database; an empty table is filled once, in front of the visitor. */
export default function NewsFeed() {
  const news = useNews()
  return (
    <div className="news" aria-busy={news.state === 'loading'}>
      {news.state === 'loading' && <Skeletons />}
      {news.state === 'empty' && <NoPosts text="No posts available at the moment." />}
      {news.state === 'failed' && (
        <NoPosts text="Unable to load LinkedIn posts. Please try again later." />
      )}
      {news.state === 'posts' && (
        <>
          <ol className="news-list">
            {news.posts.map((post) => (
              <PostCard key={post.id} post={post} now={news.readAt} />
            ))}
          </ol>
          <p className="mt-10">
            <ExternalLink href={companyPage} className="btn">
              View all posts on LinkedIn
            </ExternalLink>
          </p>
        </>
      )}
      <Announce news={news} />
    </div>
  )
}

function NoPosts({ text }: { text: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 py-8 border-0 border-y border-solid border-ink">
      <p>{text}</p>
      <ExternalLink href={companyPage} className="btn">
        Visit our LinkedIn page
      </ExternalLink>
    </div>
  )
}
