import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'

/** Puts each table into a section that the keyboard can scroll, named after its columns. */
export function scrollableTables() {
  return (tree: Root) => {
    visit(tree, 'element', (table, index, parent) => {
      if (table.tagName !== 'table' || !parent || index === undefined) return undefined
      parent.children[index] = {
        type: 'element',
        tagName: 'section',
        properties: {
          className: ['table-scroll'],
          tabIndex: 0,
          ariaLabel: `Table: ${columnNames(table).join(', ')}`,
        },
        children: [table],
      }
      return [SKIP, index + 1]
    })
  }
}

function columnNames(table: Element): string[] {
  const names: string[] = []
  visit(table, 'element', (cell) => {
    // HTML no longer has `align`, so the stylesheet reads a data attribute.
    const { align, ...properties } = cell.properties
    if (align) cell.properties = { ...properties, dataAlign: align }
    if (cell.tagName !== 'th') return
    cell.properties.scope = 'col'
    const name = toString(cell).trim()
    if (name) names.push(name)
  })
  return names
}
