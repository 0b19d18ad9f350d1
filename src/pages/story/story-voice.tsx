import type { Story } from '../../content/stories/schema.ts'

/** Who said what, on a band of its own: dark where the drawing is light, so that each page has one. */
export function StoryVoice({ story: { quote, scenario } }: { story: Story }) {
  return (
    <figure className={`story-voice page ${scenario === 'Planned Change' ? 'on-dark' : ''}`}>
      <blockquote>“{quote.text}”</blockquote>
      <figcaption>
        <b>{quote.author}</b>, {quote.title}
      </figcaption>
    </figure>
  )
}
