import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Element, Root } from 'hast'
import { selectAll } from 'hast-util-select'
import { transform, type CustomAtRules, type Selector, type TransformOptions } from 'lightningcss'
import { visit } from 'unist-util-visit'
import { findFiles, readText } from '../../src/content/files.ts'
import { stateNames } from '../../src/runtime/page-states.ts'
import { standInFaces } from '../fonts/faces.ts'
import type { Rendered } from '../page.ts'
import { findSource } from '../source-folders.ts'
import { utilitiesOf } from '../uno.ts'
import { kindOf, layered, order } from './kinds.ts'
import { colourNames, inTextSizes, paintable } from './rewrites.ts'
import { classesIn, shortNames } from './short-names.ts'

/** The oldest browsers that the build aims at: Vite's 'baseline-widely-available'. */
const targets = {
  chrome: 111 << 16,
  edge: 111 << 16,
  firefox: 114 << 16,
  safari: (16 << 16) | (4 << 8),
}

/** A page's CSS, and the short class names that it uses for utilities. */
export type Styles = { css: string; names: ReadonlyMap<string, string> }

/** Returns the CSS that each page needs for its first paint, by path. `dir` has the later styles from Vite. */
export async function stylesOf(
  pages: readonly Rendered[],
  dir: string,
): Promise<ReadonlyMap<string, Styles>> {
  const files = readSource()
  const late = await readBuilt('assets/app-*.css', dir)
  const readLate = symbolsOf(late.join('\n')).read.difference(colourNames)
  const used = pages.map(({ tree }) => usedBy(tree))
  const { tokens, shortcuts, utilities } = await utilitiesOf(
    used.flatMap(({ classes }) => [...classes.keys()]),
  )
  const site = [shortcuts, files, utilities].join('')
  refuseUnstyled(
    new Set(used.flatMap(({ classes }) => [...classes.keys()])),
    classesIn([site, ...(await readBuilt('assets/*.css', dir))].join('')),
  )
  const named = classesIn([shortcuts, files, ...late].join(''))
  const styled = pages.map(({ path }, i) => {
    const { classes, marks, attributes, awake } = used[i]!
    // Classes that stylesheets name, or that React writes again in an island, keep their names.
    const ours = classesIn(utilities).difference(named).difference(awake)
    const renamed = new Map([...classes].filter(([name]) => ours.has(name)))
    const { css: rules, names } = shortNames(trimmed(site, marks), renamed, named.union(classes))
    const elsewhere = symbolsOf(`a{${attributes.join(';')}}`).read.union(readLate)
    // Late styles read tokens too. If a token came with them, the browser would restyle every element.
    const own = finished(tokens, symbolsOf(rules).read.union(elsewhere))
    const css = finished([order, own, rules, standInFaces(own)].join(''), elsewhere)
    return [path, { css: paintable(css), names }] as const
  })
  return new Map(styled)
}

async function readBuilt(pattern: string, dir: string): Promise<string[]> {
  const names = findFiles(pattern, dir)
  return Promise.all(names.map(async (name) => readFile(join(dir, name), 'utf8')))
}

/** Classes that only name a place, by which tests find it. */
const placesAlone: ReadonlySet<string> = new Set([
  'booking-frame',
  'cases',
  'drop-zone',
  'finder-answer',
  'lock',
  'lock-hour',
  'news-list',
  'photo-strip',
  'video',
  'why-points',
])
/** What Markdown's code blocks have. */
const ofCode = /^language-/

/** Throws if a page has a class without a rule: a component in a folder that nobody scans, or a misspelt class. */
export function refuseUnstyled(classes: ReadonlySet<string>, styled: ReadonlySet<string>) {
  const unstyled = [...classes].filter(
    (name) => !styled.has(name) && !placesAlone.has(name) && !ofCode.test(name),
  )
  if (unstyled.length > 0)
    throw new Error(`No rule styles these classes: ${unstyled.toSorted().join(', ')}`)
}

/** Collects a page's classes by element, those inside islands, what selectors can match, and attributes that read custom properties. */
function usedBy(tree: Root) {
  const [classes, marks, attributes] = [
    new Map<string, string>(),
    new Set<string>(),
    new Set<string>(),
  ]
  let number = 0
  const awake = new Set(selectAll('[data-island] *', tree).flatMap(classesOf))
  visit(tree, 'element', function collect(element) {
    if (element.content) visit(element.content, 'element', collect)
    const { className: _, id, ...others } = element.properties
    number += 1
    for (const name of classesOf(element)) classes.set(name, `${classes.get(name) ?? ''} ${number}`)
    marks.add(element.tagName)
    marks.add(`#${String(id)}`)
    for (const [property, value] of Object.entries(others)) {
      const name = property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      marks.add(`[${name}]`)
      marks.add(`[${name}=${String(value)}]`)
      if (String(value).includes('var(--'))
        attributes.add(name === 'style' ? String(value) : `${name}:${String(value)}`)
    }
  })
  for (const name of classes.keys()) marks.add(`.${name}`)
  return { classes, awake, marks, attributes: [...attributes] }
}

function classesOf({ properties: { className } }: Element): string[] {
  return Array.isArray(className) ? className.map(String) : []
}

/** Reads the CSS files that pages carry. Throws, naming the place, on bad CSS. */
function readSource(): string {
  const names = findSource('**/*.css').filter((file) => kindOf(file).sheets.includes('page'))
  return minify(names.map((name) => layered(name, readText(name))).join('\n'))
}

/**
 * `css` without the selectors that need an element, a class, an id or a `data-` attribute that is not among
 * `marks`, such as 'table', '.band', '#faq', '[data-first]' or '[data-state=done]'. States that code sets later stay.
 */
export function trimmed(css: string, marks: ReadonlySet<string>): string {
  return minify(css, {
    visitor: { Selector: (selector) => (canMatch(selector, marks) ? undefined : []) },
  })
}

function canMatch(selector: Selector, marks: ReadonlySet<string>): boolean {
  return selector.every((part) => {
    // In an island, React may draw any element later.
    if (part.type === 'type') return marks.has(part.name) || marks.has('[data-island]')
    if (part.type === 'class') return marks.has(`.${part.name}`)
    if (part.type === 'id') return marks.has(`#${part.name}`)
    if (part.type === 'attribute') {
      const { name, operation } = part
      if (!name.startsWith('data-') || stateNames.has(name)) return true
      return marks.has(operation ? `[${name}=${operation.value}]` : `[${name}]`)
    }
    if (
      part.type === 'pseudo-class' &&
      (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
    )
      return part.selectors.some((inner) => canMatch(inner, marks))
    return true
  })
}

/** Returns the custom properties and keyframes that a stylesheet declares, and those that it uses. */
export function symbolsOf(css: string) {
  const [declared, read] = [new Set<string>(), new Set<string>()]

  function readNames(declaration: unknown) {
    JSON.stringify(declaration, (_, part) => {
      if (part?.type === 'ident') read.add(part.value)
      return part
    })
  }

  minify(css, {
    visitor: {
      Rule: { keyframes: ({ value }) => void declared.add(value.name.value) },
      Declaration: {
        // lightningcss also passes unknown properties here, such as text-wrap.
        custom: ({ name }) => void (name.startsWith('--') && declared.add(name)),
        animation: readNames,
        'animation-name': readNames,
      },
      Variable: ({ name }) => void read.add(name.ident),
    },
  })
  return { declared, read }
}

/** Removes custom properties and keyframes that neither `css` nor `elsewhere` uses. */
export function finished(css: string, elsewhere: ReadonlySet<string>): string {
  const { declared, read } = symbolsOf(css)
  const unread = declared.difference(read).difference(elsewhere)
  return minify(css, { unusedSymbols: [...unread], visitor: inTextSizes })
}

function minify(css: string, options: Partial<TransformOptions<CustomAtRules>> = {}): string {
  const code = Buffer.from(css)
  return transform({
    filename: 'site.css',
    code,
    minify: true,
    targets,
    ...options,
  }).code.toString()
}
