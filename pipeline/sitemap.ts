import type { Summary } from './page.ts'
import { dateOf, type Source } from './sources.ts'

/**
 * sitemap.xml (sitemaps.org 0.9): the pages that search engines may list. Markdown has the day of its front
 * matter. Pages of code have no date, because a commit does not say whether their words changed.
 */
export function buildSitemap(
  pages: readonly Summary[],
  origin: string,
  sources: ReadonlyMap<string, Source>,
): string {
  const urls = pages
    .filter(({ isIndexable }) => isIndexable)
    .map(({ path }) => {
      const source = sources.get(path)
      const lastmod = source ? `<lastmod>${dateOf(source)}</lastmod>` : ''
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
