import { glob, readFile } from 'node:fs/promises'
import { createGenerator } from 'unocss'
import unoConfig from '../../uno.config.ts'
import { classesOnPage } from './page-classes.ts'
import { readStylesheet, type Stylesheet } from './stylesheet.ts'

const folder = 'src/styles/'
/** What every page needs, whatever stands on it. */
const always = new Set(['base.css', 'chrome.css', 'utilities', 'print.css'])

type Area = {
  css: string
  /** Classes that it styles more than any other area does: where one occurs, the page needs it. */
  own: readonly string[] | 'always'
}

let areas: Promise<Area[]> | undefined

/**
 * The stylesheets that a page needs, in the order of src/styles/index.css. They are whole files, so
 * that one hash allows each of them on every page.
 */
export async function stylesOf(html: string, outDir: string): Promise<string[]> {
  areas ??= readAreas()
  const classes = classesOnPage(html, outDir)
  return (await areas)
    .filter(({ own }) => own === 'always' || own.some((name) => classes.has(name)))
    .map(({ css }) => css)
}

async function readAreas(): Promise<Area[]> {
  const index = await readFile(`${folder}index.css`, 'utf8')
  const names = [...index.matchAll(/@import '\.\/([^']+)'/g)].map(([, name = '']) => name)
  const read = async (name: string) => readFile(`${folder}${name}`, 'utf8')
  const files = await Promise.all(
    names.map(async (name) => ({ name, ...readStylesheet(name, await read(name)) })),
  )
  // Utilities refine what the areas say, and print has the last word.
  const print = files.findIndex(({ name }) => name === 'print.css')
  const utilities = { name: 'utilities', ...readStylesheet('utilities', await generateUtilities()) }
  const all = files.toSpliced(print, 0, utilities)
  return all.map((area) => ({
    css: area.css,
    own: always.has(area.name)
      ? 'always'
      : [...area.classes.keys()].filter((name) => ownerOf(name, all) === area),
  }))
}

/** The area that styles a class most; none for the classes of what every page has. */
function ownerOf<File extends { name: string } & Stylesheet>(name: string, files: File[]) {
  const styling = files.filter(({ classes }) => classes.has(name))
  if (styling.some((file) => always.has(file.name))) return undefined
  return styling.toSorted((a, b) => b.classes.get(name)! - a.classes.get(name)!)[0]
}

async function generateUtilities(): Promise<string> {
  const sources = await Promise.all(
    (await Array.fromAsync(glob('src/**/*.{ts,tsx}')))
      .toSorted()
      .map((file) => readFile(file, 'utf8')),
  )
  const uno = await createGenerator(unoConfig)
  const { css } = await uno.generate(sources.join('\n'), { minify: true })
  return css
}
