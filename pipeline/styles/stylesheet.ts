import { glob, readFile } from 'node:fs/promises'
import { transform, type Targets } from 'lightningcss'
import { standInFaces } from './faces.ts'
import { generateUtilities } from '../uno.ts'

/** The oldest browsers that the build aims at: Vite's 'baseline-widely-available'. */
const targets: Targets = {
  chrome: 111 << 16,
  edge: 111 << 16,
  firefox: 114 << 16,
  safari: (16 << 16) | (4 << 8),
}

/** The whole site's styles, and every class that they style. */
export type Stylesheet = { css: string; classes: ReadonlySet<string> }

/**
 * The stand-ins, the files in the order of the cascade, and the utilities, which refine what the files
 * say. Throws, naming the place, on bad CSS.
 */
export async function readStylesheet(): Promise<Stylesheet> {
  const names = await stylesheetFiles()
  const files = await Promise.all(names.map((name) => readFile(name, 'utf8')))
  const { utilities } = await generateUtilities()
  const css = [standInFaces(), ...files, utilities].join('\n')
  return { css, classes: classesIn(css) }
}

/**
 * The rules of a stylesheet that pages with no other classes than `used` can need, minified. Custom
 * properties and keyframes stay if these rules read them, or `elsewhere`: style attributes, other
 * stylesheets.
 */
export function trimStylesheet(
  { css, classes }: Stylesheet,
  used: ReadonlySet<string>,
  elsewhere: string,
): string {
  function isUnused(name: string) {
    return !used.has(name)
  }

  const trimmed = minify(css, { unusedSymbols: [...classes].filter(isUnused), targets })
  return inTextSizes(minify(trimmed, { unusedSymbols: unreadNames(trimmed, elsewhere) }))
}

/** In the order of the cascade: what all else builds on, then each file beside what it styles. */
async function stylesheetFiles(): Promise<string[]> {
  const first = 'src/styles/base.css'
  const found = await Array.fromAsync(glob('src/**/*.css'))
  const late = /^src\/styles\/(late|faces)\/|\/woken\.css$/
  const beside = found.filter((file) => file !== first && !late.test(file))
  return [first, ...beside.toSorted()]
}

function minify(css: string, options: { unusedSymbols: string[]; targets?: Targets }) {
  return transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    ...options,
  }).code.toString()
}

export function classesIn(css: string): Set<string> {
  const classes = new Set<string>()
  transform({
    filename: 'site.css',
    code: Buffer.from(css),
    visitor: {
      Selector(selector) {
        for (const part of selector) if (part.type === 'class') classes.add(part.name)
      },
    },
  })
  return classes
}

/** Custom properties and keyframes that nothing reads. */
function unreadNames(css: string, elsewhere: string): string[] {
  const declared = css.match(/(?<=[{;])--[\w-]+(?=:)|(?<=@keyframes )[\w-]+/g)
  const read = (css + elsewhere).match(/(?<=var\()--[\w-]+|(?<=animation(-name)?:[^;}]*)[\w-]+/g)
  return [...new Set(declared).difference(new Set(read))]
}

/** Breakpoints in em: whoever sets larger text in the browser gets the layout of a smaller screen. */
function inTextSizes(css: string) {
  return css.replace(/@media[^{]+/g, (query) =>
    query.replace(/([\d.]+)px/g, (_, pixels: string) => `${Number(pixels) / 16}em`),
  )
}
