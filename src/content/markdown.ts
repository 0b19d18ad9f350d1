import type { Element, Root } from 'hast'
import rehypeAutolinkHeadings from 'rehype-autolink-headings'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import remarkSmartypants from 'remark-smartypants'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { matter } from 'vfile-matter'
import { z } from 'zod'
import { newTabs, refuseSchemes } from './markdown/links.ts'
import { outline, plainText } from './markdown/reading.ts'
import { scrollableTables } from './markdown/tables.ts'

export type Heading = { depth: 2 | 3; id: string; text: string }

export type Content<T> = {
  file: string
  meta: T
  html: string
  headings: Heading[]
  words: number
  text: string
  /** The Markdown under the front matter. */
  body: string
}

// remark-rehype drops raw HTML, and nothing here allows it.
const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkSmartypants, { dashes: 'oldschool' })
  .use(plainText)
  .use(remarkRehype, {
    clobberPrefix: 'note-',
    footnoteLabel: 'Notes',
    footnoteLabelProperties: {},
    footnoteBackLabel: (reference, repeat) =>
      `Back to reference ${reference + 1}${repeat > 1 ? `, mention ${repeat}` : ''}`,
  })
  .use(rehypeSlug)
  .use(outline)
  .use(refuseSchemes)
  .freeze()

/** Steps for pages, which the feed leaves out. */
const pageParts = unified()
  // The anchor is empty and CSS draws its mark, so that a copied heading contains no '#'.
  .use(rehypeAutolinkHeadings, {
    behavior: 'append',
    properties: { className: ['heading-anchor'], ariaHidden: 'true', tabIndex: -1 },
    content: [],
  })
  .use(newTabs)
  .use(scrollableTables)
  .freeze()

const writer = unified().use(rehypeStringify).freeze()

/**
 * One Markdown file with YAML front matter, as safe HTML and what a page needs beside it.
 * `words` and `text` leave out the front matter; `headings` are the body's h2 and h3.
 * Throws, naming the file, when the front matter does not fit `schema`, when the body carries an
 * h1 (the title is front matter), or when a link has a scheme other than http(s), mailto or tel.
 */
export function parseContent<T>(file: string, source: string, schema: z.ZodType<T>): Content<T> {
  const document = naming(file, () => {
    const read = new VFile(source)
    matter(read, { strip: true })
    return read
  })
  const body = String(document)
  const meta = schema.safeParse(document.data.matter)
  if (!meta.success) throw new Error(`${file}: ${z.prettifyError(meta.error)}`)
  const { tree, text, headings } = readMarkdownTree(file, body)
  return {
    file,
    meta: meta.data,
    html: pageHtml(tree),
    headings,
    words: text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    text,
    body,
  }
}

/** A part of a file's Markdown as safe HTML; fails as parseContent does. */
export function renderMarkdown(file: string, markdown: string): string {
  return pageHtml(readMarkdownTree(file, markdown).tree)
}

/**
 * A file's Markdown as a feed shows it: without what only a page needs, and with addresses made
 * absolute against `base`. `before` is put in front. Fails as parseContent does.
 */
export function renderForFeed(file: string, markdown: string, base: string, before: Element) {
  const { tree } = readMarkdownTree(file, markdown)
  tree.children.unshift(before)
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src'])
      if (properties[name]) properties[name] = new URL(String(properties[name]), base).href
  })
  return writer.stringify(tree)
}

function readMarkdownTree(file: string, markdown: string) {
  return naming(file, () => {
    const read = new VFile(markdown)
    const tree = reader.runSync(reader.parse(read), read)
    return { tree, text: read.data.text ?? '', headings: read.data.headings ?? [] }
  })
}

function pageHtml(tree: Root) {
  return writer.stringify(pageParts.runSync(tree) as Root)
}

/** Runs `act`, and names the file in its error. */
function naming<T>(file: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

declare module 'vfile' {
  interface DataMap {
    matter: Record<string, unknown>
    text: string
    headings: Heading[]
  }
}
