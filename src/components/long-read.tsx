import type { ReactNode } from 'react'
import { BackLink } from './back-link.tsx'
import { Contents, type ContentsEntry } from './contents.tsx'
import { FactSheet } from './fact-sheet.tsx'

type Props = {
  back: { href: string; label: string }
  title: string
  lead: string
  facts: readonly { name: string; value: ReactNode }[]
  contents: { label: string; entries: readonly ContentsEntry[] }
  /** The text, already HTML. */
  html: string
  /** Numbers of clauses hang in the margin of the text. */
  isNumbered?: boolean
  /** What is between the head and the text: a picture, a status. */
  children: ReactNode
}

/** A long text: its head, its record and its contents on the left, the text from the fifth column. */
export function LongRead({ back, title, lead, facts, contents, html, ...more }: Props) {
  return (
    <div className="ruled">
      <article className={more.isNumbered ? 'page reading clauses' : 'page reading'}>
        <header className="md:col-span-11">
          <BackLink href={back.href}>{back.label}</BackLink>
          <h1 className="title-long">{title}</h1>
          <p className="lead mt-5.5 print:max-w-none print:mt-2.5 print:text-[12pt]">{lead}</p>
        </header>
        <FactSheet facts={facts} className="reading-facts" />
        {more.children}
        <Contents {...contents} />
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </article>
    </div>
  )
}
