import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build, loadEnv, type Rolldown } from 'vite'
import { findFiles } from '../src/content/files.ts'
import { getPosts } from '../src/content/posts.ts'
import { speculationRules } from '../src/runtime/speculation.ts'
import { originFrom } from '../src/site.ts'
import { hashSource, inlineScripts } from './content-security.ts'
import { finishPage } from './finish-page.ts'
import { readFaceSheets, type FaceSheets } from './fonts/face-sheets.ts'
import { pageFaces } from './fonts/page-faces.ts'
import { machineFiles, twinHeaders } from './machine-files.ts'
import { readIslands } from './manifest.ts'
import { fileOf, readPages, summaryOf, type Page, type Rendered } from './page.ts'
import { headersFile } from './security-headers.ts'
import { refuseBuiltSecrets } from './published-secrets.ts'
import { ruleBands } from './ruler.ts'
import { cardOf } from './social/card-of.ts'
import { writeCards } from './social/write-cards.ts'
import { readSources } from './sources.ts'
import { stylesOf } from './styles/page-styles.ts'

/**
 * vite-react-ssg's hook for the whole site: turns the pages that it wrote into ours and writes what
 * follows from them.
 */
export async function finishSite(dir: string) {
  const rendered = (await readPages(dir)).map(ruleBands)
  const { islands, codeHeader } = await readIslands(dir)
  const faces = readFaceSheets()
  const pages = await finishPages(rendered, { dir, islands, faces })
  const summaries = pages.map(summaryOf)
  const sources = readSources()
  // Vite gives .env to the pages, not to this process.
  const env = loadEnv('production', process.cwd(), '')
  const scripts = new Set([
    ...inlineScripts(pages.map(({ tree }) => tree)),
    hashSource(speculationRules),
  ])
  await write(dir, {
    ...Object.fromEntries(pages.map(({ path, html }) => [fileOf(path), html])),
    ...machineFiles({
      origin: originFrom(env.SITE_ORIGIN),
      pages: summaries,
      posts: getPosts(),
      sources,
    }),
    [faces.sans.path]: faces.sans.css,
    [faces.serif.path]: faces.serif.css,
    // '/about.html' would be a second address of '/about'.
    '/_redirects': pages.map(({ path }) => `${fileOf(path)} ${path} 301!\n`).join(''),
  })
  const cards = summaries.map((page) => [page.path, cardOf(page, sources.get(page.path))] as const)
  const { drawn, cached } = await writeCards(dir, new Map(cards))
  console.warn(`Social cards: ${drawn} drawn, ${cached} from the cache.`)
  await removeLeftovers(dir)
  await write(dir, {
    '/_headers': [
      headersFile(env, scripts),
      ...rendered.map(codeHeader),
      twinHeaders(summaries),
      ...findFiles('assets/*', dir).map(keptForAYear),
    ].join(''),
  })
  await refuseBuiltSecrets(dir, env)
}

/**
 * Files in assets/ never change, since their names have a hash of their content. One rule for the whole folder would
 * also hold for the host's 404 page (answers.netlify.com, "Set headers depending on http status"): a browser that asked
 * for another deploy's file would keep 'not found' for a year, and miss the file after a roll-back.
 */
function keptForAYear(file: string): string {
  return `/${file}\n  Cache-Control: public, max-age=31536000, immutable\n`
}

type Built = { dir: string; islands: string; faces: FaceSheets }

async function finishPages(
  rendered: readonly Rendered[],
  { dir, islands, faces: { sans, serif } }: Built,
): Promise<Page[]> {
  const stylesByPath = await stylesOf(rendered, dir)
  const boot = await bootScript()
  return Promise.all(
    rendered.map(async (page) => {
      const styles = stylesByPath.get(page.path)!
      const faces = styles.css.includes('var(--serif)') ? [sans.path, serif.path] : [sans.path]
      return finishPage(page, { boot, styles, faces, own: await pageFaces(page), islands })
    }),
  )
}

/** src/runtime/boot.ts with its imports. It is the same on every page, so one hash in the policy covers all. */
async function bootScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: 'src/runtime/boot.ts', output: { format: 'iife' } },
    },
  })
  const [chunk] = (built as Rolldown.RolldownOutput).output
  return chunk.code.trim()
}

async function write(dir: string, files: Record<string, string>) {
  await Promise.all(
    Object.entries(files).map(async ([path, text]) => {
      await mkdir(dirname(join(dir, path)), { recursive: true })
      await writeFile(join(dir, path), text)
    }),
  )
}

/** Files that only vite-react-ssg needed, and the empty script of the islands' stylesheet. */
async function removeLeftovers(dir: string) {
  for (const leftover of findFiles(['.vite', 'static-loader-data*', 'assets/styles-*.js'], dir))
    await rm(join(dir, leftover), { recursive: true })
}
