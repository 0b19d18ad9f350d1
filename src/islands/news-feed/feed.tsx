import { ExternalLink } from '../../components/external-link.tsx'
import { companyPage } from '../../integrations/follow.ts'

/** What a card leaves to its picture (news-feed.css): a third of a wide page, or a narrow one's whole width. */
const pictureWidth = '(min-width: 600px) min(30vw, 472px), calc(100vw - 48px)'

/**
 * Three skeletons, and templates of what takes their place. wake.ts copies a template and fills it
 * without React, so the page's own HTML and styles have everything that the posts look like.
 */
export function Feed() {
  return (
    // What follows waits below the window, so that nothing on screen moves when the answer comes.
    <div className="news min-h-[calc(100vh-20rem)]" aria-busy>
      <ol className="news-list" aria-label="Loading posts">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </ol>
      <template data-state="posts">
        <ol className="news-list" />
        <p className="mt-10">
          <ExternalLink href={companyPage} className="btn">
            View all posts on LinkedIn
          </ExternalLink>
        </p>
      </template>
      <template data-state="empty">
        <NoPosts text="No posts available at the moment." />
      </template>
      <template data-state="failed">
        <NoPosts text="Unable to load LinkedIn posts. Please try again later." />
      </template>
      <template data-state="card">
        <Card />
      </template>
    </div>
  )
}

function Skeleton() {
  return (
    <li className="news-card skeleton edge-t-rule first:border-ink" data-testid="skeleton">
      <span className="self-start aspect-1.91 bg-ground-2" />
      <span className="grid content-start gap-3.5" aria-hidden>
        <span className="h-6.5 w-56% bg-ground-2" />
        <span className="h-4.5 bg-ground-2" />
        <span className="h-4.5 w-74% bg-ground-2" />
      </span>
    </li>
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

/** One post. fill-card.ts writes into the elements with `data-fill`. */
function Card() {
  return (
    <li className="edge-t-rule first:border-ink">
      <article className="news-card">
        <div className="news-picture self-start aspect-1.91">
          <img
            loading="lazy"
            className="w-full h-full object-contain bg-ground-2"
            sizes={pictureWidth}
            src="data:,"
            alt=""
            width="640"
            height="335"
          />
          <span
            className="grid place-items-center h-full bg-ground-2 text-poster fw-520 text-ink-3 [img+&]:hidden"
            data-fill="initials"
            aria-hidden
          />
        </div>
        <div className="col-rule">
          <h2 className="font-sans text-item" data-fill="title">
            Post
          </h2>
          <p className="mt-1.5 mb-3 text-small text-ink-2">
            <span data-fill="author" />, <time data-fill="date" dateTime="2015" />
          </p>
          <p className="measure" data-fill="text" />
          <div className="flex flex-wrap items-center gap-x-8 gap-y-1 mt-2 text-small">
            <dl className="flex gap-6 text-ink-2">
              <Count name="Likes" icon="i-lucide-thumbs-up" />
              <Count name="Comments" icon="i-lucide-message-square" />
              <Count name="Shares" icon="i-lucide-repeat-2" />
            </dl>
            <ExternalLink href={companyPage} className="link inline-flex items-center min-h-11">
              View on LinkedIn
            </ExternalLink>
          </div>
        </div>
      </article>
    </li>
  )
}

function Count({ name, icon }: { name: 'Likes' | 'Comments' | 'Shares'; icon: string }) {
  return (
    <div className="flex items-center gap-1.75">
      <dt>
        <span className={icon} aria-hidden />
        <span className="sr-only">{name}</span>
      </dt>
      <dd data-fill={name.toLowerCase()} />
    </div>
  )
}
