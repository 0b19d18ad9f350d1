import { glob, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { originFrom } from '../src/site.ts'
import { noteStyle } from './content-security.ts'
import { buildFeed, readPostFiles } from './feed.ts'
import { writeMachineFiles } from './machine-files.ts'
import { writtenPages } from './pages-written.ts'
import { headersFile } from './security-headers.ts'
import { sonnerCss } from './sonner-css.ts'
import { inlineStyles } from './styles/inline-styles.ts'
import { beginStep, printSteps } from './step-times.ts'

/**
 * Removes what only vite-react-ssg needed and writes what follows from the finished pages: the feed,
 * the files that machines read, and the headers.
 */
export async function finishSite(dir: string) {
  beginStep('finishing')
  await inlineStyles(dir)
  for await (const leftover of glob(['.vite', 'static-loader-data*'], { cwd: dir }))
    await rm(join(dir, leftover), { recursive: true })
  noteStyle(await sonnerCss())
  noteStyle('') // sonner appends the element before it fills it
  const posts = await readPostFiles()
  const origin = siteOrigin()
  await writeFile(join(dir, 'rss.xml'), buildFeed(posts, origin))
  const twins = await writeMachineFiles({ dir, origin, pages: writtenPages(), posts })
  await writeFile(join(dir, '_headers'), headers() + twins)
  printSteps()
}

/** The origin that the pages were built with: Vite reads .env for them, this file must do so itself. */
function siteOrigin(): string {
  const { SITE_ORIGIN } = loadEnv('production', process.cwd(), 'SITE_ORIGIN')
  return originFrom(SITE_ORIGIN)
}

/** Netlify's rules for every path, with the vendors that the pages were built for. */
function headers(): string {
  return headersFile(
    loadEnv('production', process.cwd(), ['VITE_', 'SITE_ORIGIN', 'CSP_REPORT_URI']),
  )
}
