import type { Comment, Element, ElementContent, Nodes } from 'hast'
import { matches, select } from 'hast-util-select'
import { toString } from 'hast-util-to-string'
import { h } from 'hastscript'
import { SKIP, visit } from 'unist-util-visit'

/** Controls, decoration, and what a page shows only on paper, while it loads, or once a form was sent. */
const unread =
  'script, style, template, noscript, form, input, iframe, svg, nav, dialog, [hidden], [popover], ' +
  '[aria-hidden=true], [aria-busy=true], [role=tooltip], img:not([alt]), img[alt=""], ' +
  '.print-only, .skeleton, .form-sent, .carousel-controls, ol:has(> li > button)'

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
    const caption = select(':scope > figcaption.sr-only', element)
    if (role === 'img' && typeof ariaLabel === 'string') showWords(element, ariaLabel)
    else if (element.tagName === 'figure' && caption) showWords(element, toString(caption))
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
  if (element.type === 'comment' || matches(unread, element)) return true
  // A button in a table row has the row's name as its text.
  if (element.tagName === 'button')
    return !(parent.type === 'element' && /^t[dh]$/.test(parent.tagName))
  return matches('.sr-only', element) && toString(element).includes('(opens in')
}

function showWords(element: Element, words: string) {
  element.tagName = 'p'
  element.properties = {}
  element.children = [{ type: 'text', value: `Picture: ${words}` }]
}

function listFacts(list: Element) {
  const items: Element[] = []
  visit(list, 'element', (element) => {
    const { tagName, children } = element
    if (tagName === 'dt') {
      flattenTerm(element)
      items.push(h('li', h('strong', separated(children)), ': '))
    }
    if (tagName === 'dd') items.at(-1)?.children.push(...children)
  })
  list.tagName = 'ul'
  list.children = items
}

/** A term is in bold and on one line: bold words and paragraphs inside it would end both. */
function flattenTerm(term: Element) {
  visit(term, 'element', (element) => {
    if (/^(b|strong|p)$/.test(element.tagName)) element.tagName = 'span'
  })
}

/** A Markdown cell has one line, so lists and stacked blocks in it become 'A, B, C'. */
function flattenLists(cell: Element) {
  visit(cell, 'element', (list) => {
    const items = list.children.filter((child) => child.type === 'element')
    const areBlocks = items.length > 1 && items.every(({ tagName }) => tagName === 'div')
    if (list.tagName !== 'ul' && list.tagName !== 'ol' && !areBlocks) return
    if (list !== cell) list.tagName = 'span'
    list.children = items.flatMap(({ children }, index): ElementContent[] =>
      index === 0 ? children : [{ type: 'text', value: ', ' }, ...children],
    )
  })
}

/** Adds spaces between words that only CSS separates. */
function separated(children: ElementContent[]): ElementContent[] {
  let before = ''
  return children.flatMap((child): ElementContent[] => {
    const text = toString(child)
    const isGlued = /[\p{L}\p{N}.:!?%)]$/u.test(before) && /^[\p{L}\p{N}(©£]/u.test(text)
    if (text) before = text
    return isGlued ? [{ type: 'text', value: ' ' }, child] : [child]
  })
}
