import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { noteInline } from './content-security.ts'

const outDir = process.env.OUT_DIR ?? 'dist'
const stylesheet = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"[^>]*>/g
const preloads = /<link rel="(?:modulepreload|preload)"(?![^>]*as="font")[^>]*>/g
const routerScripts =
  /<script>(?:(?!<\/script>)[\s\S])*?(?:__staticRouterHydrationData|__VITE_REACT_SSG_HASH__|SCRIPT_COMMENT_PLACEHOLDER)[\s\S]*?<\/script>/g

/** Turns vite-react-ssg's page into ours: no router state, no preloads of code, its CSS inside. */
export function finishPage(route: string, html: string): string {
  if (html.includes('Unexpected Application Error'))
    throw new Error(`${route}: a loader or component failed while rendering`)
  if (process.env.VITE_SSG !== 'true') return html // the development server keeps Vite's own tags

  const page = html
    .replace(routerScripts, '')
    .replaceAll(' data-rh="true"', '')
    // Browsers look for the encoding in the first kilobyte only.
    .replace(/\s*<meta charset="utf-8">/, '')
    .replace('<head>', '<head><meta charset="utf-8">')
    .replace(preloads, '')
    .replace(stylesheet, (_, href: string) => `<style>${readCss(href)}</style>`)
  noteInline(page)
  return page
}

const css = new Map<string, string>()

function readCss(href: string): string {
  const known = css.get(href)
  if (known !== undefined) return known
  const text = readFileSync(join(outDir, href), 'utf8').trim()
  css.set(href, text)
  return text
}
