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

/** A page's CSS, and the short class names that it uses for utilities. */
export type Styles = { css: string; names: ReadonlyMap<string, string> }

/** Returns the CSS that each page needs for its first paint, by path. `dir` has the sheets from Vite. */
export async function stylesOf(
  pages: readonly Rendered[],
  dir: string,
): Promise<ReadonlyMap<string, Styles>> {
  const files = readPageFiles()
  const late = await readBuilt('assets/app-*.css', dir)
  const islands = await readBuilt('assets/styles-*.css', dir)
  const used = pages.map(usedBy)
  const uno = await utilitiesOf(used.flatMap(({ classes }) => [...classes.keys()]))
  const rules = [uno.shortcuts, files, uno.utilities].join('')
  refuseUnstyled(used, {
    page: classesIn(rules),
    late: classesIn(late),
    islands: classesIn(islands),
  })
  const readLate = symbolsOf(late).read
  const site = {
    rules,
    tokens: uno.tokens,
    utilities: classesIn(uno.utilities),
    named: classesIn(uno.shortcuts + files + late),
    readLate: readLate.difference(colourNames),
    coloursLate: readLate.intersection(colourNames),
  }
  return new Map(used.map((page) => [page.path, pageStyles(page, site)]))
}

type Site = {
  rules: string
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
  { classes, inIslands, marks, attributes }: Used,
  { rules, tokens, utilities, named, readLate, coloursLate }: Site,
): Styles {
  // Classes that stylesheets name, or that React writes again in an island, keep their names.
  const short = utilities.difference(named).difference(inIslands)
  const renamed = new Map([...classes].filter(([name]) => short.has(name)))
  const own = shortNames(trimmed(rules, marks), renamed, named.union(new Set(classes.keys())))
  const elsewhere = symbolsOf(`a{${attributes.join(';')}}`).read.union(readLate)
  // Late styles read tokens too. If a token came with them, the browser would restyle every element.
  const ownTokens = withoutUnread(tokens, symbolsOf(own.css).read.union(elsewhere))
  const css = withoutUnread(
    [order, ownTokens, own.css, standInFaces(ownTokens)].join(''),
    // A night gives colours other values, which late styles have to find.
    elsewhere.union(symbolsOf(own.css).declared.intersection(coloursLate)),
  )
  return { css: paintable(css), names: own.names }
}

async function readBuilt(pattern: string, dir: string): Promise<string> {
  const names = findFiles(pattern, dir)
  const sheets = await Promise.all(names.map(async (name) => readFile(join(dir, name), 'utf8')))
  return sheets.join('\n')
}

/** Reads the CSS files that pages carry. Throws, naming the place, on bad CSS. */
function readPageFiles(): string {
  const names = findSource('**/*.css').filter((file) => kindOf(file).sheets.includes('page'))
  return minify(names.map((name) => layered(name, readText(name))).join('\n'))
}
