import { Head } from 'vite-react-ssg'
import { socialCardAlt, socialCardPath } from '../lib/social-card.ts'
import { twinPath } from '../lib/twin-path.ts'
import { paths, type Crumb } from '../paths.ts'
import { origin, product } from '../site.ts'
import type { Node } from './structured-data/content-nodes.ts'
import { inlineJson, pageGraph } from './structured-data/graph.ts'

export type PageMeta = {
  /** Not-found pages have none, and no canonical address. */
  path?: string
  /** Shows the social card of the page at this path. */
  card?: string
  title: string
  /** 70 to 160 characters. */
  description: string
  isIndexable?: boolean
  isArticle?: boolean
  trail?: readonly Crumb[]
  /** What else the page's structured data describes. */
  nodes?: readonly Node[]
}

export function fullTitle(title: string): string {
  return `${title} | ${product}`
}

export function PageHead(meta: PageMeta) {
  const {
    path,
    card: cardPath = path ?? paths.home,
    title,
    description,
    isIndexable = true,
    isArticle = false,
  } = meta
  const url = path && origin + path
  const card = origin + socialCardPath(cardPath)
  return (
    <Head>
      <title>{fullTitle(title)}</title>
      <meta name="description" content={description} />
      {url && <link rel="canonical" href={url} />}
      {(!isIndexable || !url) && <meta name="robots" content="noindex" />}
      <meta name="theme-color" content="#f7faf8" />
      <meta property="og:type" content={isArticle ? 'article' : 'website'} />
      <meta property="og:site_name" content={product} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={fullTitle(title)} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={socialCardAlt(title)} />
      {/* X reads everything else from the Open Graph tags. */}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={socialCardAlt(title)} />
      <link rel="alternate" type="application/rss+xml" title={`${product} blog`} href={paths.rss} />
      {path && isIndexable && <link rel="alternate" type="text/markdown" href={twinPath(path)} />}
      {path && (
        <script type="application/ld+json">{inlineJson(pageGraph({ ...meta, path }))}</script>
      )}
    </Head>
  )
}
