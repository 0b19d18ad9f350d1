import { readFileSync } from 'node:fs'
import { transform, type Selector } from 'lightningcss'
import { expect, test } from 'vitest'
import { findSource } from '../../pipeline/source-folders.ts'
import { findFiles } from '../../src/content/files.ts'

/** The folder or the file that draws a component: src/islands/live-runbook, src/components/faq. */
function componentOf(file: string) {
  return file
    .split('/')
    .slice(0, 3)
    .join('/')
    .replace(/\.css$/, '')
}

/**
 * The classes that a selector gives a meaning by itself: those of its subject, unless it speaks of them
 * within something, in a state or along with another class.
 */
function definedBy(selector: Selector): string[] {
  const last = selector.findLastIndex(({ type }) => type === 'combinator')
  const before = selector.slice(0, last + 1)
  if (before.some(({ type }) => !['combinator', 'type', 'universal'].includes(type))) return []
  const subject = selector.slice(last + 1)
  const inLists = subject.flatMap((part) =>
    part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where')
      ? part.selectors.flatMap(definedBy)
      : [],
  )
  const own = subject.flatMap((part) => (part.type === 'class' ? [part.name] : []))
  return own.length > 1 ? inLists : [...own, ...inLists]
}

/** Who gives each class its meaning. */
function definitionsIn(files: Record<string, string>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const [file, css] of Object.entries(files))
    transform({
      filename: file,
      code: Buffer.from(css),
      visitor: {
        Rule: {
          style({ value }) {
            for (const name of value.selectors.flatMap(definedBy))
              found.set(name, (found.get(name) ?? new Set()).add(componentOf(file)))
          },
        },
      },
    })
  return found
}

function sharedIn(files: Record<string, string>) {
  return [...definitionsIn(files)]
    .filter(([, components]) => components.size > 1)
    .map(([name, components]) => `.${name}: ${[...components].toSorted().join(', ')}`)
}

test('a class means one thing: no two components define it', () => {
  // The sheets of the two styles/ refine what components define, for paper and for forced colours.
  const names = findSource('**/*.css').filter((name) => !/^[^.]*\/styles\//.test(name))
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(name, 'utf8')]))
  expect(definitionsIn(files).size).toBeGreaterThan(100)
  expect(sharedIn(files)).toEqual([])
})

/** What libraries put into pages: remark's footnotes, and the toasts' own marks. */
const ofLibraries = new Set(['footnotes', 'data-footnote-backref'])

test('every class that a stylesheet names is named by the source', () => {
  const source = [...findSource('**/*.{ts,tsx}'), ...findFiles('pipeline/**/*.{ts,tsx}')].map(
    (name) => readFileSync(name, 'utf8'),
  )
  const words = new Set(source.join('\n').match(/[A-Za-z][\w-]*/g))
  const named = new Set<string>()
  for (const file of findSource('**/*.css'))
    transform({
      filename: file,
      code: readFileSync(file),
      visitor: {
        Selector(selector) {
          for (const part of selector) if (part.type === 'class') named.add(part.name)
        },
      },
    })
  expect([...named].filter((name) => !words.has(name) && !ofLibraries.has(name))).toEqual([])
})

test('finds a class that two components define, and lets one refine another’s within itself', () => {
  const board = '.bar { top: 0 }'
  expect(sharedIn({ 'src/screens/a/a.css': board, 'src/screens/b/b.css': board })).toEqual([
    '.bar: src/screens/a, src/screens/b',
  ])
  const within = '.chart .bar { top: 1px } [data-late] > .bar { top: 2px } .bar.wide { top: 3px }'
  expect(sharedIn({ 'src/screens/a/a.css': board, 'src/screens/b/b.css': within })).toEqual([])
})

/** What is written in one way alone: docs/decisions/cascade-layers.md. */
const otherWays = {
  'a distance in pixels, for a step of the scale':
    /^-?(?:[mp][trblxy]?|gap(?:-[xy])?|(?:(?:min|max)-)?[wh]|top|right|bottom|left|inset(?:-[xy])?|leading)-.*\dpx\]?!?$/,
  'a line that edge-… does not draw':
    /^border(?:-[trblxy])?(?:-[\d.]+)?!?$|^\[border(?:-\w+)?:|^border-solid!?$/,
}

function otherWaysIn(source: string): string[] {
  const words = source.match(/(?<=["'`\s])[^\s"'`]+(?=["'`\s])/g) ?? []
  // A value in brackets may have colons of its own.
  const utilities = words.map((word) => [word, word.replace(/^(?:\[[^\]]*\]|[^:[])*:/, '')])
  return Object.entries(otherWays).flatMap(([what, way]) =>
    utilities.filter(([, utility = '']) => way.test(utility)).map(([word]) => `${word}: ${what}`),
  )
}

test('distances are steps of the scale, and lines are drawn by edge-…', () => {
  const found = findSource('**/*.tsx').flatMap((file) =>
    otherWaysIn(readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`),
  )
  expect(found).toEqual([])
  expect(otherWaysIn('"mt-6 max-md:w-[40px] edge-t-rule lg:border-t border-ink"')).toHaveLength(2)
})
