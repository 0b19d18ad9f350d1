import type { Post } from '../src/content/posts.ts'
import { twinPath } from '../src/lib/twin-path.ts'
import { paths } from '../src/paths.ts'
import { securityEmail, securityTxtEnds } from '../src/site.ts'
import { buildFeed } from './feed.ts'
import type { Summary } from './page.ts'
import { buildRobots, buildSitemap } from './sitemap.ts'
import type { Source } from './sources.ts'
import { buildLlmsTxt } from './twins/llms.ts'
import { twinOf } from './twins/twin.ts'

export type Site = {
  origin: string
  pages: readonly Summary[]
  posts: readonly Post[]
  sources: ReadonlyMap<string, Source>
}

/** What machines read of the finished pages, by path: feed, sitemap, robots.txt, llms.txt, twins. */
export function machineFiles({ origin, pages, posts, sources }: Site) {
  return {
    [paths.rss]: buildFeed(posts, origin),
    '/sitemap.xml': buildSitemap(pages, origin, sources),
    '/robots.txt': buildRobots(origin),
    '/llms.txt': buildLlmsTxt(pages, origin),
    '/.well-known/security.txt': buildSecurityTxt(origin),
    ...Object.fromEntries(
      pages
        .filter(({ isIndexable }) => isIndexable)
        .map((page) => [twinPath(page.path), twinOf(page, origin, sources.get(page.path))]),
    ),
  }
}

/** /.well-known/security.txt (RFC 9116): whom to tell about a weakness of the site. */
export function buildSecurityTxt(origin: string): string {
  return `Contact: ${securityEmail.uri}
Expires: ${securityTxtEnds}
Preferred-Languages: en
Canonical: ${origin}/.well-known/security.txt
Policy: ${origin}${paths.legal('acceptable-use-policy')}
`
}

/** The twins' lines in _headers: they keep search engines to the page itself. */
export function twinHeaders(pages: readonly Summary[]): string {
  return pages
    .filter(({ isIndexable }) => isIndexable)
    .map(
      ({ path }) =>
        `${twinPath(path)}\n  Content-Type: text/markdown; charset=utf-8\n  X-Robots-Tag: noindex\n`,
    )
    .join('')
}
