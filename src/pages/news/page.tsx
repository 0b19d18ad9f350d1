import { PageIntro } from '../../components/page-intro.tsx'
import { paths } from '../../paths.ts'
import { PageTop } from '../page-top.tsx'
import { feed, head, intro } from './copy.ts'
import { ExternalLink } from '../../components/external-link.tsx'
import { companyPage } from '../../integrations/follow.ts'
import { Head } from 'vite-react-ssg'
import { Island } from '../../components/island.tsx'
import { Feed } from '../../islands/news-feed/feed.tsx'

export function Component() {
  const { follow, ...opening } = intro
  return (
    <>
      <PageTop {...head} />
      <PageIntro {...opening} className="pt-opening pb-band-end" beside={<Follow label={follow} />}>
        <div className="mt-10">
          <NewsPosts {...feed} />
        </div>
      </PageIntro>
    </>
  )
}

function Follow({ label }: { label: string }) {
  return (
    <p className="mt-4">
      <ExternalLink href={companyPage} className="btn">
        <span className="i-lucide-linkedin" aria-hidden />
        {label}
      </ExternalLink>
    </p>
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
