import { folderOfPage, type History } from './history.ts'
import type { Summary } from './page.ts'
import { dateOf, type Source } from './sources.ts'

/**
 * When a page's words last changed, as a W3C date: the day in its front matter, or for a page of code
 * the last commit to its folder. Nothing where nobody can know.
 */
export function lastModified(
  path: string,
  source: Source | undefined,
  history: History,
): string | undefined {
  return source ? dateOf(source) : history.get(folderOfPage(path))
}

/** sitemap.xml (sitemaps.org 0.9): the pages that search engines may list. */
export function buildSitemap(
  pages: readonly Summary[],
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
