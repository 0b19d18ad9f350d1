import { glob, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { noteInline } from '../content-security.ts'
import { classesOnPage } from './page-classes.ts'
import { readStylesheet, trimStylesheet } from './stylesheet.ts'

type File = { name: string; html: string }

/** Stands in a page's head until the rules that it needs are known. */
export const stylesMark = '<style>/* of this page */</style>'

/**
 * Puts the rules that it can use into every written page. The pages of one folder share theirs, so
 * that the security policy needs a single hash for all posts.
 */
export async function inlineStyles(dir: string) {
  const names = await Array.fromAsync(glob('**/*.html', { cwd: dir }))
  const files = await Promise.all(
    names.map(async (name) => ({ name, html: await readFile(join(dir, name), 'utf8') })),
  )
  const alike = Map.groupBy(files, ({ name }) => (name.includes('/') ? dirname(name) : name))
  await Promise.all([...alike.values()].map(async (group) => inline(dir, group)))
}

async function inline(dir: string, files: File[]) {
  const used = new Set(files.flatMap(({ html }) => [...classesOnPage(html, dir)]))
  const attributes = files.map(({ html }) => html).join('')
  const css = trimStylesheet(await readStylesheet(), used, attributes + (await readLateStyles(dir)))
  for (const { name, html } of files) {
    if (!html.includes(stylesMark)) throw new Error(`${name}: no place for its styles`)
    const page = html.replace(stylesMark, () => `<style>${css}</style>`)
    noteInline(page)
    await writeFile(join(dir, name), page)
  }
}

/** The stylesheets that Vite bundled: they come after the first paint, or with an island. */
async function readLateStyles(dir: string): Promise<string> {
  const names = await Array.fromAsync(glob('assets/*.css', { cwd: dir }))
  return (await Promise.all(names.map((name) => readFile(join(dir, name), 'utf8')))).join('')
}
