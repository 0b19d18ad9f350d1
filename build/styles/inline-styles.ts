import { glob, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { noteInline } from '../content-security.ts'
import { classesOnPage } from './page-classes.ts'
import { extendStylesheet, readStylesheet, trimStylesheet } from './stylesheet.ts'

type File = { name: string; route: string; html: string }

/** Stands in a page's head until the rules that it needs are known. */
export const stylesMark = '<style>/* of this page */</style>'

/**
 * Whether a page leaves the late styles (src/client.ts) to a file that comes after its first paint. The
 * home page does: with them its HTML would take a second flight. For all others a file is one request
 * more.
 */
export function isLean(route: string) {
  return route === '/'
}

/**
 * Puts the rules that it can use into every written page. The pages of one folder share theirs, so
 * that the security policy needs a single hash for all posts.
 */
export async function inlineStyles(dir: string) {
  const names = await Array.fromAsync(glob('**/*.html', { cwd: dir }))
  const files = await Promise.all(
    names.map(async (name) => ({
      name,
      route: name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`,
      html: await readFile(join(dir, name), 'utf8'),
    })),
  )
  const alike = Map.groupBy(files, ({ name }) => (name.includes('/') ? dirname(name) : name))
  await Promise.all([...alike.values()].map(async (group) => inline(dir, group)))
}

async function inline(dir: string, files: File[]) {
  const used = new Set(files.flatMap(({ html }) => [...classesOnPage(html, dir)]))
  const attributes = files.map(({ html }) => html).join('')
  const [late, ofIslands] = await Promise.all([
    readStyles(dir, 'app-*.css'),
    readStyles(dir, '!(app-*).css'),
  ])
  const own = await readStylesheet()
  const css = trimStylesheet(
    files.every(({ route }) => isLean(route)) ? own : extendStylesheet(own, late),
    used,
    attributes + late + ofIslands,
  )
  for (const { name, html } of files) {
    if (!html.includes(stylesMark)) throw new Error(`${name}: no place for its styles`)
    const page = html.replace(stylesMark, () => `<style>${css}</style>`)
    noteInline(page)
    await writeFile(join(dir, name), page)
  }
}

/** Stylesheets that Vite bundled. */
async function readStyles(dir: string, pattern: string): Promise<string> {
  const names = await Array.fromAsync(glob(`assets/${pattern}`, { cwd: dir }))
  return (await Promise.all(names.map((name) => readFile(join(dir, name), 'utf8')))).join('')
}
