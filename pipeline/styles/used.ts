import type { Element } from 'hast'
import { selectAll } from 'hast-util-select'
import { visit } from 'unist-util-visit'
import type { Rendered } from '../page.ts'

/** What a page has that CSS can ask for. */
export type Used = {
  path: string
  /** With the numbers of the elements that have it, such as ' 3 7'. */
  classes: ReadonlyMap<string, string>
  /** The classes that are inside islands. */
  inIslands: ReadonlySet<string>
  /** What selectors can match, such as 'table', '.band', '#faq', '[data-first]' or '[data-state=done]'. */
  marks: ReadonlySet<string>
  /** Attributes that read custom properties, as declarations. */
  attributes: readonly string[]
}

export function usedBy({ path, tree }: Rendered): Used {
  const [classes, marks, attributes] = [
    new Map<string, string>(),
    new Set<string>(),
    new Set<string>(),
  ]
  let number = 0
  const inIslands = new Set(selectAll('[data-island] *', tree).flatMap(classesOf))
  visit(tree, 'element', function collect(element) {
    if (element.content) visit(element.content, 'element', collect)
    const { className: _, id, ...others } = element.properties
    number += 1
    for (const name of classesOf(element)) classes.set(name, `${classes.get(name) ?? ''} ${number}`)
    marks.add(element.tagName)
    marks.add(`#${String(id)}`)
    for (const [property, value] of Object.entries(others)) {
      const name = property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      marks.add(`[${name}]`)
      marks.add(`[${name}=${String(value)}]`)
      if (String(value).includes('var(--'))
        attributes.add(name === 'style' ? String(value) : `${name}:${String(value)}`)
    }
  })
  for (const name of classes.keys()) marks.add(`.${name}`)
  return { path, classes, inIslands, marks, attributes: [...attributes] }
}

function classesOf({ properties: { className } }: Element): string[] {
  return Array.isArray(className) ? className.map(String) : []
}
