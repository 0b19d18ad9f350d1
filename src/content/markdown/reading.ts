import type { Root as HastRoot } from 'hast'
import { toString as hastText } from 'hast-util-to-string'
import type { Root as MdastRoot } from 'mdast'
import { toString as mdastText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

const FOOTNOTES = 'footnote-label'

/** Puts the readable text into `file.data.text`, a line for each paragraph, heading or cell. */
export function plainText() {
  return (tree: MdastRoot, file: VFile) => {
    const lines: string[] = []
    visit(tree, (node) => {
      if (node.type === 'heading' && node.depth === 1)
        throw new Error(`headings start at '##', the title is front matter: '${mdastText(node)}'`)
      if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
        lines.push(mdastText(node, { includeImageAlt: false }))
    })
    file.data.text = lines.filter(Boolean).join('\n')
  }
}

/** Puts the h2 and h3 into `file.data.headings`. */
export function outline() {
  return (tree: HastRoot, file: VFile) => {
    const headings: { depth: 2 | 3; id: string; text: string }[] = []
    visit(tree, 'element', (node) => {
      const depth = node.tagName === 'h2' ? 2 : node.tagName === 'h3' ? 3 : null
      const id = node.properties.id
      if (depth && typeof id === 'string' && id !== FOOTNOTES)
        headings.push({ depth, id, text: hastText(node) })
    })
    file.data.headings = headings
  }
}
