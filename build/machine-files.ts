import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Post } from '../src/content/read-posts.ts'
import { paths } from '../src/paths.ts'
import { readSources } from './front-matter.ts'
import { readHistory } from './last-changed.ts'
import type { Page } from './pages-written.ts'
import { buildSecurityTxt } from './security-txt.ts'
import { buildRobots, buildSitemap, lastModified } from './sitemap.ts'
import { cardOf } from './social/card-of.ts'
import { writeCards } from './social/write-cards.ts'
import { beginStep } from './step-times.ts'
import { buildLlmsTxt } from './twins/llms.ts'
import { twinPath } from '../src/lib/twin-path.ts'
import { twinOf } from './twins/twin.ts'

type Site = { dir: string; origin: string; pages: readonly Page[]; posts: readonly Post[] }

/**
 * Writes what machines read of the finished pages: cards, sitemap, robots.txt, llms.txt, Markdown
 * twins, security.txt. Answers the lines that the twins need in _headers.
 */
export async function writeMachineFiles({ dir, origin, pages, posts }: Site): Promise<string> {
  const sources = await readSources()
  const history = readHistory()
  const listed = pages.filter(({ isIndexable }) => isIndexable)
  const files: Record<string, string> = {
    '/sitemap.xml': buildSitemap(pages, origin, (path) =>
      lastModified(path, sources.get(path), history),
    ),
    '/robots.txt': buildRobots(origin),
    '/llms.txt': buildLlmsTxt(pages, origin),
    '/.well-known/security.txt': buildSecurityTxt(origin),
  }
  for (const page of listed)
    files[twinPath(page.path)] = twinOf(page, origin, sources.get(page.path))
  await Promise.all(Object.entries(files).map(([path, text]) => write(join(dir, path), text)))

  const cards = pages.map((page, index) => {
    const post = posts.find(({ slug }) => paths.post(slug) === page.path)
    return [page.path, cardOf(page, index, sources.get(page.path), post)] as const
  })
  beginStep('cards')
  const { drawn, cached, milliseconds } = await writeCards(dir, new Map(cards))
  beginStep('finishing')
  const seconds = (milliseconds / 1000).toFixed(1)
  console.warn(`Social cards: ${drawn} drawn, ${cached} from the cache, in ${seconds} s.`)
  return listed.map(({ path }) => twinHeaders(twinPath(path))).join('')
}

/** A twin is for those who ask for it: search engines shall list the page. */
function twinHeaders(path: string): string {
  return `${path}\n  Content-Type: text/markdown; charset=utf-8\n  X-Robots-Tag: noindex\n`
}

async function write(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
