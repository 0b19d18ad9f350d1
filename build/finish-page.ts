import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { noteInline } from './content-security.ts'
import { notePage } from './pages-written.ts'
import { stylesOf } from './styles/page-styles.ts'

const outDir = process.env.OUT_DIR ?? 'dist'
const fontFaces = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"[^>]*>/
const preloads = /<link rel="(?:modulepreload|preload)"(?![^>]*as="font")[^>]*>/g
const routerScripts =
  /<script>(?:(?!<\/script>)[\s\S])*?(?:__staticRouterHydrationData|__VITE_REACT_SSG_HASH__|SCRIPT_COMMENT_PLACEHOLDER)[\s\S]*?<\/script>/g

/** Turns vite-react-ssg's page into ours: no router state, no preloads of code, its CSS inside. */
export async function finishPage(route: string, html: string): Promise<string> {
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
  const styles = await stylesOf(bare, outDir)
  const page = bare.replace(fontFaces, (_, href: string) =>
    [readFontFaces(href), ...styles].map((css) => `<style>${css}</style>`).join(''),
  )
  noteInline(page)
  notePage(route, page)
  return page
}

let fonts: string | undefined

/** The only CSS that Vite bundles, since it knows the fonts' hashed addresses. */
function readFontFaces(href: string): string {
  return (fonts ??= readFileSync(join(outDir, href), 'utf8').trim())
}
