import type { Element, ElementContent, Root } from 'hast'
import { select, selectAll } from 'hast-util-select'
import { h } from 'hastscript'
import type { Rendered } from './page.ts'

/** The first view may show this many bands. The others are laid out when they come near. */
const early = 2

/** A band of a page: its name on the ruler, its id and its size. */
type Band = { name: string; id: string; size: Size }
/**
 * The number of questions in a list of closed answers, or else of visible characters, of those that a phone puts beside
 * others in a row, and of stories' drawings.
 */
type Size = { answers: number } | { text: number; beside: number; drawings: number }

/**
 * Gives a page the ruler that names its bands, in the place that its layout keeps for it. Later bands get
 * the figures from which src/styles/bands.css estimates their height until they are laid out. A page with
 * one or two bands, or with a contents list, has no ruler. A band's name is its `data-band`; the first is 'Top'.
 * Throws, naming the page, if a band has no name or two bands have the same.
 */
export function ruleBands({ path, tree }: Rendered): Rendered {
  const main = select('main', tree)
  const elements = main ? main.children.filter(isBand) : []
  const names = elements.map(({ properties }, i) => (i === 0 ? 'Top' : properties.dataBand))
  const isRuled = elements.length > 2 && !select('.toc, .screen-index', main)
  if (isRuled && new Set(names.filter(Boolean)).size < elements.length)
    throw new Error(`${path}: every band of a ruler needs a name of its own: ${names.join(', ')}`)
  const bands = new Map(
    elements.map((element, i) => {
      const name = String(names[i])
      const id = element.properties.id ?? name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
      return [element, { name, id, size: sizeOf(element) }]
    }),
  )

  function marked<Child extends Root['children'][number] | ElementContent>(child: Child): Child {
    if (child.type !== 'element') return child
    const index = elements.indexOf(child)
    if (index !== -1) return bandOf(child, bands.get(child)!, index, isRuled) as Child
    if (isRuled && child.properties.dataRuler !== undefined)
      return ruler([...bands.values()]) as Child
    return { ...child, children: child.children.map(marked) }
  }

  return { path, tree: { ...tree, children: tree.children.map(marked) } }
}

function bandOf(element: Element, { id, size }: Band, index: number, isRuled: boolean): Element {
  const { dataBand: _, ...properties } = element.properties
  const isLate = index >= early
  const style = [properties.style, isLate && styleOf(size)]
  return {
    ...element,
    properties: {
      ...properties,
      ...(isRuled && { id }),
      className: [
        ...(properties.className as string[]),
        ...(isLate ? ['answers' in size ? 'later-answers' : 'later-band'] : []),
      ],
      style: style.filter(Boolean).join(';') || undefined,
    },
  }
}

/** The bands' names in order, each a link. src/runtime/ruler.ts marks the current one. */
function ruler(bands: readonly Band[]): Element {
  return h('nav', { className: ['page-ruler'], ariaLabel: 'On this page' }, [
    h(
      'ol',
      { role: 'list' },
      bands.map(({ name, id }) => h('li', [h('a', { href: `#${id}` }, name)])),
    ),
  ])
}

function styleOf(size: Size): string {
  if ('answers' in size) return `--answers:${size.answers}`
  const { text, beside, drawings } = size
  return (
    `--text:${text}` +
    (beside > 0 ? `;--beside:${beside}` : '') +
    (drawings > 0 ? `;--drawings:${drawings}` : '')
  )
}

/** A list of closed answers is rows of one height. */
function sizeOf(band: Element): Size {
  const list = select('.faq', band)
  const answers = list ? list.children.filter(({ type }) => type === 'element').length : 0
  if (answers > 0) return { answers }
  const rows = selectAll('.swipe', band).map(({ children }) => children.map(textLength))
  return {
    text: textLength(band),
    beside: total(rows.map((row) => total(row) - Math.max(...row))),
    drawings: selectAll('.story-drawing', band).length,
  }
}

/** Counts visible characters. Closed answers are hidden, and the words in a graphic take no extra room. */
function textLength(node: ElementContent): number {
  if (node.type === 'text') return node.value.length
  if (node.type !== 'element' || isUnseen(node)) return 0
  const closed = node.tagName === 'details' && !node.properties.open
  const seen = closed ? node.children.filter(isSummary) : node.children
  return seen.reduce((sum, child) => sum + textLength(child), 0)
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

function isUnseen(element: Element): boolean {
  const { hidden, popover } = element.properties
  if (hidden || popover !== undefined || hasClass(element, 'sr-only')) return true
  return ['svg', 'script', 'noscript', 'template', 'dialog'].includes(element.tagName)
}

function isBand(child: ElementContent): child is Element {
  return child.type === 'element' && hasClass(child, 'ruled')
}

function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name)
}

function isSummary(child: ElementContent) {
  return child.type === 'element' && child.tagName === 'summary'
}
