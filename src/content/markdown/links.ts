import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

const SCHEME = /^([a-z][a-z0-9+.-]*):/i
const ALLOWED = new Set(['http', 'https', 'mailto', 'tel'])

/** Refuses links that could run code; opens other sites in a new tab and says so. */
export function linkPolicy() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const attribute = node.tagName === 'a' ? 'href' : 'src'
      const address = node.properties[attribute]
      if (typeof address !== 'string') return
      const scheme = SCHEME.exec(address.trim())?.[1]?.toLowerCase()
      if (scheme && !ALLOWED.has(scheme)) throw new Error(`link with the scheme '${scheme}:'`)
      if (attribute === 'src' || (scheme !== 'http' && scheme !== 'https')) return
      node.properties.target = '_blank'
      node.properties.rel = ['noopener']
      node.children.push({
        type: 'element',
        tagName: 'span',
        properties: { className: ['sr-only'] },
        children: [{ type: 'text', value: ' (opens in a new tab)' }],
      })
    })
  }
}
