import { paths } from '../../paths.ts'
import { PageTop } from '../page-top.tsx'
import { feed, head, intro } from './copy.ts'
import { ExternalLink } from '../../components/external-link.tsx'
import { companyPage } from '../../integrations/follow.ts'
import { Head } from 'vite-react-ssg'
import { Island } from '../../components/island.tsx'
import { Feed } from '../../islands/news-feed/feed.tsx'

export function Component() {
  return (
    <>
      <PageTop {...head} />
      <div className="ruled">
        <div className="page pt-opening pb-band-end">
          <NewsIntro {...intro} />
          <NewsPosts {...feed} />
        </div>
      </div>
    </>
  )
}

function NewsIntro({ title, lead, follow }: typeof intro) {
  return (
    <div className="grid sm:parts-1-auto gap-x-12 gap-y-3 items-end pb-10">
      <h1 className="col-span-full">{title}</h1>
      <p className="lead">{lead}</p>
      <p>
        <ExternalLink href={companyPage} className="btn">
          <span className="i-lucide-linkedin" aria-hidden />
          {follow}
        </ExternalLink>
      </p>
    </div>
  )
}

function NewsPosts({ withoutScript, note }: typeof feed) {
  return (
    <>
      <Head>
        {/* Fetches the posts while the page's code is still loading. */}
        <link rel="preload" as="fetch" href={paths.readNews} crossOrigin="anonymous" />
      </Head>
      <noscript>
        <p className="py-8 edge-y-ink">{withoutScript}</p>
      </noscript>
      <Island name="news-feed" of={Feed} props={{}} wake="load" />
      <p className="text-small text-ink-2 mt-12">{note}</p>
    </>
  )
}
