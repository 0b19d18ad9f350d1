import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Element, Root } from 'hast'
import { select } from 'hast-util-select'
import { toString } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { findFiles } from '../src/content/files.ts'

/**
 * A page as vite-react-ssg wrote it, without what hydrating all of it would need: the state of a router,
 * the marks of its root and of its head's elements, and React's between two texts.
 */
export type Rendered = { path: string; tree: Root }

export type Page = Rendered & { html: string }

export type Summary = {
  path: string
  /** The document's title without the product's name. */
  title: string
  description: string
  /** True if search engines may list it: it has a canonical address and no noindex. */
  isIndexable: boolean
  /** The words of its h1. */
  heading: string
  main: Element
}

/** Every page of a folder, in the order of their paths. Each is read and parsed here, and nowhere else. */
export async function readPages(dir: string): Promise<Rendered[]> {
  const pages = await Promise.all(
    findFiles('**/*.html', dir).map(async (name) =>
      parsePage(pathOf(name), await readFile(join(dir, name), 'utf8')),
    ),
  )
  return pages.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

const routerState = /__staticRouterHydrationData|__VITE_REACT_SSG_HASH__/

export function parsePage(path: string, html: string): Rendered {
  const tree = unified().use(rehypeParse).parse(html)
  visit(tree, (node, index, parent) => {
    const element = node.type === 'element' ? node : undefined
    delete element?.properties.dataServerRendered
    delete element?.properties.dataRh
    // React compares an island with its HTML, so its comments between texts must remain.
    if (element?.properties.dataIsland) return SKIP
    const isState = element?.tagName === 'script' && routerState.test(toString(element))
    if (!isState && node.type !== 'comment') return undefined
    parent?.children.splice(index!, 1)
    return [SKIP, index!]
  })
  return { path, tree }
}

/** The file of a page, and back: '/blog/a' and 'blog/a.html', '/' and 'index.html'. */
export function fileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`
}

function pathOf(name: string): string {
  return name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`
}

/** Reads a page's head and main. Throws, naming the page, when it has no main or no h1. */
export function summaryOf({ path, tree }: Rendered): Summary {
  const main = select('main', tree)
  const head = select('head', tree)
  const heading = main && select('h1', main)
  if (!main || !heading) throw new Error(`${path}: the page has no main with an h1`)

  function meta(name: string) {
    return select(`meta[name=${name}]`, head)?.properties.content?.toString() ?? ''
  }

  const title = select('title', head)
  return {
    path,
    title: title ? toString(title).replace(/ \| [^|]*$/, '') : '',
    description: meta('description'),
    isIndexable:
      Boolean(select('link[rel=canonical]', head)) && !meta('robots').includes('noindex'),
    heading: toString(heading).replaceAll(/\s+/g, ' ').trim(),
    main,
  }
}
