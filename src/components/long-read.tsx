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

/**
 * A long text: its head and its record on the left, the text in the middle. Contents are on the left,
 * below the record, where the right margin has figures; clauses have them in that margin.
 */
export function LongRead({ back, title, lead, facts, contents, html, ...more }: Props) {
  return (
    <div className="ruled">
      <article
        className={`page pt-7 md:pt-10 pb-$band print:py-0 grid grid-cols-1 md:grid-cols-12 md:gap-x-6 print:block ${more.isNumbered ? 'clauses' : ''}`}
      >
        <header className="md:col-span-11">
          <BackLink href={back.href}>{back.label}</BackLink>
          <h1 className="title-long">{title}</h1>
          <p className="lead mt-5.5 print:max-w-none print:mt-2.5">{lead}</p>
        </header>
        <FactSheet
          facts={facts}
          className="facts-printed mt-8 md:col-start-1 md:col-end-5 md:self-start md:mt-12 md:mr-4 lg:[.clauses_&]:[grid-area:2/1/4/4] lg:[.clauses_&]:sticky lg:[.clauses_&]:top-[calc(var(--header)+32px)]"
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
