import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Element } from 'hast'
import { transform, type Targets } from 'lightningcss'
import { visit } from 'unist-util-visit'
import type { Rendered } from '../page.ts'
import { utilitiesOf } from '../uno.ts'
import { standInFaces } from './faces.ts'
import { inTextSizes, layered, order } from './layers.ts'

/** The oldest browsers that the build aims at: Vite's 'baseline-widely-available'. */
const targets: Targets = {
  chrome: 111 << 16,
  edge: 111 << 16,
  firefox: 114 << 16,
  safari: (16 << 16) | (4 << 8),
}

/**
 * The rules that each page's HTML uses, by its path. The rest of what its islands need, and what it
 * does without at its first paint, come later: `dir` holds those files, as Vite bundled them.
 */
export async function stylesOf(
  pages: readonly Rendered[],
  dir: string,
): Promise<ReadonlyMap<string, string>> {
  const files = await readSource()
  const names = await Array.fromAsync(glob('assets/app-*.css', { cwd: dir }))
  const late = await Promise.all(names.map((name) => readFile(join(dir, name), 'utf8')))
  const styles = new Map<string, string>()
  // In turn: what UnoCSS has found out for one page it knows for the next.
  for (const { path, tree } of pages) {
    const classes = new Set<string>()
    const read = [...late]
    visit(tree, 'element', ({ properties }: Element) => {
      const { className, ...others } = properties
      if (Array.isArray(className)) for (const name of className) classes.add(name)
      for (const value of Object.values(others))
        if (String(value).includes('var(--')) read.push(String(value))
    })
    const { tokens, shortcuts, utilities } = await utilitiesOf(classes)
    const css = [order, tokens, shortcuts, trimmed(files, classes), utilities].join('')
    styles.set(path, finished(css, read.join('\n')))
  }
  return styles
}

/** The files that a page can need before an island is woken. Throws, naming the place, on bad CSS. */
async function readSource(): Promise<string> {
  const found = await Array.fromAsync(glob('src/**/*.css'))
  const names = found.filter((file) => !/^src\/styles\/(late|faces)\/|\/woken\.css$/.test(file))
  const files = names.toSorted().map(async (name) => layered(name, await readFile(name, 'utf8')))
  return minify([standInFaces(), ...(await Promise.all(files))].join('\n'))
}

/** Without the rules whose classes are not among `used`. */
export function trimmed(css: string, used: ReadonlySet<string>): string {
  const named = css.matchAll(/\.((?:[\w-]|\\.)+)/g)
  const classes = new Set(Array.from(named, ([, name = '']) => name.replaceAll('\\', '')))
  return minify(css, [...classes.difference(used)])
}

/** Without custom properties and keyframes that nothing reads, neither in `css` nor `elsewhere`. */
export function finished(css: string, elsewhere: string): string {
  const declared = css.match(/(?<=[{;])--[\w-]+(?=:)|(?<=@keyframes )[\w-]+/g)
  const text = css + elsewhere
  const moves = Array.from(text.matchAll(/animation(?:-name)?:([^;}]*)/g), ([, value]) => value)
  const read = new Set([text.match(/(?<=var\()--[\w-]+/g), moves.join(' ').match(/[\w-]+/g)].flat())
  const unread = declared?.filter((name) => !read.has(name))
  return inTextSizes(minify(css, [...new Set(unread)]))
}

function minify(css: string, unusedSymbols: string[] = []) {
  const code = Buffer.from(css)
  return transform({
    filename: 'site.css',
    code,
    minify: true,
    targets,
    unusedSymbols,
  }).code.toString()
}
