import type { ReactNode } from 'react'
import { FactSheet } from './fact-sheet.tsx'

type Props = {
  back: { href: string; label: string }
  title: string
  lead: string
  facts: readonly { name: string; text: ReactNode }[]
  contents: { label: string; entries: readonly ContentsEntry[] }
  /** The text, already HTML. */
  html: string
  isNumbered?: boolean
  children: ReactNode
}

export function LongRead({ back, title, lead, facts, contents, html, ...more }: Props) {
  return (
    <div className="ruled">
      <article className={`long-read page ${more.isNumbered ? 'clauses' : ''}`}>
        <header className={more.isNumbered ? 'md:col-span-11' : 'md:col-span-full lg:col-end-6'}>
          <BackLink href={back.href}>{back.label}</BackLink>
          <h1 className="max-w-13.2em mt-4">{title}</h1>
          <p className="lead text-balance mt-5.5">{lead}</p>
        </header>
        <FactSheet facts={facts} className="long-read-facts facts-printed" />
        {more.children}
        <Contents {...contents} />
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </article>
    </div>
  )
}

function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="back-link no-print">
      <span className="i-lucide-arrow-left" aria-hidden />
      {children}
    </a>
  )
}

type ContentsEntry = {
  id: string
  text: string
  /** The minute of reading, or the number of the clause. */
  mark: string
}

function Contents({ label, entries }: Props['contents']) {
  return (
    <nav aria-label="Contents" className="toc text-small no-print">
      <p className="pb-2 text-ink-3">{label}</p>
      <ol className="[scroll-target-group:auto] [background:repeating-linear-gradient(var(--rule-strong)_0_1px,transparent_1px_8px)_0_0/7px_100%_no-repeat]">
        {entries.map(({ id, text, mark }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="text-ink-3 narrow">{mark}</span> {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
