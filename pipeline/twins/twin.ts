import type { Root } from 'hast'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { counselNote, inForceNote, isSample } from '../../src/content/sample.ts'
import { britishDate } from '@cuewright/runbook/words'
import type { Summary } from '../page.ts'
import type { Source } from '../sources.ts'
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
export function twinOf(page: Summary, origin: string, source?: Source): string {
  const url = origin + page.path
  const text =
    source && source.kind !== 'story' ? fromSource(page, source, url) : fromMain(page, url)
  return `${text.trim()}\n\n---\n\nThis is the text of <${url}>.\n`
}

function fromMain({ main }: Summary, url: string): string {
  const root: Root = { type: 'root', children: [readable(main, url)] }
  // Characters that keep a line whole would keep readers from finding 'go/no-go'.
  const markdown = toMarkdown.stringify(toMarkdown.runSync(root))
  return markdown.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')
}

type Prose = Exclude<Source, { kind: 'story' }>

function fromSource({ heading, description }: Summary, source: Prose, url: string) {
  const { date, body } = source.kind === 'post' ? source.post : source.document
  const legal = source.kind === 'legal' ? source.document : undefined
  const about = [legal && `Version ${legal.version}`, britishDate(date)].filter(Boolean).join(', ')
  const note = legal && isSample(legal) ? `\n\n_${legal.inForce ? inForceNote : counselNote}_` : ''
  const absolute = body.replaceAll(/\]\(([/#][^)\s]*)/g, (_, to: string) => `](${new URL(to, url)}`)
  return `# ${heading}\n\n> ${description}\n\n${about}${note}\n\n${absolute.trim()}`
}
