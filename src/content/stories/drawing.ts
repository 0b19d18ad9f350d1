import { select } from 'hast-util-select'
import { toString } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'

/** What is inside the svg elements of a story's two drawings, and what they show in words. */
export type Drawing = { label: string; wide: string; tall: string }

export const svg = unified()
  .use(rehypeParse, { fragment: true, space: 'svg' })
  .use(rehypeStringify, { space: 'svg', closeEmptyElements: true })

/**
 * The drawing in a story's folder, or undefined if it has none. Throws, naming the folder or file,
 * if one of the two is missing or has no title.
 */
export function readDrawing(folder: string, files: Record<string, string>): Drawing | undefined {
  const wide = files[`${folder}/wide.svg`]
  const tall = files[`${folder}/tall.svg`]
  if (wide === undefined && tall === undefined) return undefined
  if (wide === undefined || tall === undefined)
    throw new Error(`${folder}: needs both wide.svg and tall.svg, or neither`)
  const { label, inside } = parse(`${folder}/wide.svg`, wide)
  return { label, wide: inside, tall: parse(`${folder}/tall.svg`, tall).inside }
}

function parse(file: string, source: string) {
  const root = select('svg', svg.parse(source))
  const title = select('title', root)
  if (!root || !title) throw new Error(`${file}: needs an svg element with a title`)
  const children = root.children.filter((child) => child.type === 'element' && child !== title)
  const inside = svg.stringify({ type: 'root', children })
  // Without line breaks, and without the colours that are for viewing the file alone.
  return { label: toString(title), inside: inside.replaceAll(/\n|(?<=var\(--[a-z-]+),[^)]*/g, '') }
}
