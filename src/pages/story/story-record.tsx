import { Facts } from '../../components/facts.tsx'
import type { Story } from '../../content/stories/schema.ts'
import { americanDate } from '../../lib/dates.ts'
import { StoryMore } from './story-more.tsx'
import { StoryScreen } from './story-screen.tsx'
import { keepDurations } from '../../lib/durations.ts'
import { company, copyrightYear, origin } from '../../site.ts'

type Props = { story: Story; more: readonly Story[] }

/** The three measurements, the account of the event, who said what, and whose event it was. */
export function StoryRecord({ story, more }: Props) {
  const { metrics, quote, publishedDate } = story
  const { industry, location, size, products } = story.company
  const profile = [
    { name: 'Industry', value: industry },
    { name: 'Location', value: location },
    { name: 'Company size', value: size },
    { name: 'Products', value: <ProductList products={products} /> },
    {
      name: 'Published',
      value: <time dateTime={publishedDate}>{americanDate(publishedDate)}</time>,
    },
  ]
  return (
    <>
      <section className="ruled on-dark" aria-label="Measurements">
        <dl className="page story-metrics">
          {metrics.map(({ value, label }) => (
            <div key={label}>
              <dt>{keepDurations(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="ruled">
        <div className="page story-body">
          <section className="story-challenge">
            <h2>Business challenge</h2>
            <div className="prose" dangerouslySetInnerHTML={{ __html: story.businessChallenge }} />
          </section>
          <section className="story-solution">
            <h2>Solution</h2>
            <div className="prose" dangerouslySetInnerHTML={{ __html: story.solution }} />
          </section>
          {story.image && <StoryScreen name={story.image} />}
          <figure className="story-quote">
            <blockquote>“{quote.text}”</blockquote>
            <figcaption>
              <b>{quote.author}</b>, {quote.title}
            </figcaption>
          </figure>
          <section className="story-profile">
            <h2>Company profile</h2>
            <Facts facts={profile} />
          </section>
          {more.length > 0 && <StoryMore scenario={story.scenario} stories={more} />}
          <p className="print-only story-colophon">
            <span>{origin.replace(/^https?:\/\//, '')}</span>
            <span>
              © {copyrightYear} {company}
            </span>
          </p>
        </div>
      </div>
    </>
  )
}

function ProductList({ products }: { products: readonly string[] }) {
  return (
    <ul className="story-products">
      {products.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}
