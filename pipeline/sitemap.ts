import { execFileSync } from 'node:child_process'
import { paths } from '../src/paths.ts'
import type { Summary } from './page.ts'
import { dateOf, type Source } from './sources.ts'

/**
 * When a page's words last changed, as a W3C date: the day in its front matter, or for a page of
 * code the last commit to its folder. Undefined if it cannot be known.
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

/** The moment (ISO 8601) of the last commit that touched each folder of src/pages, by its name. */
export type History = ReadonlyMap<string, string>

/** Empty where there is no history: without git, and in a shallow clone, which dates every file alike. */
export function readHistory(): History {
  const changed = new Map<string, string>()
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return changed
    for (const commit of git('log', '--format=%x00%cI', '--name-only', '--', 'src/pages').split(
      '\0',
    )) {
      const [moment = '', ...files] = commit.split('\n').filter(Boolean)
      for (const file of files) {
        const folder = file.split('/')[2]!
        if (!changed.has(folder)) changed.set(folder, moment)
      }
    }
  } catch {
    // No git, or no repository: then only pages with front matter have a date.
  }
  return changed
}

/** The folder in src/pages that holds all the words of a page of code. */
export function folderOfPage(path: string): string {
  if (path === paths.home) return 'home'
  return path === paths.stories ? 'stories' : path.slice(1).replaceAll('_', '-')
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}
