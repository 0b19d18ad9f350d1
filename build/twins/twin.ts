import type { Root } from 'hast'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { counselNote, isSample } from '../../src/content/sample.ts'
import { britishDate } from '../../src/lib/dates.ts'
import { paths } from '../../src/paths.ts'
import type { Source } from '../front-matter.ts'
import type { Page } from '../pages-written.ts'
import { readable } from './readable.ts'

const toMarkdown = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_' })
  .freeze()

/**
 * A page as Markdown with absolute links: posts and legal documents from the Markdown that they were
 * written in, every other page from its rendered main.
 */
export function twinOf(page: Page, origin: string, source?: Source): string {
  const url = origin + page.path
  const isProse = source && !page.path.startsWith(`${paths.stories}/`)
  const text = isProse ? fromSource(page, source, url) : fromMain(page, url)
  return `${text.trim()}\n\n---\n\nThis is the text of <${url}>.\n`
}

function fromMain({ main }: Page, url: string): string {
  const root: Root = { type: 'root', children: [readable(main, url)] }
  return toMarkdown.stringify(toMarkdown.runSync(root))
}

function fromSource({ heading, description }: Page, { body, date, meta }: Source, url: string) {
  const day = date && britishDate(date)
  const about = [meta.version && `Version ${meta.version}`, day].filter(Boolean).join(', ')
  const isDraft = meta.category !== '' && isSample(meta)
  const note = isDraft ? `\n\n_${counselNote}_` : ''
  const absolute = body.replaceAll(/\]\(([/#][^)\s]*)/g, (_, to: string) => `](${new URL(to, url)}`)
  return `# ${heading}\n\n> ${description}\n\n${about}${note}\n\n${absolute.trim()}`
}
