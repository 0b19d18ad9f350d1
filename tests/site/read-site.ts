import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { findFiles } from '../../src/content/files.ts'
import { testDist } from '../../local/e2e/build.ts'

export type BuiltPage = {
  /** The file in the built site, such as 'blog/a.html'. */
  file: string
  path: string
  html: string
  elements: Element[]
}

const parser = unified().use(rehypeParse)

/** Every page of the test build, parsed. */
export async function readSite(): Promise<BuiltPage[]> {
  return Promise.all(
    findFiles('**/*.html', testDist).map(async (file) => {
      const html = await readFile(join(testDist, file), 'utf8')
      const path = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`
      return { file, path, html, elements: elementsIn(parser.parse(html)) }
    }),
  )
}

/** The elements in something, in document order, without what a template holds back. */
export function elementsIn(root: Root | Element): Element[] {
  const elements: Element[] = []
  visit(root, 'element', (element) => {
    if (element.tagName === 'noscript') return SKIP
    elements.push(element)
    return undefined
  })
  return elements
}

/** The elements of one or several names. */
export function named({ elements }: BuiltPage, ...names: string[]): Element[] {
  return elements.filter(({ tagName }) => names.includes(tagName))
}

/** What a head says under a name or a property: `meta(page, 'og:title')`. */
export function meta(page: BuiltPage, name: string): string | undefined {
  const found = named(page, 'meta').find(
    ({ properties }) => properties.name === name || properties.property === name,
  )
  return found?.properties.content?.toString()
}

/** What a page says to eyes, ears and machines: its text, and its attributes. */
export function saidBy({ elements }: BuiltPage): string {
  const attributes = elements.flatMap(({ properties }) => Object.values(properties))
  return [...elements.slice(0, 1).map((root) => toString(root)), ...attributes].join('\n')
}

/** The text of an element as a person reads it. */
export function words(element: Element | undefined): string {
  return element ? toString(element).replaceAll(/\s+/g, ' ').trim() : ''
}
