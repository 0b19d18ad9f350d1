import type { Comment, Element, ElementContent, Nodes } from 'hast'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'

const dropped = new Set(
  'script style template noscript button form input iframe svg nav dialog'.split(' '),
)

/** Classes of what a page shows only on paper, only while it loads, or only once a form was sent. */
const unseen = new Set(['print-only', 'skeleton', 'form-sent'])

/**
 * A copy of a page's main with only what a reader takes in: no controls, no decoration, pictures as
 * the words that stand for them, questions as headings, and absolute addresses.
 */
export function readable(main: Element, url: string): Element {
  const copy = structuredClone(main)
  visit(copy, (element, index, parent) => {
    if (element.type !== 'element' && element.type !== 'comment') return undefined
    if (parent && index !== undefined && isForEyesOnly(element, parent)) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (element.type === 'comment') return undefined
    const { role, ariaLabel } = element.properties
    if (role === 'img' && typeof ariaLabel === 'string') showWords(element, ariaLabel)
    if (element.tagName === 'summary') element.tagName = 'h3'
    if (element.tagName === 'dl') listFacts(element)
    if (/^t[dh]$/.test(element.tagName)) flattenLists(element)
    for (const name of ['href', 'src']) {
      const address = element.properties[name]
      if (typeof address === 'string') element.properties[name] = new URL(address, url).href
    }
    element.children = separated(element.children)
    return undefined
  })
  return copy
}

function isForEyesOnly(element: Element | Comment, parent: Nodes): boolean {
  if (element.type === 'comment') return true
  const { ariaHidden, hidden, role, popover, alt, ariaBusy } = element.properties
  if (ariaBusy === 'true') return true
  if (classes(element).some((name) => unseen.has(String(name)))) return true
  // A button in a table is the name of its row, which opens more.
  const isName =
    element.tagName === 'button' && parent.type === 'element' && /^t[dh]$/.test(parent.tagName)
  if ((dropped.has(element.tagName) && !isName) || hidden || popover !== undefined) return true
  if (String(ariaHidden) === 'true' || role === 'tooltip') return true
  if (element.tagName === 'img' && !alt) return true
  return classes(element).includes('sr-only') && toString(element).includes('(opens in')
}

function classes({ properties }: Element): readonly unknown[] {
  return Array.isArray(properties.className) ? properties.className : []
}

function showWords(element: Element, words: string) {
  element.tagName = 'p'
  element.properties = {}
  element.children = [{ type: 'text', value: `Picture: ${words}` }]
}

/** Terms and what is said of them, as a list with a line for each. */
function listFacts(list: Element) {
  const items: Element[] = []
  visit(list, 'element', ({ tagName, children }) => {
    if (tagName === 'dt')
      items.push(newElement('li', [newElement('strong', children), { type: 'text', value: ': ' }]))
    if (tagName === 'dd') items.at(-1)?.children.push(...children)
  })
  list.tagName = 'ul'
  list.children = items
}

/** A cell holds one line: its lists become 'A, B, C'. */
function flattenLists(cell: Element) {
  visit(cell, 'element', (list) => {
    if (list.tagName !== 'ul' && list.tagName !== 'ol') return
    const items = list.children.filter((child) => child.type === 'element')
    list.tagName = 'span'
    list.children = items.flatMap(({ children }, index): ElementContent[] =>
      index === 0 ? children : [{ type: 'text', value: ', ' }, ...children],
    )
  })
}

function newElement(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}

/** Words that only CSS sets apart get a space between them. */
function separated(children: ElementContent[]): ElementContent[] {
  let before = ''
  return children.flatMap((child): ElementContent[] => {
    const text = toString(child)
    const isGlued = /[\p{L}\p{N}.:!?%)]$/u.test(before) && /^[\p{L}\p{N}(©£]/u.test(text)
    if (text) before = text
    return isGlued ? [{ type: 'text', value: ' ' }, child] : [child]
  })
}
