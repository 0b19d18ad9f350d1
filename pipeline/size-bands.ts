import type { Element, ElementContent, Root } from 'hast'
import { find } from './page.ts'
import type { Rendered } from './read-pages.ts'

/** The bands that the first view may show: the rest is laid out when it comes near. */
const early = 2

/**
 * Marks a page's later bands for src/styles/bands.css, with the length of their text or the number of
 * their answers: from it follows what height they are taken to have until they are laid out.
 */
export function sizeBands({ path, tree }: Rendered): Rendered {
  const main = find(tree, ({ tagName }) => tagName === 'main')
  if (!main) return { path, tree }
  let bands = 0
  const children = main.children.map((child) => {
    if (child.type !== 'element' || !classes(child).includes('ruled')) return child
    bands += 1
    return bands > early ? laterBand(child) : child
  })
  return { path, tree: withMain(tree, { ...main, children }) }
}

function laterBand(band: Element): Element {
  const answers = closedAnswers(band)
  const length = answers > 0 ? `--answers:${answers}` : `--text:${textLength(band)}`
  const style = [band.properties.style, length].filter(Boolean).join(';')
  const className = [...classes(band), answers > 0 ? 'later-answers' : 'later-band']
  return { ...band, properties: { ...band.properties, className, style } }
}

/** How many questions a band lists: rows of one height, whose answers are closed. */
function closedAnswers(band: Element): number {
  const list = find(band, (element) => classes(element).includes('faq'))
  return list?.children.filter((child) => child.type === 'element').length ?? 0
}

/** How many characters are seen: answers are closed, and a graphic's words take no room themselves. */
function textLength(node: ElementContent): number {
  if (node.type === 'text') return node.value.length
  if (node.type !== 'element' || isUnseen(node)) return 0
  const closed = node.tagName === 'details' && !node.properties.open
  const seen = closed ? node.children.filter(isSummary) : node.children
  return seen.reduce((sum, child) => sum + textLength(child), 0)
}

function isUnseen(element: Element): boolean {
  const { hidden, popover } = element.properties
  if (hidden || popover !== undefined || classes(element).includes('sr-only')) return true
  return ['svg', 'script', 'noscript', 'template', 'dialog'].includes(element.tagName)
}

function isSummary(child: ElementContent) {
  return child.type === 'element' && child.tagName === 'summary'
}

function classes({ properties }: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : []
}

/** The tree with another main. */
function withMain(tree: Root, main: Element): Root {
  function replaced<Child extends Root['children'][number] | ElementContent>(child: Child): Child {
    if (child.type !== 'element') return child
    if (child.tagName === 'main') return main as Child
    return { ...child, children: child.children.map(replaced) }
  }

  return { ...tree, children: tree.children.map(replaced) }
}
