import { FactSheet } from '../../components/fact-sheet.tsx'
import type { Story } from '../../content/stories/schema.ts'
import { americanDate } from '../../lib/dates.ts'
import { origin } from '../../site.ts'
import { copyright, profile, sections } from './copy.ts'
import { StoryHeading } from './story-heading.tsx'
import { StoryMore } from './story-more.tsx'

type Props = { story: Story; others: readonly Story[] }

const text = 'prose'

/** The account of the event, who said what, and whose event it was. */
export function StoryAccount({ story, others }: Props) {
  const { quote, publishedDate } = story
  const { industry, location, size, products } = story.company
  const facts = [
    { name: profile.industry, value: industry },
    { name: profile.location, value: location },
    { name: profile.size, value: size },
    { name: profile.products, value: <ProductList products={products} /> },
    {
      name: profile.published,
      value: <time dateTime={publishedDate}>{americanDate(publishedDate)}</time>,
    },
  ]
  return (
    <div className="ruled">
      <div className="page pt-[clamp(32px,3.5vw,56px)] pb-[var(--band)] print:pt-[28pt]! print:pb-0! grid grid-cols-[minmax(0,1fr)] md:grid-cols-12 print:grid-cols-[minmax(0,1fr)_50mm]! gap-x-24px gap-y-40px print:gap-x-[10mm]! print:gap-y-0!">
        <section className="md:col-[1/9] print:[grid-area:1/1]">
          <StoryHeading>{sections.challenge}</StoryHeading>
          <div className={text} dangerouslySetInnerHTML={{ __html: story.businessChallenge }} />
        </section>
        <section className="md:col-[1/9] print:[grid-area:2/1/auto/3] print:mt-[14pt]">
          <StoryHeading>{sections.solution}</StoryHeading>
          <div className={text} dangerouslySetInnerHTML={{ __html: story.solution }} />
        </section>
        <figure className="md:col-[1/12] md:pt-40px md:edge-t-ink print:[grid-area:3/1/auto/3] print:mt-[18pt] print:pt-[14pt] print:edge-t-ink">
          <blockquote className="max-w-[24em] font-serif normal-nums text-heading leading-tight indent-[-.42em] print:indent-0">
            “{quote.text}”
          </blockquote>
          <figcaption className="mt-4.5 text-small text-ink-2">
            <b className="fw-600 text-ink">{quote.author}</b>, {quote.title}
          </figcaption>
        </figure>
        <section className="md:col-[9/13] md:row-[1/3] md:pl-32px md:edge-l-rule print:[grid-area:1/2]">
          <div className="md:sticky md:top-[calc(var(--header)+32px)]">
            <h2 className="mb-3.5 text-topic print:mt-[3pt] print:mb-[8pt]">{sections.profile}</h2>
            <FactSheet facts={facts} className="print:[&>div]:block print:[&>div]:py-[4pt]" />
          </div>
        </section>
        {others.length > 0 && <StoryMore scenario={story.scenario} stories={others} />}
        <p className="print-only flex justify-between mt-[28pt] pt-[6pt] [grid-area:4/1/auto/3] edge-t-rule text-data">
          <a href={origin}>{origin.replace(/^https?:\/\//, '')}</a>
          <span>{copyright}</span>
        </p>
      </div>
    </div>
  )
}

function ProductList({ products }: { products: readonly string[] }) {
  return (
    <ul className="list-none">
      {products.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}
