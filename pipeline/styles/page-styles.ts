import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Root } from 'hast'
import { transform, type Targets } from 'lightningcss'
import { visit } from 'unist-util-visit'
import { standInFaces } from '../fonts/faces.ts'
import type { Rendered } from '../page.ts'
import { utilitiesOf } from '../uno.ts'
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
  const used = pages.map(({ tree }) => usedBy(tree))
  const { tokens, shortcuts, utilities } = await utilitiesOf(used.flatMap(({ classes }) => classes))
  const site = [shortcuts, files, utilities].join('')
  const styled = pages.map(({ path }, i) => {
    const { marks, read } = used[i]!
    const rules = trimmed(site, marks)
    const elsewhere = [...late, ...read].join('\n')
    // What the late styles read is here: a token that comes with them has every element's style computed again.
    const own = finished(tokens, rules + elsewhere)
    const css = [order, own, rules, standInFaces(own)].join('')
    return [path, finished(css, elsewhere)] as const
  })
  return new Map(styled)
}

/** A page's classes, what selectors can name of it, and its attributes that read a custom property. */
function usedBy(tree: Root) {
  const [classes, marks, read] = [new Set<string>(), new Set<string>(), new Set<string>()]
  visit(tree, 'element', ({ properties }) => {
    const { className, id, ...others } = properties
    if (Array.isArray(className)) for (const name of className) classes.add(name)
    marks.add(`#${String(id)}`)
    for (const [name, value] of Object.entries(others)) {
      marks.add(
        `[${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}=${String(value)}]`,
      )
      if (String(value).includes('var(--')) read.add(String(value))
    }
  })
  for (const name of classes) marks.add(`.${name}`)
  return { classes: [...classes], marks, read }
}

/** The files that a page can need before an island is woken. Throws, naming the place, on bad CSS. */
async function readSource(): Promise<string> {
  const found = await Array.fromAsync(glob('src/**/*.css'))
  const names = found.filter((file) => !/^src\/styles\/(late|faces)\/|\/woken\.css$/.test(file))
  const files = names.toSorted().map(async (name) => layered(name, await readFile(name, 'utf8')))
  return minify((await Promise.all(files)).join('\n'))
}

/**
 * Minified `css` without the rules that need a class, an id or a value of a `data-` attribute that is
 * not among `marks`: '.band', '#faq', '[data-state=done]'. What an island does later, its own stylesheet has.
 */
export function trimmed(css: string, marks: ReadonlySet<string>): string {
  return css.replaceAll(/(?<=[{}])(?!@)([^{}]+)\{[^{}]*\}/g, (rule, selectors: string) =>
    canMatch(selectors, marks) ? rule : '',
  )
}

const nested = /:([\w-]+)\(([^()]*)\)/

function canMatch(selectors: string, marks: ReadonlySet<string>): boolean {
  const [whole, name = '', inside = ''] = nested.exec(selectors) ?? []
  if (!whole)
    return selectors.split(/(?<!\\),/).some((one) => marksIn(one).every((it) => marks.has(it)))
  const isNeeded = /^(is|where|has)$/.test(name)
  return canMatch(
    selectors.replace(whole, isNeeded && !canMatch(inside, marks) ? '.none' : ''),
    marks,
  )
}

function marksIn(selector: string): string[] {
  const found = selector.match(/[.#](?!\d)(?:[\w-]|\\.)+|\[data-[\w-]+=[^\]]+\]/g) ?? []
  return found.map((mark) => mark.replaceAll(/["\\]/g, ''))
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
