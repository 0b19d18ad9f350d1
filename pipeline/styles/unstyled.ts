import { readText } from '../../src/content/files.ts'
import { findSource, sourceFolders } from '../source-folders.ts'
import { kindOf, type Sheet } from './kinds.ts'
import { classesIn } from './short-names.ts'
import type { Used } from './used.ts'

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

/** The classes that each sheet has rules for. */
type Styled = Readonly<Record<Exclude<Sheet, 'faces'>, ReadonlySet<string>>>

/** Throws if no sheet that a page loads has a rule for one of its classes. Says where the rules are, if there are any. */
export function refuseUnstyled(
  pages: readonly Pick<Used, 'path' | 'classes' | 'inIslands'>[],
  { page, late, islands }: Styled,
) {
  const places = new Map<string, string>()
  for (const { path, classes, inIslands } of pages)
    for (const name of classes.keys()) {
      const isStyled =
        page.has(name) || late.has(name) || (inIslands.has(name) && islands.has(name))
      if (!isStyled && !placesAlone.has(name) && !ofCode.test(name)) places.set(name, path)
    }
  const lines = [...places].map(([name, path]) => `\n  .${name} on ${path}: ${whereRulesGo(name)}`)
  if (lines.length > 0) throw new Error(`No rule styles these classes: ${lines.join('')}`)
}

/** 'its rules in src/islands/live-runbook/woken.css (woken) go into the sheet of islands' */
function whereRulesGo(name: string): string {
  const files = findSource('**/*.css').filter((file) => classesIn(readText(file)).has(name))
  if (files.length === 0)
    return `no CSS file in ${sourceFolders.join(' or ')} names it, and UnoCSS makes no utility of it`
  return files
    .map((file) => {
      const { kind, sheets } = kindOf(file)
      return `its rules in ${file} (${kind}) go into the sheet of ${sheets.join(' and ')}`
    })
    .join(', ')
}
