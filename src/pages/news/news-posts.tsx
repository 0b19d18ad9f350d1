import { Head } from 'vite-react-ssg'
import { Island } from '../../components/island.tsx'
import { Feed } from '../../islands/news-feed/feed.tsx'
import { paths } from '../../paths.ts'

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
      <p className="text-small text-ink-2 mt-12">{note}</p>
    </>
  )
}
