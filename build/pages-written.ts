import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { EXIT, visit } from 'unist-util-visit'

/** A page as it was written to disk. */
export type Page = {
  path: string
  /** The document's title, without the product. */
  title: string
  description: string
  /** Whether search engines may list it: it has a canonical address and no noindex. */
  isIndexable: boolean
  /** The words of its h1. */
  heading: string
  main: Element
}

const written = new Map<string, string>()
const parser = unified().use(rehypeParse)

/** Remembers a finished page for what is made from all pages once they are written. */
export function notePage(route: string, html: string) {
  written.set(`/${route.replace(/^\//, '')}`, html)
}

/** The pages written so far, by path. */
export function writtenPages(): Page[] {
  return [...written]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, html]) => readPage(path, html))
}

/** Reads a page's head and main. Throws, naming the page, when it has no main or no h1. */
export function readPage(path: string, html: string): Page {
  const root = parser.parse(html)
  const main = find(root, ({ tagName }) => tagName === 'main')
  const heading = main && find(main, ({ tagName }) => tagName === 'h1')
  if (!main || !heading) throw new Error(`${path}: the page has no main with an h1`)

  function meta(name: string) {
    return (
      find(root, ({ properties }) => properties.name === name)?.properties.content?.toString() ?? ''
    )
  }

  const title = find(root, ({ tagName }) => tagName === 'title')
  const canonical = find(root, ({ tagName, properties }) => {
    return tagName === 'link' && String(properties.rel) === 'canonical'
  })
  return {
    path,
    title: title ? toString(title).replace(/ \| [^|]*$/, '') : '',
    description: meta('description'),
    isIndexable: Boolean(canonical) && !meta('robots').includes('noindex'),
    heading: toString(heading).replaceAll(/\s+/g, ' ').trim(),
    main,
  }
}

/** The first element, in document order, that passes a test. */
function find(within: Root | Element, test: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined
  visit(within, 'element', (element) => {
    if (!test(element)) return undefined
    found = element
    return EXIT
  })
  return found
}
