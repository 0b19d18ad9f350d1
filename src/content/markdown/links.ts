import type { Root } from 'hast'
import { h } from 'hastscript'
import { visit } from 'unist-util-visit'
import { newTabNote } from '../../site.ts'

const allowed = ['http', 'https', 'mailto', 'tel']

/** Throws on an address that could run code. */
export function refuseSchemes() {
  return (tree: Root) => {
    visit(tree, 'element', ({ properties }) => {
      for (const address of [properties.href, properties.src]) {
        const [, scheme] = /^\s*([a-z][a-z0-9+.-]*):/i.exec(String(address)) ?? []
        if (scheme && !allowed.includes(scheme.toLowerCase()))
          throw new Error(`link with the scheme '${scheme.toLowerCase()}:'`)
      }
    })
  }
}

/** Opens other sites in a new tab, and says so. */
export function newTabs() {
  return (tree: Root) => {
    visit(tree, 'element', ({ properties, children }) => {
      if (!/^\s*https?:/i.test(String(properties.href))) return
      properties.target = '_blank'
      properties.rel = ['noopener']
      children.push(h('span', { className: ['sr-only'] }, newTabNote))
    })
  }
}
