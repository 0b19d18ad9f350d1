import rehypeAutolinkHeadings from 'rehype-autolink-headings'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import remarkSmartypants from 'remark-smartypants'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { matter } from 'vfile-matter'
import { z } from 'zod'
import { linkPolicy } from './markdown/links.ts'
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

// Raw HTML is dropped by remark-rehype: nothing here allows it back in.
const pipeline = unified()
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
  // An empty anchor: the mark is drawn by CSS, so that a feed or a copied heading carries no '#'.
  .use(rehypeAutolinkHeadings, {
    behavior: 'append',
    properties: { className: ['heading-anchor'], ariaHidden: 'true', tabIndex: -1 },
    content: [],
  })
  .use(linkPolicy)
  .use(scrollableTables)
  .use(rehypeStringify)
  .freeze()

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
  const rendered = render(file, body)
  const text = rendered.data.text ?? ''
  return {
    file,
    meta: meta.data,
    html: String(rendered),
    headings: rendered.data.headings ?? [],
    words: text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    text,
    body,
  }
}

/** A part of a file's Markdown as safe HTML; fails as parseContent does. */
export function renderMarkdown(file: string, markdown: string): string {
  return String(render(file, markdown))
}

function render(file: string, markdown: string) {
  return naming(file, () => pipeline.processSync(markdown))
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
