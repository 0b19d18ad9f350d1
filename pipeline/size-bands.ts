import type { Element, ElementContent, Root } from 'hast'
import { matches, select, selectAll } from 'hast-util-select'
import type { Rendered } from './page.ts'

/** The bands that the first view may show: the rest is laid out when it comes near. */
const early = 2

/**
 * Marks a page's later bands for src/styles/bands.css, with the length of their text or the number of
 * their answers: from it follows what height they are taken to have until they are laid out.
 */
export function sizeBands({ path, tree }: Rendered): Rendered {
  const later = new Set(selectAll('main > .ruled', tree).slice(early))

  function marked<Child extends Root['children'][number] | ElementContent>(child: Child): Child {
    if (child.type !== 'element') return child
    if (later.has(child)) return laterBand(child) as Child
    return { ...child, children: child.children.map(marked) }
  }

  return { path, tree: { ...tree, children: tree.children.map(marked) } }
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
  const list = select('.faq', band)
  return list ? selectAll(':scope > *', list).length : 0
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
  const unseen = '[hidden], [popover], .sr-only, svg, script, noscript, template, dialog'
  return matches(unseen, element)
}

function isSummary(child: ElementContent) {
  return child.type === 'element' && child.tagName === 'summary'
}

function classes({ properties }: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : []
}
