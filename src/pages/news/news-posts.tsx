import { Island } from '../../components/island.tsx'
import NewsFeed from '../../islands/news-feed/index.tsx'

type Props = { withoutScript: string; note: string }

/** The posts, and where they come from. */
export function NewsPosts({ withoutScript, note }: Props) {
  return (
    <>
      <noscript>
        <p className="news-none">{withoutScript}</p>
      </noscript>
      <Island name="news-feed" of={NewsFeed} props={{}} wake="load" />
      <p className="small text-ink-2 mt-12">{note}</p>
    </>
  )
}
