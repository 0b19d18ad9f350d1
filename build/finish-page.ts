import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bootScript } from './boot-script.ts'
import { notePage } from './pages-written.ts'
import { isLean, stylesMark } from './styles/inline-styles.ts'

const icons = /<link rel="icon"[^>]*>\s*<link rel="icon"[^>]*>/
/** The home page holds its icon, since browsers fetched it before the first paint. */
const inlineIcon = `<link rel="icon" href="data:image/svg+xml,${readIcon()}">`
/** It may stand anywhere; the words that are painted first come before it. */
const structuredData = /<script type="application\/ld\+json">[\s\S]*?<\/script>/
/** What Vite puts into the head: the site's code, and the styles that come after the first paint. */
const entry =
  /<script type="module"[^>]*src="([^"]+\.js)"[^>]*><\/script>\s*<link rel="stylesheet"[^>]*href="([^"]+\.css)"[^>]*>/
const manifest = '<link rel="manifest" href="/manifest.webmanifest">'
const preloads = /<link rel="(?:modulepreload|preload)"[^>]*>/g
const routerScripts =
  /<script>(?:(?!<\/script>)[\s\S])*?(?:__staticRouterHydrationData|__VITE_REACT_SSG_HASH__|SCRIPT_COMMENT_PLACEHOLDER)[\s\S]*?<\/script>/g

/**
 * Turns vite-react-ssg's page into ours: no router state, no preloads, and the boot script in place of
 * the code. Its styles come in once all pages are known: build/styles/.
 */
export function finishPage(route: string, html: string): string {
  if (html.includes('Unexpected Application Error'))
    throw new Error(`${route}: a loader or component failed while rendering`)
  if (process.env.VITE_SSG !== 'true') return html // the development server keeps Vite's own tags

  const bare = html
    .replace(routerScripts, '')
    .replaceAll(' data-rh="true"', '')
    // Browsers look for the encoding in the first kilobyte only.
    .replace(/\s*<meta charset="utf-8">/, '')
    .replace('<head>', '<head><meta charset="utf-8">')
    .replace(preloads, '')
    .replace(manifest, '')
  const [data = ''] = structuredData.exec(bare) ?? []
  const page = bare
    .replace(data, '')
    .replace('</body>', () => `${data}</body>`)
    .replace(icons, (links) => (isLean(route) ? inlineIcon : links))
    .replace(entry, (_, app: string, styles: string) => head(route, app, styles))
  if (!page.includes(stylesMark)) throw new Error(`${route}: Vite's own tags are not as expected`)
  notePage(route, page)
  return page
}

function readIcon(): string {
  const svg = readFileSync(join(import.meta.dirname, '../public/favicon.svg'), 'utf8')
  return svg.trim().replaceAll('"', "'").replaceAll('#', '%23')
}

function head(route: string, app: string, styles: string): string {
  if (!isLean(route)) return `<script>${bootScript(app, '')}</script>${stylesMark}${manifest}`
  const links = `<link rel="stylesheet" href="${styles}">${manifest}`
  return `<script>${bootScript(app, styles)}</script>${stylesMark}<noscript>${links}</noscript>`
}
