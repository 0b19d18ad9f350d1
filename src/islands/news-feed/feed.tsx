import type { ReactNode } from 'react'
import { ExternalLink } from '../../components/external-link.tsx'
import { companyPage } from '../../integrations/follow.ts'

/** The width of all pictures but the large one (news-feed.css). */
const pictureWidth = '(min-width: 1200px) 240px, (min-width: 600px) 480px, calc(100vw - 68px)'

/**
 * Three skeletons, and templates of what takes their place. wake.ts copies a template and fills it
 * without React, so the page's own HTML and styles have everything that the posts look like.
 */
export function Feed() {
  return (
    // The section fills the window, so that nothing on screen moves when the posts arrive.
    <div className="news relative min-h-[calc(100vh-20rem)]" aria-busy>
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

const row =
  'news-row grid parts-auto-1-auto gap-y-1 ml-$words pt-2.25 pb-1.5 lg:pb-2.5 lg:grid-cols-11 lg:grid-rows-[auto_1fr] lg:gap-x-6 lg:min-h-21.5 lg:group-data-[picture=large]:gap-y-3.5'
const when = 'text-data fw-600 lg:absolute lg:top-1.25 lg:left-0 lg:w-21'
const words =
  'col-span-full lg:[grid-area:1/1/3/9] lg:group-data-[picture]:[grid-column-end:7] lg:group-data-[picture=large]:[grid-area:1/1/2/4] break-anywhere'
const picture =
  'col-span-full w-full h-auto mt-2.5 lg:mt-0 justify-self-end max-lg:justify-self-start max-w-120 lg:max-w-60 group-data-[picture=large]:max-w-none! lg:[grid-area:1/7/3/10] lg:group-data-[picture=large]:[grid-column:4/12] bg-ground-2'
const facts =
  'contents lg:grid lg:[grid-area:1/10/3/12] lg:group-data-[picture=large]:[grid-area:2/1/3/4] lg:parts-auto-1 content-start items-center text-data text-ink-2'

function Skeleton({ size }: { size?: 'large' }) {
  return (
    <li className="news-day skeleton group" data-testid="skeleton" data-picture={size}>
      <div className={row}>
        <span className={`grid content-start gap-2 ${words}`} aria-hidden>
          <span className="h-5 w-56% bg-ground-2" />
          <span className="h-4.5 bg-ground-2" />
          <span className="h-4.5 w-74% bg-ground-2" />
        </span>
        {size && <span className={`aspect-1.91 ${picture}`} />}
      </div>
    </li>
  )
}

function NoPosts({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="news-none flex flex-wrap items-center gap-x-8 gap-y-4 py-8 pl-$words edge-t-ink">
      <p>{text}</p>
      {children}
      <ExternalLink href={companyPage} className="btn">
        Visit our LinkedIn page
      </ExternalLink>
    </div>
  )
}

/** One post. fill-card.ts writes into the elements with `data-fill`. */
function Card() {
  return (
    <li className="news-day group">
      <article className={row}>
        <p className={when}>
          <time dateTime="2015">
            <span data-fill="day">Date</span>
            <span className="lg:block fw-400 text-ink-3" data-fill="year" />
          </time>
        </p>
        <div className={words} dir="auto">
          <h2
            className="font-sans text-body leading-snug lg:text-topic group-data-[picture=large]:text-topic lg:group-data-[picture=large]:text-item"
            data-fill="title"
          >
            Post
          </h2>
          <p className="mt-1 text-small text-ink-2 max-w-160" data-fill="text" />
        </div>
        <img
          loading="lazy"
          className={`object-contain ${picture}`}
          sizes={pictureWidth}
          src="data:,"
          alt=""
          width="640"
          height="335"
        />
        <div className={facts}>
          <span
            className="[grid-area:1/3] lg:[grid-area:1/1] lg:mr-2.5 justify-self-end grid place-items-center w-8 h-8 bg-ground-2 fw-600 text-ink-3 group-data-[picture]:hidden"
            data-fill="initials"
            aria-hidden
          />
          <p
            className="[grid-area:1/2] truncate max-lg:before:content-[',\00a0'] lg:fw-600 lg:text-ink"
            data-fill="author"
          />
          <dl className="grid grid-cols-[62px_54px_48px] max-lg:col-span-2 lg:col-span-full items-center max-lg:min-h-11">
            <Count name="Likes" icon="i-lucide-thumbs-up" />
            <Count name="Comments" icon="i-lucide-message-square" />
            <Count name="Shares" icon="i-lucide-repeat-2" />
          </dl>
          <ExternalLink
            href={companyPage}
            className="link lg:col-span-full justify-self-start py-3 lg:py-0.5 print:hidden"
          >
            View on LinkedIn
          </ExternalLink>
        </div>
      </article>
    </li>
  )
}

function Count({ name, icon }: { name: 'Likes' | 'Comments' | 'Shares'; icon: string }) {
  return (
    <div className="flex items-center gap-1.25">
      <dt>
        <span className={icon} aria-hidden />
        <span className="sr-only">{name}</span>
      </dt>
      <dd data-fill={name.toLowerCase()} />
    </div>
  )
}
