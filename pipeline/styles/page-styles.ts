import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findFiles, readText } from '../../src/content/files.ts'
import { standInFaces } from '../fonts/stand-ins.ts'
import type { Rendered } from '../page.ts'
import { findSource } from '../source-folders.ts'
import { utilitiesOf } from '../uno.ts'
import { kindOf, layered, order } from './kinds.ts'
import { colourNames, paintable } from './rewrites.ts'
import { classesIn, shortNames } from './short-names.ts'
import { minify, symbolsOf, trimmed, withoutUnread } from './trimmed.ts'
import { refuseUnstyled } from './unstyled.ts'
import { usedBy, type Used } from './used.ts'

/** A page's CSS, what only its later part needs (used.ts), and the short class names that it uses for utilities. */
export type Styles = { css: string; later: string; names: ReadonlyMap<string, string> }

/** Returns the CSS that each page needs for its first paint, by path. `dir` has the sheets from Vite. */
export async function stylesOf(
  pages: readonly Rendered[],
  dir: string,
): Promise<ReadonlyMap<string, Styles>> {
  const { base, files } = readPageFiles()
  const late = await readBuilt('assets/app-*.css', dir)
  const islands = await readBuilt('assets/styles-*.css', dir)
  const used = pages.map(usedBy)
  const uno = await utilitiesOf(used.flatMap(({ classes }) => [...classes.keys()]))
  const rules = [base, uno.shortcuts, files, uno.utilities].join('')
  refuseUnstyled(used, {
    page: classesIn(rules),
    late: classesIn(late),
    islands: classesIn(islands),
  })
  const readLate = symbolsOf(late).read
  const site = {
    base: base + uno.shortcuts,
    files,
    utilitiesCss: uno.utilities,
    tokens: uno.tokens,
    utilities: classesIn(uno.utilities),
    named: classesIn(uno.shortcuts + files + late),
    readLate: readLate.difference(colourNames),
    coloursLate: readLate.intersection(colourNames),
  }
  return new Map(used.map((page) => [page.path, pageStyles(page, site)]))
}

type Site = {
  /** The base layer and UnoCSS's shortcuts. */
  base: string
  /** The CSS files of pages and components. */
  files: string
  utilitiesCss: string
  tokens: string
  /** The classes of UnoCSS's utilities. */
  utilities: ReadonlySet<string>
  /** The classes that stylesheets name. */
  named: ReadonlySet<string>
  /** The custom properties and keyframes that late styles use, without the colours. */
  readLate: ReadonlySet<string>
  /** The colours that late styles use. They carry the site's values with them. */
  coloursLate: ReadonlySet<string>
}

function pageStyles(
  { classes, inIslands, marks, firstMarks, attributes }: Used,
  { base, files, utilitiesCss, tokens, utilities, named, readLate, coloursLate }: Site,
): Styles {
  // Classes that stylesheets name, or that React writes again in an island, keep their names.
  const short = utilities.difference(named).difference(inIslands)
  const renamed = new Map([...classes].filter(([name]) => short.has(name)))
  const first = trimmed(base, marks) + trimmed(files, firstMarks) + trimmed(utilitiesCss, marks)
  const own = shortNames(first, renamed, named.union(new Set(classes.keys())))
  const later = firstMarks === marks ? '' : trimmed(files, marks, firstMarks)
  const elsewhere = symbolsOf(`a{${attributes.join(';')}}`).read.union(readLate)
  // Late styles read tokens too. If a token came with them, the browser would restyle every element.
  const readInLater = symbolsOf(later).read
  const ownTokens = withoutUnread(
    tokens,
    symbolsOf(own.css).read.union(elsewhere).union(readInLater),
  )
  const css = withoutUnread(
    [order, ownTokens, own.css, standInFaces(ownTokens)].join(''),
    // A night gives colours other values, which late styles have to find.
    elsewhere.union(symbolsOf(own.css).declared.intersection(coloursLate)).union(readInLater),
  )
  const ownLater = withoutUnread(later, elsewhere.union(symbolsOf(css).read))
  return { css: paintable(css), later: paintable(ownLater), names: own.names }
}

async function readBuilt(pattern: string, dir: string): Promise<string> {
  const names = findFiles(pattern, dir)
  const sheets = await Promise.all(names.map(async (name) => readFile(join(dir, name), 'utf8')))
  return sheets.join('\n')
}

/** Reads the CSS files that pages carry: the base layer's, and the others. Throws, naming the place, on bad CSS. */
function readPageFiles() {
  const names = findSource('**/*.css').filter((file) => kindOf(file).sheets.includes('page'))
  return {
    base: readFiles(names.filter((name) => kindOf(name).layer === 'base')),
    files: readFiles(names.filter((name) => kindOf(name).layer !== 'base')),
  }
}

function readFiles(names: readonly string[]): string {
  return minify(names.map((name) => layered(name, readText(name))).join('\n'))
}
