import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'

/** Puts each table in a region that the keyboard can scroll, named after its columns. */
export function scrollableTables() {
  return (tree: Root) => {
    visit(tree, 'element', (table, index, parent) => {
      if (table.tagName !== 'table' || !parent || index === undefined) return undefined
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: ['table-scroll'],
          role: 'region',
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
    if (cell.tagName !== 'th') return
    cell.properties.scope = 'col'
    const name = toString(cell).trim()
    if (name) names.push(name)
  })
  return names
}
