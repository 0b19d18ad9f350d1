import type { ReactNode } from 'react'
import { britishDate } from '@cuewright/runbook/words'
import { ExternalLink } from '../../components/external-link.tsx'
import { getPosts } from '../../content/posts.ts'
import { companyPage } from '../../integrations/follow.ts'
import { paths } from '../../paths.ts'

/** The width of all pictures but the large one (news-feed.css). */
const pictureWidth = '(min-width: 1200px) 240px, (min-width: 600px) 480px, calc(100vw - 68px)'

/**
 * Three skeletons, and templates of what takes their place. wake.ts copies a template and fills it
 * without React, so the page's own HTML and styles have everything that the posts look like.
 */
export function Feed() {
  return (
    // The section fills the window, so that nothing on screen moves when the posts arrive.
    <div className="news relative min-h-[calc(100vh-20rem)] focus:[outline:0]" aria-busy>
      <ol className="news-list min-h-[inherit] flex flex-col" aria-label="Loading posts">
        <Skeleton size="large" />
        <Skeleton />
        <Skeleton />
      </ol>
      <template data-state="posts">
        <ol className="news-list" />
        <p className="pt-6 pl-$words edge-t-rule">
          <ExternalLink href={companyPage} className="btn">
            View all posts on LinkedIn
          </ExternalLink>
        </p>
      </template>
      <template data-state="empty">
        <NoPosts text="No posts available at the moment." />
      </template>
      <template data-state="failed">
        <NoPosts text="Unable to load LinkedIn posts. Please try again later.">
          <button type="button" className="btn btn-ink" data-again>
            Try again
          </button>
        </NoPosts>
      </template>
      <template data-state="card">
        <Card />
      </template>
    </div>
  )
}

function Skeleton({ size }: { size?: 'large' }) {
  return (
    <li className="news-day skeleton" data-testid="skeleton" data-picture={size}>
      <div className="news-row">
        <span className="news-words grid content-start gap-2" aria-hidden>
          <span className="h-6 w-56% bg-ground-2" />
          <span className="h-5 bg-ground-2" />
          <span className="h-5 w-74% bg-ground-2" />
        </span>
        {size && <span className="news-picture aspect-1.91 bg-ground-2" />}
      </div>
    </li>
  )
}

/** Says why there are no LinkedIn posts, and shows the blog's newest instead. */
function NoPosts({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <>
      <div className="news-none flex flex-wrap items-center gap-x-8 gap-y-4 py-8 pl-$words edge-t-ink">
        <p>{text}</p>
        {children}
        <ExternalLink href={companyPage} className="btn">
          Visit our LinkedIn page
        </ExternalLink>
      </div>
      <h2 className="pl-$words pb-5 text-body">Meanwhile, from our blog</h2>
      <ol className="news-list">
        {getPosts()
          .slice(0, 3)
          .map(({ slug, title, excerpt, date }) => (
            <li key={slug} className="news-day">
              <article className="news-row">
                <time className="news-when text-data text-ink-3" dateTime={date}>
                  {britishDate(date)}
                </time>
                <h3 className="news-title">
                  <a href={paths.post(slug)}>{title}</a>
                </h3>
                <p className="news-words text-ink-2">{excerpt}</p>
              </article>
            </li>
          ))}
      </ol>
    </>
  )
}

/** One post. fill-card.ts writes into the elements with `data-fill`. */
function Card() {
  return (
    <li className="news-day">
      <article className="news-row">
        <p className="news-when text-data fw-600">
          <time dateTime="2015">
            <span data-fill="day">Date</span>
            <span className="lg:block fw-400 text-ink-3" data-fill="year" />
          </time>
        </p>
        <h2 className="news-title" data-fill="title" dir="auto">
          Post
        </h2>
        <div className="news-words break-anywhere">
          <p className="max-w-38em text-ink-2" data-fill="text" dir="auto" />
          <ul className="flex flex-wrap items-center gap-x-6 mt-2 list-none text-small text-ink-2">
            <li className="fw-600" data-fill="author" />
            <li data-fill="likes" />
            <li data-fill="comments" />
            <li data-fill="shares" />
            <li>
              <ExternalLink href={companyPage} className="link inline-block py-2.5 print:hidden">
                View on LinkedIn
                <span className="sr-only" dir="auto" data-fill="about" />
              </ExternalLink>
            </li>
          </ul>
        </div>
        <img
          loading="lazy"
          className="news-picture object-contain"
          sizes={pictureWidth}
          src="data:,"
          alt=""
          width="640"
          height="335"
        />
        <span
          className="news-picture news-initials bg-ground-2 fw-600 text-ink-3"
          data-fill="initials"
          aria-hidden
        />
      </article>
    </li>
  )
}
