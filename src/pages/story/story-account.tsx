import { FactSheet } from '../../components/fact-sheet.tsx'
import type { Story } from '../../content/stories/schema.ts'
import { americanDate } from '../../lib/dates.ts'
import { keepDurations } from '../../lib/durations.ts'
import { profile, sections } from './copy.ts'

/** The account of the event beside what was measured. */
export function StoryAccount({ story }: { story: Story }) {
  const { industry, location, size, products } = story.company
  const [first, second] = story.metrics.filter((_, i) => i !== story.key)
  const facts = [
    { name: profile.industry, value: industry },
    { name: profile.location, value: location },
    { name: profile.size, value: size },
    { name: profile.products, value: <ProductList products={products} /> },
    {
      name: profile.published,
      value: <time dateTime={story.publishedDate}>{americanDate(story.publishedDate)}</time>,
    },
  ]
  return (
    <div className="story-body page">
      <section className="story-part">
        <h2>{sections.challenge}</h2>
        <Figure {...first!} />
        <div className="prose" dangerouslySetInnerHTML={{ __html: story.businessChallenge }} />
      </section>
      <section className="story-part">
        <h2>{sections.solution}</h2>
        <Figure {...second!} />
        <div className="prose" dangerouslySetInnerHTML={{ __html: story.solution }} />
        <div className="story-firm">
          <h3 className="text-body">{sections.profile}</h3>
          <FactSheet facts={facts} />
        </div>
      </section>
    </div>
  )
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <p className="story-figure">
      <b>{value}</b> <span>{keepDurations(label)}</span>
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
