import { glob, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { origin } from '../src/site.ts'
import { noteStyle } from './content-security.ts'
import { buildFeed, readPostFiles } from './feed.ts'
import { headersFile } from './security-headers.ts'
import { sonnerCss } from './sonner-css.ts'

/** Removes what only vite-react-ssg needed and writes the feed, and the headers that follow from the build. */
export async function finishSite(dir: string) {
  for await (const leftover of glob(['.vite', 'static-loader-data*'], { cwd: dir }))
    await rm(join(dir, leftover), { recursive: true })
  noteStyle(await sonnerCss())
  noteStyle('') // sonner appends the element before it fills it
  await writeFile(join(dir, '_headers'), headers())
  await writeFile(join(dir, 'rss.xml'), buildFeed(await readPostFiles(), siteOrigin()))
}

/** The origin that the pages were built with: Vite reads .env for them, this file must do so itself. */
function siteOrigin(): string {
  const { SITE_ORIGIN } = loadEnv('production', process.cwd(), 'SITE_ORIGIN')
  return SITE_ORIGIN?.replace(/\/$/, '') ?? origin
}

/** Netlify's rules for every path, with the vendors that the pages were built for. */
function headers(): string {
  return headersFile(
    loadEnv('production', process.cwd(), ['VITE_', 'SITE_ORIGIN', 'CSP_REPORT_URI']),
  )
}
