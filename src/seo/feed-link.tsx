import { Head } from 'vite-react-ssg'
import { paths } from '../paths.ts'
import { product } from '../site.ts'

/** Tells feed readers where the blog's feed is. */
export function FeedLink() {
  return (
    <Head>
      <link rel="alternate" type="application/rss+xml" title={`${product} blog`} href={paths.rss} />
    </Head>
  )
}
