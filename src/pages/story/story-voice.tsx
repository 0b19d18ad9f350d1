import type { Story } from '../../content/stories/schema.ts'

/** Who said what, on a band of its own: dark where the drawing is light, so that each page has one. */
export function StoryVoice({ story: { quote, scenario } }: { story: Story }) {
  return (
    <figure className={scenario === 'Planned Change' ? 'story-voice on-dark' : 'story-voice'}>
      <div className="page">
        <blockquote>“{quote.text}”</blockquote>
        <figcaption>
          <b>{quote.author}</b>, {quote.title}
        </figcaption>
      </div>
    </figure>
  )
}
