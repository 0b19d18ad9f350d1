import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { EXIT, visit } from 'unist-util-visit'

/** A page of the site, finished: the file's text, and the same as a tree. */
export type Page = { path: string; html: string; tree: Root }

/** What a page says of itself to machines. */
export type Summary = {
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

/** Reads a page's head and main. Throws, naming the page, when it has no main or no h1. */
export function summaryOf({ path, tree }: Pick<Page, 'path' | 'tree'>): Summary {
  const main = find(tree, ({ tagName }) => tagName === 'main')
  const heading = main && find(main, ({ tagName }) => tagName === 'h1')
  if (!main || !heading) throw new Error(`${path}: the page has no main with an h1`)

  function meta(name: string) {
    return (
      find(tree, ({ properties }) => properties.name === name)?.properties.content?.toString() ?? ''
    )
  }

  const title = find(tree, ({ tagName }) => tagName === 'title')
  const canonical = find(tree, ({ tagName, properties }) => {
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
export function find(
  within: Root | Element,
  test: (element: Element) => boolean,
): Element | undefined {
  let found: Element | undefined
  visit(within, 'element', (element) => {
    if (!test(element)) return undefined
    found = element
    return EXIT
  })
  return found
}

/** Every element in document order. */
export function elementsOf(tree: Root): Element[] {
  const elements: Element[] = []
  visit(tree, 'element', (element) => {
    elements.push(element)
  })
  return elements
}
