import type { Element, ElementContent, Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { bootScript } from './boot-script.ts'
import { find, type Page } from './page.ts'
import type { Rendered } from './read-pages.ts'

/** What every page's head is given. */
export type Head = {
  /** The rules that this page needs for its first paint. */
  css: string
  /** The addresses of its typefaces' stylesheets. */
  faces: string[]
  /** The icon as a data address: browsers fetch a linked one before the first paint. */
  icon: string
  /** The modules of the islands that the page wakes as soon as it is shown. */
  modules: string[]
}

const toHtml = unified()
  .use(rehypeStringify, {
    upperDoctype: true,
    characterReferences: { useShortestReferences: true },
  })
  .freeze()

/**
 * Turns vite-react-ssg's page into ours: no preloads, the boot script in place of the
 * code, its own styles. Throws, naming the page, when Vite's tags are not where they were.
 */
export function finishPage({ path, tree }: Rendered, { css, faces, icon, modules }: Head): Page {
  const [oldHead, body] = ['head', 'body'].map((name) =>
    find(tree, ({ tagName }) => tagName === name),
  )
  const elements = oldHead?.children.filter((child) => child.type === 'element') ?? []
  const app = elements.find(({ properties }) => properties.type === 'module')?.properties.src
  const late = elements.find((element) => relOf(element) === 'stylesheet')?.properties.href
  if (!body || typeof app !== 'string' || typeof late !== 'string')
    throw new Error(`${path}: Vite's own tags are not as expected`)

  const data = elements.filter(isStructuredData)
  const own = elements.filter(isKept)
  const sheets = [late, ...faces].map((href) => newLink('stylesheet', href))
  // The manifest is fetched before the first paint where a page links it: the boot script's page waits.
  const manifest = elements.filter((element) => relOf(element) === 'manifest')
  const rest = [
    newLink('icon', icon),
    newElement('style', [text(css)]),
    // After them: what it adds refines them.
    newElement('script', [text(bootScript(app, late, faces))]),
    newElement('noscript', [...sheets, ...manifest]),
  ]
  const finished = withParts(tree, {
    // Browsers look for the encoding in the first kilobyte only.
    head: [newElement('meta', [], { charSet: 'utf-8' }), ...own.map(withoutMark), ...rest],
    // These may be anywhere; the words that are painted first come before them.
    body: [
      ...body.children,
      ...modules.map((href) => newLink('modulepreload', href)),
      ...data.map(withoutMark),
    ],
  })
  return { path, html: toHtml.stringify(finished), tree: finished }
}

/** What stays in the head: not what Vite put there, nor what has another place in ours. */
function isKept(element: Element) {
  const { tagName, properties } = element
  if (tagName === 'script' || 'charSet' in properties) return false
  // What a page fetches as soon as its code is there: the news.
  if (properties.as === 'fetch') return true
  return !['modulepreload', 'preload', 'manifest', 'stylesheet', 'icon'].includes(relOf(element))
}

function isStructuredData({ properties }: Element) {
  return properties.type === 'application/ld+json'
}

function relOf({ properties }: Element) {
  return String(properties.rel ?? '')
}

/** Without the mark by which react-helmet-async knows its elements again. */
function withoutMark(element: Element): Element {
  const { dataRh: _, ...properties } = element.properties
  return { ...element, properties }
}

/** A document with other children in its head and its body. */
function withParts(tree: Root, parts: Record<string, ElementContent[]>): Root {
  return {
    ...tree,
    children: tree.children.map((child) =>
      child.type === 'element' && child.tagName === 'html'
        ? { ...child, children: child.children.map((part) => withChildren(part, parts)) }
        : child,
    ),
  }
}

function withChildren(part: ElementContent, parts: Record<string, ElementContent[]>) {
  const children = part.type === 'element' && parts[part.tagName]
  return children ? { ...part, children } : part
}

function newElement(
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children }
}

function newLink(rel: string, href: string): Element {
  return newElement('link', [], { rel: [rel], href })
}

function text(value: string): ElementContent {
  return { type: 'text', value }
}
