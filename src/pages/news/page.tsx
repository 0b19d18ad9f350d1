import { ExternalLink } from '../../components/external-link.tsx'
import { Island } from '../../components/island.tsx'
import { companyPage } from '../../integrations/follow.ts'
import NewsFeed from '../../islands/news-feed/index.tsx'
import { paths, trailTo } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { BreadcrumbLine } from '../../components/breadcrumbs.tsx'

const trail = trailTo({ name: 'News', path: paths.news })

const head = {
  trail,
  path: paths.news,
  title: 'News',
  description:
    'The latest posts from our company page, read once a day and kept in our own database, so that no tracker follows you here.',
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <BreadcrumbLine trail={trail} />
      <div className="ruled">
        <div className="page pt-[clamp(48px,6vw,96px)] pb-[var(--band)]">
          <div className="news-head">
            <h1>Latest News &amp; Updates</h1>
            <p className="lead">
              What we publish on our company page, kept in our own database and shown here without
              its trackers.
            </p>
            <p>
              <ExternalLink href={companyPage} className="btn">
                <span className="i-lucide-linkedin" aria-hidden />
                Follow on LinkedIn
              </ExternalLink>
            </p>
          </div>
          <noscript>
            <p className="news-none">
              The posts are read from our database by JavaScript, which is switched off here. They
              are all on our LinkedIn page, behind the button above.
            </p>
          </noscript>
          <Island name="news-feed" of={NewsFeed} props={{}} wake="load" />
          <p className="small text-ink-2 mt-12">
            Posts are fetched once a day at 6:00 AM UTC and stored in our database.
          </p>
        </div>
      </div>
    </>
  )
}
