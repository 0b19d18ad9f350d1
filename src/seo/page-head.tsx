import { Head } from 'vite-react-ssg'
import { origin, product } from '../site.ts'

export type PageMeta = {
  /** The page's own path; absent on not-found pages, which have no canonical address. */
  path?: string
  title: string
  /** 70 to 160 characters. */
  description: string
  isIndexable?: boolean
}

/** The page's title as browsers and search engines show it: its own, then the product. */
export function fullTitle(title: string): string {
  return `${title} | ${product}`
}

/** Title, description, canonical link and social tags, from one object per page. */
export function PageHead({ path, title, description, isIndexable = true }: PageMeta) {
  const url = path && origin + path
  return (
    <Head>
      <title>{fullTitle(title)}</title>
      <meta name="description" content={description} />
      {url && <link rel="canonical" href={url} />}
      {(!isIndexable || !url) && <meta name="robots" content="noindex" />}
      <meta name="theme-color" content="#f7faf8" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={product} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={fullTitle(title)} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle(title)} />
      <meta name="twitter:description" content={description} />
    </Head>
  )
}
