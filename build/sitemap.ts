import type { Source } from './front-matter.ts'
import { lastChanged, sourcesOfPage } from './last-changed.ts'
import type { Page } from './pages-written.ts'

/**
 * When a page's words last changed, as a W3C date: its content file's last commit, or the day in its
 * front matter; for a page of code, the last commit of what it says. Nothing where nobody can know.
 */
export function lastModified(
  path: string,
  source: Source | undefined,
  history: ReadonlyMap<string, string>,
): string | undefined {
  const files = source ? [source.file] : sourcesOfPage(path)
  return lastChanged(files, history) ?? source?.date
}

/** sitemap.xml (sitemaps.org 0.9): the pages that search engines may list. */
export function buildSitemap(
  pages: readonly Page[],
  origin: string,
  changed: (path: string) => string | undefined,
): string {
  const urls = pages
    .filter(({ isIndexable }) => isIndexable)
    .map(({ path }) => {
      const moment = changed(path)
      const lastmod = moment ? `<lastmod>${moment}</lastmod>` : ''
      return `  <url><loc>${origin}${path}</loc>${lastmod}</url>\n`
    })
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${urls.join('')}</urlset>\n`
  )
}

/** robots.txt (RFC 9309): all but the functions may be read, and where the sitemap is. */
export function buildRobots(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
}
