import { FactSheet } from '../../components/fact-sheet.tsx'
import type { Story } from '../../content/stories/schema.ts'
import { americanDate } from '../../lib/dates.ts'
import { keepTogether } from '../../lib/keep-together.ts'
import { profile, sections } from './copy.ts'

const part = 'story-part pt-3.75 edge-t-2-ink not-first:mt-16'

/** The account of the event beside what was measured. */
export function StoryAccount({ story }: { story: Story }) {
  const { industry, location, size, products } = story.company
  const [first, second] = story.metrics.filter((_, i) => i !== story.key)
  const facts = [
    { name: profile.industry, text: industry },
    { name: profile.location, text: location },
    { name: profile.size, text: size },
    { name: profile.products, text: <ProductList products={products} /> },
    {
      name: profile.published,
      text: <time dateTime={story.publishedDate}>{americanDate(story.publishedDate)}</time>,
    },
  ]
  return (
    <div className="page pt-16 pb-22 max-md:pt-11 max-md:pb-14">
      <section className={part}>
        <h2>{sections.challenge}</h2>
        <Figure {...first!} />
        <div
          className="prose [grid-area:text]"
          dangerouslySetInnerHTML={{ __html: story.businessChallenge }}
        />
      </section>
      <section className={part}>
        <h2>{sections.solution}</h2>
        <Figure {...second!} />
        <div
          className="prose [grid-area:text]"
          dangerouslySetInnerHTML={{ __html: story.solution }}
        />
        <div className="[grid-area:firm] self-end max-lg:mt-12">
          <h3 className="mb-2 text-body">{sections.profile}</h3>
          <FactSheet facts={facts} className="[&>div]:block" />
        </div>
      </section>
    </div>
  )
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <p className="story-figure">
      <b className="block mb-2 max-md:mb-0 text-title fw-520 figures leading-none whitespace-nowrap text-ink">
        {value}
      </b>{' '}
      <span className="break-anywhere">{keepTogether(label)}</span>
    </p>
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
