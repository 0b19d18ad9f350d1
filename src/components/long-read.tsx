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

/** Contents are at the left, below the facts; with clauses they are in the right margin. */
export function LongRead({ back, title, lead, facts, contents, html, ...more }: Props) {
  return (
    <div className="ruled">
      <article
        className={`page pt-7 md:pt-10 pb-$band grid grid-cols-1 md:grid-cols-12 md:gap-x-6 ${more.isNumbered ? 'clauses' : ''}`}
      >
        <header className={more.isNumbered ? 'md:col-span-11' : 'md:col-span-full lg:col-end-6'}>
          <BackLink href={back.href}>{back.label}</BackLink>
          <h1 className="max-w-13.2em mt-4">{title}</h1>
          <p className="lead mt-5.5">{lead}</p>
        </header>
        <FactSheet
          facts={facts}
          className="facts-printed mt-8 md:col-span-full lg:self-start lg:mb-14 lg:mr-4 lg:col-end-6 lg:[.clauses_&]:[grid-area:2/1/4/4] lg:[.clauses_&]:sticky lg:[.clauses_&]:top-[calc(var(--header)+32px)]"
        />
        {more.children}
        <Contents {...contents} />
        <div
          className={`prose relative md:col-start-5 md:col-end-13 lg:col-end-11 md:max-w-none md:[&>*]:max-w-34em ${more.isNumbered ? 'lg:col-start-4' : 'md:pl-10'} md:edge-l-rule`}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </article>
    </div>
  )
}

function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-flex items-center gap-2 min-h-11 text-small text-ink-2 no-underline underline-offset-4 hover:text-ink hover:underline no-print"
    >
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

/** Shown on wide screens only. */
function Contents({ label, entries }: Props['contents']) {
  return (
    <nav
      aria-label="Contents"
      className="toc hidden lg:block mt-9 [.clauses_&]:mt-11.25 text-small no-print"
    >
      <p className="pb-2 text-ink-3">{label}</p>
      <ol className="[scroll-target-group:auto] [background:repeating-linear-gradient(var(--rule-strong)_0_1px,transparent_1px_8px)_0_0/7px_100%_no-repeat]">
        {entries.map(({ id, text, mark }) => (
          <li key={id}>
            <a
              className="grid label-13 [.clauses_&]:label-6 pt-1.25 pb-2.75 pl-4.5 no-underline hover:text-ink hover:underline hover:[text-underline-offset:4px]"
              href={`#${id}`}
            >
              <span className="text-ink-3 narrow">{mark}</span> {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
